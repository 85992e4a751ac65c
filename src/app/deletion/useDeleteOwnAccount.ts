import { useQueryClient } from '@tanstack/react-query';
import { deleteAccount, getGetCurrentUserQueryOptions } from '../../api/generated/auth/auth.ts';
import type { DeleteAccountRequest } from '../../api/generated/model/index.ts';
import { useSession } from '../../session/SessionScope.tsx';
import { normalizeEmail } from '../../lib/forms/email.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { deletion } from './copy.ts';
import { AddressMismatchError } from './deletionErrorMessage.ts';

/**
 * Deletes the account of the signed-in user. The endpoint deletes any account whose password is correct, so the entered
 * e-mail address is compared with the user's first (rule A15). Afterwards the session ends and the login screen reports
 * it.
 */
export function useDeleteOwnAccount() {
  const client = useQueryClient();
  const session = useSession();
  return useTask(async ({ email, password }: DeleteAccountRequest) => {
    const me = await client.ensureQueryData(getGetCurrentUserQueryOptions());
    if (comparableEmail(email) !== comparableEmail(me.email)) throw new AddressMismatchError();
    await deleteAccount({ email: me.email, password });
    session.end('logout');
    snackbars.clear();
    snackbars.show(deletion.done, { kind: 'ok', topic: 'session' });
  });
}

const comparableEmail = (email: string) => normalizeEmail(email).toLowerCase();
