import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { unsentMessagesDialog } from './copy.ts';

interface Props {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirmation before a logout that would lose messages which have not reached the server (rule M1b). */
export function UnsentMessagesDialog({ open, onConfirm, onCancel }: Props) {
  return (
    <ConfirmDialog
      open={open}
      danger
      title={unsentMessagesDialog.title}
      body={unsentMessagesDialog.body}
      confirmLabel={unsentMessagesDialog.confirm}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
