import { isApiError } from '../../../api/errors.ts';
import { registerErrors } from './copy.ts';

/** How a server says that a username or an e-mail address is taken (decision A3). */
const TAKEN = /already|exist|registered|taken|既に|すでに|登録済/i;
const USERNAME = /user\s?name|ユーザー名/i;
const EMAIL = /e-?mail|メール/i;

/**
 * What to say about a registration that failed (spec.md section 8): taken username, taken address, other detail, no
 * answer, default. The username comes first, since a text about it may name the address too (decision A3).
 */
export function registerErrorMessage(error: unknown): string {
  if (!isApiError(error)) return registerErrors.fallback;
  const detail = error.detail ?? '';
  if ((error.status === 409 || error.status === 400) && TAKEN.test(detail)) {
    if (USERNAME.test(detail)) return registerErrors.usernameTaken;
    if (EMAIL.test(detail)) return registerErrors.emailTaken;
  }
  if (detail !== '') return detail;
  return error.kind === 'network' ? registerErrors.network : registerErrors.fallback;
}
