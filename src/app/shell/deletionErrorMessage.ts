import { isApiError } from '../../api/errors.ts';
import { deletionErrors } from './copy.ts';

/** The address that was typed is not the one of whoever is logged in. */
export class NotMyAddress extends Error {
  override readonly name = 'NotMyAddress';
}

/** What to say about an own account that could not be deleted (spec.md section 8 "Delete account"). */
export function deletionErrorMessage(error: unknown): string {
  const status = isApiError(error) ? error.status : 0;
  if (status === 404 || error instanceof NotMyAddress) return deletionErrors.notMine;
  return status === 401 ? deletionErrors.wrongPassword : deletionErrors.fallback;
}
