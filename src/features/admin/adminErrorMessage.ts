import { isApiError } from '../../api/errors.ts';
import { adminErrors } from './copy.ts';

/** What to say about a deletion that failed (spec.md section 8 "Admin deletion page"). */
export function adminErrorMessage(error: unknown): string {
  const status = isApiError(error) ? error.status : 0;
  if (status === 404) return adminErrors.notFound;
  return status === 401 ? adminErrors.wrongPassword : adminErrors.fallback;
}
