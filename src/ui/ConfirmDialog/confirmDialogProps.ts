import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question: 投稿を削除しますか？ */
  title: string;
  /** What will happen, read out together with the title. */
  body: ReactNode;
  /** What the button does: 削除する. */
  confirmLabel: string;
  /** What the button says while it is done: 削除中…; its own words unless given. */
  pendingLabel?: string;
  /** キャンセル unless given. */
  cancelLabel?: string;
  /** It is being done: the dialog stays until it is known how it ended. */
  pending?: boolean;
  /** For what can't be undone. */
  danger?: boolean;
  /** Why the last try failed. */
  error?: string | null | undefined;
  /** Something is still missing, for example in a field among the children. */
  confirmDisabled?: boolean;
  onConfirm: () => void;
  /** The person changed their mind: by the button or Esc. A press beside the dialog does not count. */
  onCancel: () => void;
  /** Fields that have to be filled in; Enter in one of them confirms. */
  children?: ReactNode;
}
