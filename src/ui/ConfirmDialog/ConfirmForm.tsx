import type { ReactNode, SyntheticEvent } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { common } from '../copy.ts';
import * as css from '../Dialog/Dialog.css.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question: 投稿を削除しますか？ */
  title: string;
  /** The consequences; announced together with the title. */
  body: ReactNode;
  /** Label of the confirming button: 削除する. */
  confirmLabel: string;
  /** Label of the confirming button while `pending`: 削除中…; default `confirmLabel`. */
  pendingLabel?: string;
  /** Default キャンセル. */
  cancelLabel?: string;
  /** The action is running, so the dialog cannot be closed. */
  pending?: boolean;
  /** Marks an action that cannot be undone. */
  danger?: boolean;
  /** Message about the last failed attempt. */
  error?: string | null | undefined;
  /** The confirming button is disabled, for example while a field among the children is empty. */
  confirmDisabled?: boolean;
  /** Why the confirming button is disabled, and what to do. */
  confirmDisabledReason?: string;
  onConfirm: () => void;
  /** Called on the cancel button and on Esc. A press outside the dialog is ignored. */
  onCancel: () => void;
  /** Fields to be filled in; Enter in one of them confirms. */
  children?: ReactNode;
}

interface ConfirmFormProps extends Omit<ConfirmDialogProps, 'open' | 'title' | 'body'> {
  description: ReactNode;
}

/**
 * The part of a confirmation below its title: the consequences, the fields and the buttons.
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
    <form className={css.confirmForm} noValidate onSubmit={confirm}>
      {description}
      {children}
      {error && <Banner kind="error">{error}</Banner>}
      <div className={css.actions}>
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
