import { isApiError, toMessage } from '../../api/errors.ts';
import { composer } from './copy.ts';

/**
 * Returns the message for a post that could not be created (rule B23): for a 422 one line per issue with its
 * location, else the server's message, else the default.
 */
export function postErrorMessage(error: unknown): string {
  if (isApiError(error) && error.issues.length > 0) {
    return error.issues.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('\n');
  }
  return toMessage(error, composer.failed);
}
