import { Dialog as Primitive } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { useSearch } from 'wouter';
import { keyboardScrollable } from '../../lib/browser/focus/keyboardScrollable.ts';
import { useBackLayer } from '../../lib/browser/history/useBackLayer.ts';
import { common } from '../copy.ts';
import { shouldClose } from '../Dialog/shouldClose.ts';
import { backdrop } from '../Dialog/Dialog.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import type { DrawerProps } from './Drawer.tsx';
import * as css from './Drawer.css.ts';

/** The content of `Drawer`, in a module of its own that is loaded lazily. */
export function DrawerPanel({
  open,
  onClose,
  title,
  side = 'right',
  header,
  children,
  footer,
  closeLabel = common.closeDialog,
}: DrawerProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const search = useSearch();
  return (
    <>
      {open && <BackLayer key={search} onBack={onClose} />}
      <Primitive.Root open={open} onOpenChange={(next, details) => shouldClose(next, details) && onClose()}>
        <Primitive.Portal>
          <Primitive.Backdrop className={backdrop} />
          <Primitive.Popup className={css.side[side]} data-side={side} initialFocus={titleRef}>
            <div className={css.head}>
              <Primitive.Title ref={titleRef} tabIndex={-1} className={css.title}>
                {title}
              </Primitive.Title>
              <IconButton label={closeLabel} onClick={onClose}>
                <CloseIcon />
              </IconButton>
            </div>
            {header && (
              <div ref={anchorBody} className={css.header}>
                {header}
              </div>
            )}
            <div ref={keyboardScrollable} className={css.body}>
              {children}
            </div>
            {footer && <div className={css.footer}>{footer}</div>}
          </Primitive.Popup>
        </Primitive.Portal>
      </Primitive.Root>
    </>
  );
}

/** Mounted again when filters in the drawer change the URL, because the change pushes a history entry of its own. */
function BackLayer({ onBack }: { onBack: () => void }) {
  useBackLayer(true, onBack);
  return null;
}

/**
 * A ref callback for the header of a drawer: when it grows or shrinks, the body below it is scrolled by as much, so
 * that the element under a finger does not move. The body must be the next sibling of the header.
 */
function anchorBody(header: HTMLElement | null): (() => void) | undefined {
  const body = header?.nextElementSibling;
  if (!header || !body) return undefined;
  let height = header.offsetHeight;
  const observer = new ResizeObserver(() => {
    const before = height;
    height = header.offsetHeight;
    body.scrollTop += height - before;
  });
  observer.observe(header);
  return () => observer.disconnect();
}
