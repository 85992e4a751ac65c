import { expect, it } from 'vitest';
import { parseLink } from './parseLink.ts';

it.each([
  ['twitterUrl', '@hana_sings', 'https://x.com/hana_sings'],
  ['twitterUrl', '＠ｈａｎａ', 'https://x.com/hana'],
  ['twitterUrl', ' hana ', 'https://x.com/hana'],
  ['twitterUrl', 'twitter.com/hana', 'https://twitter.com/hana'],
  ['twitterUrl', 'https://x.com/hana?s=20', 'https://x.com/hana?s=20'],
  ['twitterUrl', 'lit.link/hana', 'https://lit.link/hana'],
  ['instagramUrl', '@hana.music', 'https://www.instagram.com/hana.music/'],
  ['instagramUrl', 'www.instagram.com/hana', 'https://www.instagram.com/hana'],
  ['instagramUrl', 'www.example.com', 'https://www.example.com/'],
  ['youtubeUrl', '@はなチャンネル', 'https://www.youtube.com/@はなチャンネル'],
  ['youtubeUrl', 'UCabcdefghijklmnopqrstuv', 'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv'],
  ['youtubeUrl', 'youtu.be/abc', 'https://youtu.be/abc'],
  ['soundcloudUrl', 'hana-music', 'https://soundcloud.com/hana-music'],
  ['websiteUrl', 'hana.example.jp/live', 'https://hana.example.jp/live'],
  ['websiteUrl', 'はな.みんな', 'https://xn--q9jj.xn--q9jyb4c/'],
  ['websiteUrl', 'http://hana.example', 'http://hana.example'],
] as const)('%s: %s is %s', (field, typed, address) => expect(parseLink(field, typed)).toBe(address));

it.each([
  ['twitterUrl', ''],
  ['twitterUrl', '  '],
  ['twitterUrl', 'javascript:alert(1)'],
  ['instagramUrl', 'data:text/html,x'],
  ['youtubeUrl', 'two words'],
  ['soundcloudUrl', 'はな'],
  ['websiteUrl', 'hana'],
  ['websiteUrl', '@hana'],
  ['websiteUrl', 'ftp://hana.example'],
  ['websiteUrl', 'https://good.example@evil.example'],
  ['websiteUrl', '<script>.example'],
] as const)('%s: %s is no link', (field, typed) => expect(parseLink(field, typed)).toBeNull());
