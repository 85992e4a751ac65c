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
  ['https://ja.wikipedia.org/wiki/音楽', ['https://ja.wikipedia.org/wiki/音楽']],
  ['「https://ja.wikipedia.org/wiki/音楽」を、', ['https://ja.wikipedia.org/wiki/音楽']],
  ['https://ja.wikipedia.org/wiki/音楽。', ['https://ja.wikipedia.org/wiki/音楽']],
  ['https://ja.wikipedia.org/wiki/音楽　を', ['https://ja.wikipedia.org/wiki/音楽']],
  ['https://ja.wikipedia.org/wiki/音楽を聴いて', ['https://ja.wikipedia.org/wiki/音楽を聴いて']],
  ['https://ja.wikipedia.org/wiki/ジョン・レノン', ['https://ja.wikipedia.org/wiki/ジョン・レノン']],
  ['https://ja.wikipedia.org/wiki/セッション_(音楽)', ['https://ja.wikipedia.org/wiki/セッション_(音楽)']],
  ['(https://ja.wikipedia.org/wiki/カテゴリ:音楽)', ['https://ja.wikipedia.org/wiki/カテゴリ:音楽']],
  ['https://www.youtube.com/@はなチャンネル', ['https://www.youtube.com/@はなチャンネル']],
  ['https://a.example/s?q=音楽&x=ロック#第一章…', ['https://a.example/s?q=音楽&x=ロック#第一章']],
  ['https://日本語.jp', ['https://日本語.jp']],
  ['https://日本語.jpを', ['https://日本語.jp']],
  ['https://www.日本語.jp/はな！', ['https://www.日本語.jp/はな']],
  ['https://はな.みんな、https://b.example', ['https://はな.みんな', 'https://b.example']],
  ['https://fa.wikipedia.org/wiki/می‌خواهم', ['https://fa.wikipedia.org/wiki/می‌خواهم']],
  ['https://a.example/bを見て', ['https://a.example/b']],
  ['https://a.example/を見て', ['https://a.example/']],
  ['https://a.exampleの', ['https://a.example']],
  ['https://a.example/2026年', ['https://a.example/2026']],
  ['https://a.example/%E9%9F%B3楽', ['https://a.example/%E9%9F%B3']],
  ['https://a.example(公式)', ['https://a.example']],
  ['https://a.example/b（公式）', ['https://a.example/b']],
  ['https://a.example/b・https://b.example/音・', ['https://a.example/b', 'https://b.example/音']],
  ['https://a.example/​音', ['https://a.example/']],
  ['https://から始まるURL', []],
  ['https://を', []],
  ['HTTPS://A.EXAMPLE', ['HTTPS://A.EXAMPLE']],
  ['javascript:alert(1)', []],
  ['data:text/html,<b>', []],
  ['ftp://a.example', []],
  ['https://', []],
  ['https://bank.example@evil.example/', []],
  ['xhttps://a.example', []],
  ['', []],
])('C43: the links in %s', (text, links) => {
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

test('keeps the text of a link as typed, and shows its host in letters that no other host has', () => {
  expect(linkify('https://аpple.com/音楽')).toEqual([
    {
      kind: 'link',
      text: 'https://аpple.com/音楽',
      href: 'https://xn--pple-43d.com/%E9%9F%B3%E6%A5%BD',
      host: 'xn--pple-43d.com',
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
    fc.constantFrom(
      'https://a.example',
      'http://',
      'https://日本語.jp/',
      '音',
      '・',
      '。',
      '」',
      ')',
      '(',
      '.',
      'を',
      ' ',
    ),
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
