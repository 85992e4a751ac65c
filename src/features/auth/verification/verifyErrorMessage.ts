import { isApiError } from '../../../api/errors.ts';
import { verify } from './copy.ts';

const ALREADY_USED = /既に使用|使用済み|already\s+(been\s+)?used/i;
const EXPIRED = /有効期限|期限切れ|expired/i;

/** What to say when an address could not be verified: detail, status text, no answer, anything else (decision A9). */
export function verifyErrorMessage(error: unknown): string {
  if (!isApiError(error)) return verify.error.other(error instanceof Error ? error.message : String(error));
  if (error.kind === 'network') return verify.error.network;
  if (error.detail !== null) return error.detail;
  return error.statusText || verify.error.other(error.message);
}

/** What the message means for the person, where it is one of the two known cases (decision A8). */
export function verifyHint(message: string): { kind: 'info' | 'error'; text: string } | null {
  if (ALREADY_USED.test(message)) return { kind: 'info', text: verify.hint.alreadyUsed };
  if (EXPIRED.test(message)) return { kind: 'error', text: verify.hint.expired };
  return null;
}

/** No answer, or a server that failed: the link itself has not been judged yet. */
export function isWorthRetrying(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || error.status >= 500);
}
