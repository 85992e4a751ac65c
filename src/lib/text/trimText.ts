import { isBlank, VISIBLE } from './isBlank.ts';

/** Returns a text without white space at its ends; empty for null, undefined, or when no character is visible. */
export function trimText(text: string | null | undefined): string {
  return text === null || text === undefined || isBlank(text) ? '' : text.trim();
}

/**
 * Returns a text without invisible characters and white space at its ends. For identifiers that are opaque and may
 * therefore not be changed inside: ids, and paths of the app.
 * @example trimUnseen('\uFEFFuser-1\u200B') // 'user-1'
 */
export const trimUnseen = (text: string): string =>
  new RegExp(`${VISIBLE.source}(?:.*${VISIBLE.source})?`, 'su').exec(text)?.[0] ?? '';
