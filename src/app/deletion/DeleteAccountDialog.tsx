import { useRef, useState } from 'react';
import { useFilledIn } from '../../lib/forms/useCheckedForm.ts';
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
 * remains after a failed attempt. The fields are uncontrolled, so that values from a password manager are read too.
 */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [isFilledIn, around] = useFilledIn();
  const [attempt, remove, reset] = useDeleteOwnAccount();
  /** What was typed last, for the limits. */
  const [typed, setTyped] = useState({ email: '', password: '' });
  const fault = tooLong(typed.email, EmailMax) ?? passwordTooLong(typed.password, PasswordMax);
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
      confirmDisabledReason={fault ?? deletion.fillFirst}
      confirmDisabled={!isFilledIn || fault !== undefined}
      error={attempt.status === 'failed' ? deletionErrorMessage(attempt.error) : null}
      onConfirm={() => remove({ email: email.current?.value ?? '', password: password.current?.value ?? '' })}
      onCancel={cancel}
    >
      <Stack gap="medium" ref={around}>
        <TextField
          type="email"
          name="email"
          label={deletion.email}
          autoComplete="username"
          required
          error={tooLong(typed.email, EmailMax)}
          ref={email}
          onChange={(event) => setTyped({ ...typed, email: event.target.value })}
        />
        <PasswordField
          name="password"
          label={deletion.password}
          autoComplete="current-password"
          required
          error={passwordTooLong(typed.password, PasswordMax)}
          ref={password}
          onChange={(event) => setTyped({ ...typed, password: event.target.value })}
        />
      </Stack>
    </ConfirmDialog>
  );
}
