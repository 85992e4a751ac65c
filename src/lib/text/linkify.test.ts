import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkify, MOST_LINKS } from './linkify.ts';

const linksIn = (text: string) => linkify(text).flatMap((piece) => (piece.kind === 'link' ? [piece.text] : []));

test.each([
  ['https://a.example', ['https://a.example']],
  ['見て https://a.example/b。', ['https://a.example/b']],
  ['「https://a.example/b」を見て', ['https://a.example/b']],
  ['（https://a.example/b）', ['https://a.example/b']],
  ['https://a.example/liveを見て', ['https://a.example/live']],
  ['https://a.example/b、https://b.example/c', ['https://a.example/b', 'https://b.example/c']],
  ['行こう！https://a.example/？', ['https://a.example/']],
  ['(https://a.example/b_(c))', ['https://a.example/b_(c)']],
  ['[https://a.example/b[c]]', ['https://a.example/b[c]']],
  ['See https://a.example/b?c=d&e=%E3%81%82#f.', ['https://a.example/b?c=d&e=%E3%81%82#f']],
  ['HTTPS://A.EXAMPLE', ['HTTPS://A.EXAMPLE']],
  ['javascript:alert(1)', []],
  ['data:text/html,<b>', []],
  ['ftp://a.example', []],
  ['https://', []],
  ['https://bank.example@evil.example/', []],
  ['xhttps://a.example', []],
  ['', []],
])('%s', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test('includes the host, which the text of an address may hide', () => {
  expect(linkify('https://a.example.evil.example/x')).toEqual([
    {
      kind: 'link',
      text: 'https://a.example.evil.example/x',
      href: 'https://a.example.evil.example/x',
      host: 'a.example.evil.example',
    },
  ]);
});

test('limits the number of links in a text of nothing but links', () => {
  const text = 'http://a '.repeat(555);
  expect(linksIn(text)).toHaveLength(MOST_LINKS);
  expect(linkify(text).at(-1)).toEqual({ kind: 'text', text: text.slice(MOST_LINKS * 9 - 1) });
});

test('keeps the text unchanged, and every link is http or https', () => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('https://a.example', 'http://', '。', '」', ')', '(', '.', 'を', ' '),
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join('');
      const pieces = linkify(text);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      const links = pieces.filter((piece) => piece.kind === 'link');
      expect(links.filter(({ href }) => !/^https?:\/\/[^/@]+/.test(href))).toEqual([]);
    }),
  );
});
