/** Rows of the syllabary by consonant, in the order a, i, u, e, o. */
const rows: Record<string, string> = {
  '': 'あ い う え お',
  k: 'か き く け こ',
  s: 'さ し す せ そ',
  t: 'た ち つ て と',
  n: 'な に ぬ ね の',
  h: 'は ひ ふ へ ほ',
  m: 'ま み む め も',
  y: 'や い ゆ いぇ よ',
  r: 'ら り る れ ろ',
  w: 'わ うぃ う うぇ を',
  g: 'が ぎ ぐ げ ご',
  z: 'ざ じ ず ぜ ぞ',
  j: 'じゃ じ じゅ じぇ じょ',
  d: 'だ ぢ づ で ど',
  b: 'ば び ぶ べ ぼ',
  p: 'ぱ ぴ ぷ ぺ ぽ',
  f: 'ふぁ ふぃ ふ ふぇ ふぉ',
  v: 'ば び ぶ べ ぼ',
  sh: 'しゃ し しゅ しぇ しょ',
  ch: 'ちゃ ち ちゅ ちぇ ちょ',
  ts: 'つぁ つぃ つ つぇ つぉ',
  th: 'てゃ てぃ てゅ てぇ てょ',
  dh: 'でゃ でぃ でゅ でぇ でょ',
  ky: 'きゃ きぃ きゅ きぇ きょ',
  sy: 'しゃ しぃ しゅ しぇ しょ',
  ty: 'ちゃ ちぃ ちゅ ちぇ ちょ',
  ny: 'にゃ にぃ にゅ にぇ にょ',
  hy: 'ひゃ ひぃ ひゅ ひぇ ひょ',
  my: 'みゃ みぃ みゅ みぇ みょ',
  ry: 'りゃ りぃ りゅ りぇ りょ',
  gy: 'ぎゃ ぎぃ ぎゅ ぎぇ ぎょ',
  zy: 'じゃ じぃ じゅ じぇ じょ',
  jy: 'じゃ じぃ じゅ じぇ じょ',
  by: 'びゃ びぃ びゅ びぇ びょ',
  py: 'ぴゃ ぴぃ ぴゅ ぴぇ ぴょ',
};

const syllables = new Map(
  Object.entries(rows).flatMap(([consonant, row]) =>
    row.split(' ').map((kana, index) => [consonant + 'aiueo'.charAt(index), kana] as const),
  ),
);

/**
 * Converts romaji (Hepburn or keyboard input) to hiragana, for a search that is typed in Latin letters. Consonants at
 * the end are the start of a syllable that is still being typed, and are dropped.
 * @returns null for a text that is not romaji
 * @example romajiToHiragana('suisougak') // 'すいそうが'
 */
export function romajiToHiragana(text: string): string | null {
  let kana = '';
  let rest = text;
  while (rest !== '') {
    const [read, length] = syllableAt(rest);
    if (length === 0) return /^[a-z]{1,2}$/.test(rest) && !/[aiueo]/.test(rest) && kana !== '' ? kana : null;
    kana += read;
    rest = rest.slice(length);
  }
  return kana === '' ? null : kana;
}

function syllableAt(text: string): readonly [kana: string, length: number] {
  for (const length of [3, 2, 1]) {
    const kana = syllables.get(text.slice(0, length));
    if (kana !== undefined && text.length >= length) return [kana, length];
  }
  if (/^n(?:n|'|[^aiueoy]|$)/.test(text)) return ['ん', /^n(?:'|n(?![aiueoy]))/.test(text) ? 2 : 1];
  if (/^m[bpm]/.test(text)) return ['ん', 1];
  if (/^([b-df-hj-mp-tv-z])\1/.test(text) || text.startsWith('tch')) return ['っ', 1];
  return ['', 0];
}
