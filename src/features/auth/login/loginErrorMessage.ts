import { isApiError } from '../../../api/errors.ts';
import { loginErrors } from './copy.ts';

/** How a server says that the e-mail address is not verified yet (decision A1). */
export const UNVERIFIED =
  /確認されていません|認証されていません|未確認|未認証|not\s+verified|unverified|verify your email/i;

/** How a server says that e-mail or password is wrong (decision A2). */
const WRONG_CREDENTIALS = /incorrect|invalid credentials|正しくありません/i;

/** The login was right, but the e-mail address has not been verified: time for the dialog. */
export function isUnverified(error: unknown): boolean {
  return isApiError(error) && error.detail !== null && UNVERIFIED.test(error.detail);
}

/**
 * What to say about a login that failed (spec.md section 8). The order matters, since a server may send the unverified
 * text with 400, 401 or 403: unverified, wrong credentials, 400, other detail, no answer, default (decision A1).
 */
export function loginErrorMessage(error: unknown): string {
  if (!isApiError(error)) return loginErrors.fallback;
  const detail = error.detail ?? '';
  if (UNVERIFIED.test(detail)) return detail;
  if (error.status === 401 || WRONG_CREDENTIALS.test(detail)) return loginErrors.credentials;
  if (error.status === 400) return loginErrors.badRequest;
  if (detail !== '') return detail;
  return error.kind === 'network' ? loginErrors.network : loginErrors.fallback;
}
