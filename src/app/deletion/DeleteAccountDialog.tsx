import { useState } from 'react';
import { EmailMax, PasswordMax } from '../../api/generated/limits.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { passwordTooLong, tooLong } from '../../ui/Field/textLimit.ts';
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
  const fault = tooLong(email, EmailMax) ?? passwordTooLong(password, PasswordMax);
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
      confirmDisabledReason={fault ?? deletion.fillFirst}
      confirmDisabled={email.trim() === '' || password === '' || fault !== undefined}
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
          limit={EmailMax}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          name="password"
          label={deletion.password}
          autoComplete="current-password"
          required
          error={passwordTooLong(password, PasswordMax)}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
