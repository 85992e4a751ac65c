import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { deletion } from './copy.ts';
import { deletionErrorMessage } from './deletionErrorMessage.ts';
import { useDeleteOwnAccount } from './useDeleteOwnAccount.ts';

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Renders the dialog in which users delete their own account, after entering its e-mail address and password. The input
 * remains after a failed attempt.
 */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [attempt, remove, reset] = useDeleteOwnAccount();
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
      pending={attempt.status === 'running'}
      danger
      confirmDisabledReason={deletion.fillFirst}
      confirmDisabled={email.trim() === '' || password === ''}
      error={attempt.status === 'failed' ? deletionErrorMessage(attempt.error) : null}
      onConfirm={() => remove({ email, password })}
      onCancel={cancel}
    >
      <Stack gap="medium">
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
      </Stack>
    </ConfirmDialog>
  );
}
