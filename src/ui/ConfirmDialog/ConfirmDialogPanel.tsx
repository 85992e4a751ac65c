import { AlertDialog as Primitive } from '@base-ui/react/alert-dialog';
import { useRef, type SyntheticEvent } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { common } from '../copy.ts';
import * as dialog from '../Dialog/Dialog.css.ts';
import * as css from './ConfirmDialog.css.ts';
import type { ConfirmDialogProps } from './confirmDialogProps.ts';

/** The content of `ConfirmDialog`, in a module of its own that is loaded lazily. */
export function ConfirmDialogPanel({
  open,
  title,
  body,
  confirmLabel,
  pendingLabel,
  cancelLabel = common.cancel,
  pending = false,
  danger = false,
  error,
  confirmDisabled = false,
  confirmDisabledReason,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const cancel = () => {
    if (!pending) onCancel();
  };
  const confirm = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!pending && !confirmDisabled) onConfirm();
  };
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && cancel()}>
      <Primitive.Portal>
        <Primitive.Backdrop className={dialog.backdrop} />
        <Primitive.Viewport className={dialog.viewport.small}>
          <Primitive.Popup className={dialog.size.small} initialFocus={titleRef}>
            <Primitive.Title ref={titleRef} tabIndex={-1} className={dialog.title}>
              {title}
            </Primitive.Title>
            <form className={css.content} noValidate onSubmit={confirm}>
              <Primitive.Description className={dialog.description}>{body}</Primitive.Description>
              {children}
              {error && <Banner kind="error">{error}</Banner>}
              <div className={dialog.actions}>
                <Button disabled={pending} onClick={cancel}>
                  {cancelLabel}
                </Button>
                <Button
                  type="submit"
                  variant={danger ? 'danger' : 'primary'}
                  disabled={confirmDisabled && !pending}
                  {...(confirmDisabledReason === undefined ? {} : { disabledReason: confirmDisabledReason })}
                  loading={pending}
                  loadingLabel={pendingLabel ?? confirmLabel}
                >
                  {confirmLabel}
                </Button>
              </div>
            </form>
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
