import type { ReactNode } from 'react';

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
