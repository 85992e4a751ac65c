import { isBlank } from './isBlank.ts';

/** Returns a text without white space at its ends; empty for null, undefined, or when no character is visible. */
export function trimText(text: string | null | undefined): string {
  return text === null || text === undefined || isBlank(text) ? '' : text.trim();
}
