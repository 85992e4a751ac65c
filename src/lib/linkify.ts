/** A piece of a text that somebody wrote. */
export type TextPiece = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string; host: string };

/**
 * What links may be made of: the characters of RFC 3986 and no others, so that 「https://a.example」を and
 * https://a.example、 end where they should. Addresses with Japanese in them are copied percent-encoded by browsers.
 */
const ADDRESS = /\bhttps?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi;

/** To be put on every link to an address that a person wrote. */
export const FOREIGN_LINK_REL = 'noopener noreferrer nofollow ugc';

/**
 * Finds the web addresses in a text. Only http and https; what ends a sentence belongs to the sentence; a bracket at
 * the end only belongs to the address if it was opened there. An address that hides its host behind a user name stays
 * text.
 * @example linkify('見て https://a.example/b。') // text 見て, link https://a.example/b, text 。
 */
export function linkify(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutTail(match[0]);
    const url = parse(address);
    if (url === null) continue;
    if (match.index > done) pieces.push({ kind: 'text', text: text.slice(done, match.index) });
    pieces.push({ kind: 'link', text: address, href: url.href, host: url.host });
    done = match.index + address.length;
  }
  if (done < text.length || pieces.length === 0) pieces.push({ kind: 'text', text: text.slice(done) });
  return pieces;
}

const opening: Partial<Record<string, string>> = { ')': '(', ']': '[' };

function withoutTail(address: string): string {
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const open = opening[last];
    const kept = address.slice(0, end);
    const isOfTheSentence =
      open === undefined ? /[.,:;!?'*~]/.test(last) : kept.split(last).length > kept.split(open).length;
    if (!isOfTheSentence) break;
  }
  return address.slice(0, end);
}

function parse(address: string): URL | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
}
