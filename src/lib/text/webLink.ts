import { UNSEEN } from './isBlank.ts';
import { parseUrl } from './parseUrl.ts';

/** Matches what cannot be seen; in the first group what belongs to an emoji or to a word of another script. */
const UNSEEN_IN_URL = new RegExp(
  String.raw`((?<=[^\0-\x7F])(?:\uFE0F|[\u200C\u200D](?=[^\0-\x7F])))|[${UNSEEN}]`,
  'gu',
);

/**
 * Removes what cannot be seen from a URL that was typed or pasted, and trims it. Not normalized to NFKC, which would
 * make another path of /①, and joiners stay that words of its path contain.
 * @example withoutUnseen('\u200Bhttps://x.com/ha\u00ADna ') // 'https://x.com/hana'
 */
export const withoutUnseen = (url: string): string => url.replaceAll(UNSEEN_IN_URL, '$1').trim();

/**
 * Parses the URL of a link that a user typed, without its invisible characters. Only http and https are accepted, and no
 * user name before the host, because it disguises the host.
 * @returns the URL, or null when it must not be rendered as a link
 * @example webLink('javascript:alert(1)') // null
 */
export function webLink(typed: string | null | undefined): string | null {
  const visible = withoutUnseen(typed ?? '');
  const url = /^https?:\/\//i.test(visible) ? parseUrl(visible) : null;
  return url !== null && url.username === '' && url.password === '' ? url.href : null;
}
