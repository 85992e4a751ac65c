import type { DeleteAccountRequest, UserId } from '../../api/generated/model/index.ts';
import { isAuthenticated, sessions } from '../../session/sessions.ts';
import { withRetry } from '../../api/withRetry.ts';
import { normalizeEmail } from '../../lib/forms/email.ts';

export interface Deletion {
  /** The e-mail address of the deleted account as the server returned it. */
  email: string;
  /** Id of the signed-in user if it was their account, else null. */
  own: UserId | null;
}

/**
 * Deletes an account by its e-mail address and password, and reports whether it was the signed-in user's
 * (rule A15).
 */
export async function deleteAnyAccount(account: DeleteAccountRequest): Promise<Deletion> {
  // Loaded lazily, because the module imports TanStack Query, which this screen does not need otherwise.
  const { deleteAccount, getCurrentUser } = await import('../../api/generated/auth/auth.ts');
  // Requested before the deletion, since the token may be invalid afterwards.
  const me = isAuthenticated(sessions.getState()) ? await withRetry(() => getCurrentUser()).catch(() => null) : null;
  const { deleted_user: deleted } = await deleteAccount(account);
  return { email: deleted.email, own: me !== null && key(me.email) === key(deleted.email) ? me.id : null };
}

const key = (email: string) => normalizeEmail(email).toLowerCase();
