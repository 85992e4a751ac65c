import { normalizeIdentifier } from '../../../lib/text/identifier.ts';
import { toOneLine } from '../../../lib/text/isolate.ts';
import { nfkc } from '../../../lib/text/nfkc.ts';
import { trimText } from '../../../lib/text/trimText.ts';
import { webLink, withoutUnseen } from '../../../lib/text/webLink.ts';
import { type InputField, isOf, type LinkField, profileFields } from './profileFields.ts';

/** Returns a text as it will be stored: trimmed, a name in one line, a handle as a full URL, years as a number; null when empty. */
export function storedText(field: InputField, typed: string): string | null {
  if (isOf(field, 'text')) return trimText(toOneLine(typed)) || null;
  const parsed = isOf(field, 'years') ? readYears(typed)?.toString() : isOf(field, 'link') && parseLink(field, typed);
  return parsed || trimText(typed) || null;
}

/**
 * Parses whole years, full-width digits included.
 * @returns null for an empty text, undefined for anything that is not a whole number of up to three digits
 */
export function readYears(typed: string): number | null | undefined {
  const text = nfkc(typed).trim().replace(/年$/, '').trim();
  if (text === '') return null;
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

const HAS_SCHEME = /^[a-z][a-z0-9+-]*:/i;
const DOMAIN = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]|$)/u;

/** Matches what is behind a URL that was copied out of a sentence. */
const BEHIND = /(?<![。、」』）】〉》])[。、」』）】〉》]+$/;

/**
 * Parses a typed link: a full URL, one without `https://`, or a handle of the service with or without @; each also in
 * full-width letters. A URL in ASCII stays as it is, because its path may contain other letters.
 * @returns the URL; null when the text is empty, cannot be parsed or must not be a link
 * @example parseLink('twitterUrl', '@hana') // 'https://x.com/hana'
 */
export function parseLink(field: LinkField, typed: string): string | null {
  const text = withoutUnseen(typed).replace(BEHIND, '');
  if (webLink(text) !== null) return text;
  // NFKC does not know that 〜 is typed for ~, as ～ is.
  const plain = normalizeIdentifier(text).replaceAll('〜', '~');
  if (webLink(plain) !== null) return plain;
  if (plain === '' || HAS_SCHEME.test(plain)) return null;
  const { service } = profileFields[field];
  if (service?.hosts.test(plain) === true) return webLink(`https://${plain}`);
  const name = plain.replace(/^@\s*/, '');
  if (service?.handle.test(name) === true && !/^www\./i.test(name)) return service.address(name);
  return DOMAIN.test(plain) ? webLink(`https://${plain}`) : null;
}
