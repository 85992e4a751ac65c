import { trimText } from '../../lib/text/trimText.ts';
import { textLimit } from '../copy.ts';

/**
 * Returns the length of a text as it is sent: trimmed, in UTF-16 code units, because a text that is no longer than its
 * limit in these is accepted by every server (contract, `http.lengths`).
 */
export const sentLength = (text: string): number => trimText(text).length;

/** Returns the message for a text that is longer than its limit, otherwise undefined. */
export const tooLong = (text: string, limit: number): string | undefined =>
  sentLength(text) > limit ? textLimit.tooLong(limit) : undefined;

/** As `tooLong`, for a password, which is sent as it was typed. */
export const passwordTooLong = (password: string, limit: number): string | undefined =>
  password.length > limit ? textLimit.tooLong(limit) : undefined;

/** Whether the limit is shown: from four fifths of it on. */
export const isNearLimit = (text: string, limit: number): boolean => sentLength(text) > (limit * 4) / 5;
