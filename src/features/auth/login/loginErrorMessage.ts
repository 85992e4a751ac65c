import { isApiError, shownDetail } from '../../../api/errors.ts';
import { loginErrors } from './copy.ts';

/** Matches server messages about an unverified e-mail address (rule A1). */
export const UNVERIFIED =
  /確認されていません|認証されていません|未確認|未認証|not\s+verified|unverified|verify your email/i;

/** Matches server messages about a wrong e-mail address or password (rule A2). */
const WRONG_CREDENTIALS = /incorrect|invalid credentials|正しくありません/i;

/** Whether the login failed only because the e-mail address is not verified. */
export function isUnverified(error: unknown): boolean {
  return isApiError(error) && error.detail !== null && UNVERIFIED.test(error.detail);
}

/**
 * Returns the message for a failed login (rule A23). The order matters, because a server may send the message about an
 * unverified e-mail address with status 400, 401 or 403: unverified, wrong credentials, 400, other detail, network
 * error, default (rule A1).
 */
export function loginErrorMessage(error: unknown): string {
  if (!isApiError(error)) return loginErrors.fallback;
  const detail = shownDetail(error) ?? '';
  if (UNVERIFIED.test(detail)) return detail;
  if (error.status === 401 || WRONG_CREDENTIALS.test(detail)) return loginErrors.credentials;
  if (error.status === 400) return loginErrors.badRequest;
  if (detail !== '') return detail;
  return error.kind === 'network' ? loginErrors.network : loginErrors.fallback;
}
