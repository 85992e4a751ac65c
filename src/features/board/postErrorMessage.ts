import { isApiError, toMessage } from '../../api/errors.ts';
import { composer } from './copy.ts';

/**
 * What to say when a post was not made (spec.md section 8): the server's words; of a 422 the place and the fault, a
 * line each; otherwise the default.
 */
export function postErrorMessage(error: unknown): string {
  if (isApiError(error) && error.issues.length > 0) {
    return error.issues.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('\n');
  }
  // What a server says about its own breakdown is not written for people.
  if (isApiError(error) && error.status >= 500) return composer.failed;
  return toMessage(error, composer.failed);
}
