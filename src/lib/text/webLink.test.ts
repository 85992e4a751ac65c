import { expect, it } from 'vitest';
import { webLink, withoutUnseen } from './webLink.ts';

it.each([
  ['https://x.com/hana', 'https://x.com/hana'],
  [' HTTP://Example.com ', 'http://example.com/'],
  ['\u200Bhttps://x.com/ha\u200Bna\uFEFF', 'https://x.com/hana'],
  ['https://example.com/音', 'https://example.com/%E9%9F%B3'],
])('renders %s as %s', (typed, href) => expect(webLink(typed)).toBe(href));

it.each([
  null,
  undefined,
  '',
  'x.com/hana',
  'javascript:alert(1)',
  'JaVaScRiPt://%0aalert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'https://',
  'https://bank.example@evil.example/',
  '\u0001javascript:alert(1)',
  'ftp://example.com',
])('renders no link for %s', (typed) => expect(webLink(typed)).toBeNull());

it.each([
  ['\u200Bhttps://x.com/ha\u00ADna\u200D ', 'https://x.com/hana'],
  ['https://a.example/①', 'https://a.example/①'],
  ['https://fa.example/می\u200Cخواهم', 'https://fa.example/می\u200Cخواهم'],
  ['https://a.example/👩‍🎤❤️/b', 'https://a.example/👩‍🎤❤️/b'],
])('the URL %j is %j', (typed, url) => expect(withoutUnseen(typed)).toBe(url));
