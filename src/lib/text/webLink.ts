import { withoutUnseen } from './identifier.ts';
import { parseUrl } from './parseUrl.ts';

/**
 * Parses the URL of a link that a user typed, without its invisible characters. Only http and https are accepted, and no user name before the host,
 * because it disguises the host.
 * @returns the URL, or null when it must not be rendered as a link
 * @example webLink('javascript:alert(1)') // null
 */
export function webLink(typed: string | null | undefined): string | null {
  const visible = withoutUnseen(typed ?? '');
  const url = /^https?:\/\//i.test(visible) ? parseUrl(visible) : null;
  return url !== null && url.username === '' && url.password === '' ? url.href : null;
}
