import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../api/errors.ts';
import { deleteAccount, getGetCurrentUserQueryOptions } from '../../api/generated/auth/auth.ts';
import { EmailMax, PasswordMax } from '../../api/generated/limits.ts';
import type { DeleteAccountRequest } from '../../api/generated/model/index.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { comparableEmail } from '../../lib/forms/email.ts';
import { useFilledIn } from '../../lib/forms/useCheckedForm.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { passwordTooLong, tooLong } from '../../ui/Field/textLimit.ts';
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { deletion, deletionErrors } from './copy.ts';

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
  const emailFault = tooLong(typed.email, EmailMax);
  const passwordFault = passwordTooLong(typed.password, PasswordMax);
  const fault = emailFault ?? passwordFault;
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
          error={emailFault}
          ref={email}
          onChange={(event) => setTyped({ ...typed, email: event.target.value })}
        />
        <PasswordField
          name="password"
          label={deletion.password}
          autoComplete="current-password"
          required
          error={passwordFault}
          ref={password}
          onChange={(event) => setTyped({ ...typed, password: event.target.value })}
        />
      </Stack>
    </ConfirmDialog>
  );
}

/**
 * Deletes the account of the signed-in user. The endpoint deletes any account whose password is correct, so the entered
 * e-mail address is compared with the user's first. Afterwards the session ends and the login screen reports
 * it.
 */
function useDeleteOwnAccount() {
  const client = useQueryClient();
  const session = useSession();
  return useTask(async ({ email, password }: DeleteAccountRequest) => {
    const viewer = await client.ensureQueryData(getGetCurrentUserQueryOptions());
    if (comparableEmail(email) !== comparableEmail(viewer.email)) throw new AddressMismatchError();
    await deleteAccount({ email: viewer.email, password });
    session.end('logout');
    snackbars.clear();
    snackbars.show(deletion.done, { kind: 'ok', topic: 'session' });
  });
}

/** Thrown when the entered e-mail address is not the one of the signed-in user. */
export class AddressMismatchError extends Error {
  override readonly name = 'NotMyAddress';
}

/** Returns the message for a failed deletion of the user's own account. */
export function deletionErrorMessage(error: unknown): string {
  const status = isApiError(error) ? error.status : 0;
  if (status === 404 || error instanceof AddressMismatchError) return deletionErrors.notMine;
  return status === 401 ? deletionErrors.wrongPassword : deletionErrors.fallback;
}
