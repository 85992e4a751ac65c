import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { deletion } from './copy.ts';
import { deletionErrorMessage } from './deletionErrorMessage.ts';
import { useDeleteOwnAccount } from './useDeleteOwnAccount.ts';
import * as css from './DeleteAccountDialog.css.ts';

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks for e-mail address and password once more before the account goes. Keeps what was typed when a try fails. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { mutate, reset, isPending, error } = useDeleteOwnAccount();
  const cancel = () => {
    setEmail('');
    setPassword('');
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={deletion.title}
      body={deletion.body}
      confirmLabel={deletion.submit}
      pendingLabel={deletion.submitting}
      pending={isPending}
      danger
      confirmDisabled={email.trim() === '' || password === ''}
      error={error === null ? null : deletionErrorMessage(error)}
      onConfirm={() => mutate({ email, password })}
      onCancel={cancel}
    >
      <div className={css.fields}>
        <TextField
          type="email"
          name="email"
          label={deletion.email}
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          name="password"
          label={deletion.password}
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
