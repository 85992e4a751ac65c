import { isBlank } from './isBlank.ts';

/** Returns a text without white space at its ends; an empty one where there is nothing to see. */
export function trimText(text: string | null | undefined): string {
  return text === null || text === undefined || isBlank(text) ? '' : text.trim();
}
