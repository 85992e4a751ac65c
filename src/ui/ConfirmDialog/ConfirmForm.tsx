import type { ReactNode, SyntheticEvent } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { common } from '../copy.ts';
import * as text from '../Dialog/DialogText.css.ts';
import * as css from './ConfirmDialog.css.ts';
import type { ConfirmDialogProps } from './confirmDialogProps.ts';

interface ConfirmFormProps extends Omit<ConfirmDialogProps, 'open' | 'title' | 'body'> {
  description: ReactNode;
}

/**
 * The part of a confirmation below its title: the consequences, the fields and the buttons. Not memoized, because it is
 * in the code of every screen, and memoizing would be half of its size.
 */
export function ConfirmForm({
  description,
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
}: ConfirmFormProps) {
  'use no memo';
  const confirm = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!pending && !confirmDisabled) onConfirm();
  };
  return (
    <form className={css.content} noValidate onSubmit={confirm}>
      {description}
      {children}
      {error && <Banner kind="error">{error}</Banner>}
      <div className={text.actions}>
        <Button disabled={pending} onClick={onCancel}>
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
  );
}
