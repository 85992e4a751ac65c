import type { DeleteAccountRequest } from '../../api/generated/model/index.ts';
import { isAuthenticated, sessions } from '../../session/sessions.ts';
import { withRetry } from '../../api/withRetry.ts';
import { normalizeEmail } from '../../lib/forms/email.ts';

/**
 * Deletes an account by its e-mail address and password, for an administrator.
 * @returns its e-mail address as the server has it, and the id of the signed-in user if it was their account (rule A15)
 */
export async function deleteAnyAccount(account: DeleteAccountRequest) {
  // Loaded lazily, because the module imports TanStack Query, which this screen does not need otherwise.
  const { deleteAccount, getCurrentUser } = await import('../../api/generated/auth/auth.ts');
  // Requested before the deletion, since the token may be invalid afterwards.
  const me = isAuthenticated(sessions.getState()) ? await withRetry(() => getCurrentUser()).catch(() => null) : null;
  const { deleted_user: deleted } = await deleteAccount(account);
  return { email: deleted.email, own: me !== null && key(me.email) === key(deleted.email) ? me.id : null };
}

const key = (email: string) => normalizeEmail(email).toLowerCase();
