import { isApiError, shownDetail } from '../../../api/errors.ts';
import { registerErrors } from './copy.ts';

/** Matches server messages about a username or e-mail address that is in use (rule A3). */
const TAKEN = /already|exist|registered|taken|既に|すでに|登録済/i;
const USERNAME = /user\s?name|ユーザー名/i;
const EMAIL = /e-?mail|メール/i;

/**
 * Returns the message for a failed registration (rule A24): username taken, e-mail address taken, other detail, network
 * error, default. The username comes first, because a message about it may mention the e-mail address too (rule A3).
 */
export function registerErrorMessage(error: unknown): string {
  if (!isApiError(error)) return registerErrors.fallback;
  const detail = shownDetail(error) ?? '';
  if ((error.status === 409 || error.status === 400) && TAKEN.test(detail)) {
    if (USERNAME.test(detail)) return registerErrors.usernameTaken;
    if (EMAIL.test(detail)) return registerErrors.emailTaken;
  }
  if (detail !== '') return detail;
  return error.kind === 'network' ? registerErrors.network : registerErrors.fallback;
}
