import { AlertDialog as Primitive } from '@base-ui/react/alert-dialog';
import { useRef } from 'react';
import { isFocusLost } from '../../lib/browser/focus/focusHeading.ts';
import { useBackLayer } from '../../lib/browser/history/useBackLayer.ts';
import { afterPaint } from '../../lib/time/timer.ts';
import * as css from '../Dialog/Dialog.css.ts';
import { type ConfirmDialogProps, ConfirmForm } from './ConfirmForm.tsx';

/** The content of `ConfirmDialog`, in a module of its own that is loaded lazily. */
export function ConfirmDialogPanel({ open, title, body, ...form }: ConfirmDialogProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const cancel = () => form.pending !== true && form.onCancel();
  useBackLayer(open, cancel);
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => !next && cancel()}
      onOpenChangeComplete={(isOpen) => !isOpen && void restoreFocus()}
    >
      <Primitive.Portal>
        <Primitive.Backdrop className={css.backdrop} />
        <Primitive.Viewport className={css.viewport}>
          <Primitive.Popup className={css.size.small} initialFocus={titleRef}>
            <Primitive.Title ref={titleRef} tabIndex={-1} className={css.title}>
              {title}
            </Primitive.Title>
            <ConfirmForm
              {...form}
              // A second press while the dialog fades away is not meant for what comes after it.
              onConfirm={() => open && form.onConfirm()}
              description={<Primitive.Description className={css.description}>{body}</Primitive.Description>}
            />
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/**
 * Focuses the screen's heading, or on a phone that of the visible part, when the element that had opened the dialog was
 * removed by the action.
 */
async function restoreFocus(): Promise<void> {
  await afterPaint();
  if (!isFocusLost()) return;
  document.querySelector<HTMLElement>('main :is(h1, h2):not([inert] *)')?.focus({ preventScroll: true });
}
