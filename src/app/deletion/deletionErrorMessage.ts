import { isApiError } from '../../api/errors.ts';
import { deletionErrors } from './copy.ts';

/** Thrown when the entered e-mail address is not the one of the signed-in user. */
export class AddressMismatchError extends Error {
  override readonly name = 'NotMyAddress';
}

/** Returns the message for a failed deletion of the user's own account (rule A26). */
export function deletionErrorMessage(error: unknown): string {
  const status = isApiError(error) ? error.status : 0;
  if (status === 404 || error instanceof AddressMismatchError) return deletionErrors.notMine;
  return status === 401 ? deletionErrors.wrongPassword : deletionErrors.fallback;
}
