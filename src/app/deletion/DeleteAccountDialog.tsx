import { useRef } from 'react';
import { useFilledIn } from '../../lib/forms/useCheckedForm.ts';
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
 * remains after a failed attempt. The fields are uncontrolled, so that values from a password manager are read too.
 */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [isFilledIn, around] = useFilledIn();
  const [attempt, remove, reset] = useDeleteOwnAccount();
  const cancel = () => {
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
      confirmDisabled={!isFilledIn}
      error={attempt.status === 'failed' ? deletionErrorMessage(attempt.error) : null}
      onConfirm={() => remove({ email: email.current?.value ?? '', password: password.current?.value ?? '' })}
      onCancel={cancel}
    >
      <Stack gap="medium" ref={around}>
        <TextField type="email" name="email" label={deletion.email} autoComplete="username" required ref={email} />
        <PasswordField
          name="password"
          label={deletion.password}
          autoComplete="current-password"
          required
          ref={password}
        />
      </Stack>
    </ConfirmDialog>
  );
}
