import { isApiError, shownDetail } from '../../../api/errors.ts';
import { verify } from './copy.ts';

const ALREADY_USED = /既に使用|使用済み|already\s+(been\s+)?used/i;
const EXPIRED = /有効期限|期限切れ|expired/i;

/**
 * Returns the message for a failed verification: detail, status text, network error, default (rule A9). A detail that
 * is not meant for users is replaced by the default text and not by the status text, which usually has the same
 * wording.
 */
export function verifyErrorMessage(error: unknown): string {
  if (!isApiError(error)) return verify.error.other(error instanceof Error ? error.message : String(error));
  if (error.kind === 'network') return verify.error.network;
  if (error.detail === null && error.statusText !== '') return error.statusText;
  return shownDetail(error) ?? verify.error.other(error.message);
}

/** Returns an explanation of the two known messages (rule A8), null for others. */
export function verifyHint(message: string): { kind: 'info' | 'error'; text: string } | null {
  if (ALREADY_USED.test(message)) return { kind: 'info', text: verify.hint.alreadyUsed };
  if (EXPIRED.test(message)) return { kind: 'error', text: verify.hint.expired };
  return null;
}

/** Whether the error came from the network or the server, so that the token may still be valid. */
export function isWorthRetrying(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || error.status >= 500);
}
