import { addressPattern } from './addressPattern.ts';
import { parseUrl } from './parseUrl.ts';

/** A piece of a user's text. */
export type TextPiece = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string; host: string };

const ADDRESS = /*#__PURE__*/ addressPattern();

/** Each link is an element and a tab stop; 5,000 characters could contain 556. Further URLs stay text. */
export const MOST_LINKS = 50;

/** The `rel` of every link to a URL that a user wrote. */
export const FOREIGN_LINK_REL = 'noopener noreferrer nofollow ugc';

/**
 * Splits a text into links to http and https URLs and the text between them. Punctuation at the end is not part of a
 * URL; a closing bracket is only if it was opened in the URL. A URL with a user name before the host stays text,
 * because it disguises the host.
 * @example linkify('見て https://a.example/b。') // text 見て, link https://a.example/b, text 。
 */
export function linkify(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  let links = 0;
  for (const match of text.matchAll(ADDRESS)) {
    if (links === MOST_LINKS) break;
    const address = withoutTail(match[0]);
    const url = parseUrl(address);
    if (url === null || url.username !== '' || url.password !== '') continue;
    // A name of another script is one only with a domain: https://から始まるURL.
    if (url.hostname.startsWith('xn--') && !url.hostname.includes('.')) continue;
    if (match.index > done) pieces.push({ kind: 'text', text: text.slice(done, match.index) });
    pieces.push({ kind: 'link', text: address, href: url.href, host: url.host });
    done = match.index + address.length;
    links += 1;
  }
  if (done < text.length || pieces.length === 0) pieces.push({ kind: 'text', text: text.slice(done) });
  return pieces;
}

/** An opening bracket at the end begins an explanation: https://a.example(公式). */
const sentenceEnds: ReadonlySet<string> = new Set(".,:;!?'*~([");

function withoutTail(address: string): string {
  /** For each closing bracket: how many more of them than opening ones the remaining URL contains. */
  const surplus = new Map([
    [')', count(address, ')') - count(address, '(')],
    [']', count(address, ']') - count(address, '[')],
  ]);
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const unopened = surplus.get(last);
    if (unopened === undefined ? !sentenceEnds.has(last) : unopened <= 0) break;
    if (unopened !== undefined) surplus.set(last, unopened - 1);
  }
  return address.slice(0, end);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
