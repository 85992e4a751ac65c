/**
 * For the test that parsing takes linear time: texts that make a non-linear parser read the same characters repeatedly,
 * by their pattern. Each function takes the length of the text.
 */
export const worstTexts: Record<string, (length: number) => string> = {
  'an address with closing brackets': fill('http://a.b/', ')'),
  'an address with both closing brackets': fill('http://a.b/', ')]'),
  'an address with brackets of which half are open': (length) =>
    fill('http://a.b/', '(')(length / 2) + ')'.repeat(length / 2),
  'an address with the ends of sentences': fill('http://a.b/', '.,:;!?'),
  'an address with ends of sentences and brackets': fill('http://a.b/', ').]!'),
  'addresses in addresses': fill('', 'http://'),
  'the beginnings of addresses': fill('', 'http'),
  'addresses of one letter': fill('', 'http://a '),
  'addresses without a host': fill('', 'http://? '),
  'an address with user names': fill('http://', 'a@', 'b'),
  'an address with a long host': fill('http://', 'a.', 'b'),
  'an address with an encoded host': fill('http://', '%cc%95%cc%96'),
  'an address with a host in Punycode': fill('http://xn--', 'a'),
  'an address with steps up': fill('https://a.b/', 'a/../'),
  'a scheme without an end': fill('', 'a'),
  'slashes with something behind': fill('/', '/', 'a'),
  'slashes that end the text': fill('/uploads/', '/'),
  'dots behind an @': fill('a@', '.', '@'),
  'dots with a blank behind': fill('a@b', '.', ' '),
  'only @': fill('', '@'),
  'a domain without an end': fill('', 'a.', '!'),
  blanks: fill('a', ' ', 'a'),
  'blanks of every kind': fill('a', ' \t\n\u3000', 'a'),
  'one letter and one blank': fill('', 'a '),
  dashes: fill('a', '-', 'a'),
  'marks in an order that has to be changed': fill('a', '\u0315\u0316'),
  'marks that are in the wrong order': (length) => `a${'\u0315'.repeat(length / 2)}${'\u0316'.repeat(length / 2)}`,
  'half-width marks of voice': fill('ｶ', 'ﾞ\u0316'),
  'characters that stand for many': fill('', '\uFDFA'),
  'half-width kana': fill('', 'ｶﾞ'),
  'kana with letters behind': fill('', 'かk'),
  ヴ: fill('', 'ヴ'),
  'letters of n': fill('', 'n'),
  'doubled consonants': fill('', 'kka'),
  'syllables of three letters': fill('', 'kya'),
  consonants: fill('', 'k', '1'),
  digits: fill('', '0'),
  offsets: fill('2026-11-21T10:35:00', '+09:00'),
  'a day with brackets': fill('2026-11-21', '(', 'Z'),
  'lines without anything': fill('a', '\n', 'b'),
  'pairs of surrogates': fill('', '🎸'),
  'halves of surrogates': fill('', '\uD83C'),
  'emoji joined': fill('👩', '\u200D👩'),
  'directions of writing': fill('', '\u202E\u202D'),
};

function fill(start: string, repeated: string, end = '') {
  return (length: number): string =>
    (start + repeated.repeat(Math.ceil(length / repeated.length))).slice(0, length - end.length) + end;
}
