import type { DeleteAccountRequest, UserId } from '../../api/generated/model/index.ts';
import { session } from '../../api/session.ts';
import { tryAgain } from '../../api/tryAgain.ts';
import { normalizeEmail } from '../../lib/email.ts';

export interface Deletion {
  /** The address as the server names it. */
  email: string;
  /** Who is logged in here, if it was their account. */
  own: UserId | null;
}

/** Deletes an account by its e-mail address and password, and finds out whether it was one's own (decision A15). */
export async function deleteAnyAccount(account: DeleteAccountRequest): Promise<Deletion> {
  // The module brings the query cache with it, which this screen does without until it is needed.
  const { deleteAccount, getCurrentUser } = await import('../../api/generated/auth/auth.ts');
  // Asked before: afterwards the server does not know any more.
  const me = session.getState().isAuthenticated ? await tryAgain(() => getCurrentUser()).catch(() => null) : null;
  const { deleted_user: deleted } = await deleteAccount(account);
  return { email: deleted.email, own: me !== null && key(me.email) === key(deleted.email) ? me.id : null };
}

const key = (email: string) => normalizeEmail(email).toLowerCase();
