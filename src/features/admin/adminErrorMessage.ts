import { isApiError } from '../../api/errors.ts';
import { adminErrors } from './copy.ts';

/** Returns the message for a failed deletion of an account by an administrator (rule A27). */
export function adminErrorMessage(error: unknown): string {
  const status = isApiError(error) ? error.status : 0;
  if (status === 404) return adminErrors.notFound;
  return status === 401 ? adminErrors.wrongPassword : adminErrors.fallback;
}
