import { describe, expect, test } from 'vitest';
import { tagFinder, type TagReadings } from './tagFinder.tsx';
import { tagReadings } from './tagReadings.ts';

const tags: [category: string, value: string, label: string][] = [
  ['genres', 'rock', 'ロック'],
  ['genres', 'hardrock', 'ハードロック'],
  ['genres', 'shoegaze', 'シューゲイザー'],
  ['genres', 'visual_kei', 'ヴィジュアル系'],
  ['genres', 'soul_rnb', 'ソウル・R&B'],
  ['genres', 'jpop', 'J-POP'],
  ['genres', 'brass', '吹奏楽'],
  ['instruments', 'vocal', 'ボーカル'],
  ['instruments', 'electric_guitar', 'エレキギター'],
  ['instruments', 'bass', 'ベース'],
  ['instruments', 'drums', 'ドラム'],
  ['instruments', 'keyboard', 'キーボード'],
  ['instruments', 'violin', 'バイオリン'],
  ['instruments', 'shamisen', '三味線'],
  ['instruments', 'koto', '箏'],
  ['instruments', 'shakuhachi', '尺八'],
  ['instruments', 'wadaiko', '和太鼓'],
  ['instruments', 'dtm', 'DTM・打ち込み'],
  ['instruments', 'theremin', 'テルミン'],
  ['locations', 'tokyo', '東京都'],
  ['locations', 'kyoto', '京都府'],
  ['locations', 'osaka', '大阪府'],
  ['ages', '20s', '20代'],
];

function found(typed: string, readings: TagReadings | null = tagReadings): string[] {
  const finds = tagFinder(typed, readings);
  return tags
    .filter(([category, value, display_name_ja]) => finds(category, { value, display_name_ja }))
    .map(([, , label]) => label);
}

describe('tags are found by', () => {
  test.each([
    ['hiragana', 'しゅーげいざー', ['シューゲイザー']],
    ['hiragana without the long vowel mark', 'きぼど', ['キーボード']],
    ['half-width katakana', 'ﾄﾞﾗﾑ', ['ドラム']],
    ['the reading of kanji', 'しゃみせん', ['三味線']],
    ['the reading of kanji', 'しゃくはち', ['尺八']],
    ['the reading of kanji', 'わだいこ', ['和太鼓']],
    ['the reading of kanji', 'すいそうがく', ['吹奏楽']],
    ['a rare kanji', '箏', ['箏']],
    ['its common sister', '琴', ['箏']],
    ['kanji in the middle', '奏楽', ['吹奏楽']],
    ['the player', 'ドラマー', ['ドラム']],
    ['the code', 'rock', ['ロック', 'ハードロック']],
    ['romaji', 'rokku', ['ロック', 'ハードロック']],
    ['romaji', 'gita', ['エレキギター']],
    ['romaji with letters of the next syllable', 'suisoug', ['吹奏楽']],
    ['a kana keyboard in the middle of a syllable', 'どらm', ['ドラム']],
    ['romaji of a place', 'toukyou', ['東京都']],
    ['Hepburn of a place', 'Osaka', ['大阪府']],
    ['the reading of a place', 'おおさか', ['大阪府']],
    ['an abbreviation', 'Vo', ['ボーカル']],
    ['an abbreviation', 'Gt.', ['エレキギター']],
    ['an abbreviation that romaji could be too', 'Ba', ['ベース', 'バイオリン']],
    ['an abbreviation in full width', 'Ｄｒ', ['ドラム']],
    ['an abbreviation', 'key', ['キーボード']],
    ['letters with a sign', 'r&b', ['ソウル・R&B']],
    ['letters with a dash', 'j-pop', ['J-POP']],
    ['the other spelling', 'ヴァイオリン', ['バイオリン']],
    ['the other spelling', 'びじゅある', ['ヴィジュアル系']],
    ['a part after the dot', 'うちこみ', ['DTM・打ち込み']],
    ['digits', '20', ['20代']],
    ['a dot alone', '・', ['ソウル・R&B', 'DTM・打ち込み']],
    ['dots that are nowhere', '...', []],
    ['two words', 'エレキ ぎたー', ['エレキギター']],
  ])('%s: %s', (_, typed, labels) => expect(found(typed)).toEqual(labels));

  test('a tag without readings by its label and its code', () => {
    expect(found('テルミ')).toEqual(['テルミン']);
    expect(found('てるみん')).toEqual(['テルミン']);
    expect(found('there')).toEqual(['テルミン']);
  });

  test.each(['constructor', '__proto__', 'toString'])('its label also in a category and with a code %s', (name) => {
    const tag = { value: name, display_name_ja: 'ドラム' };
    expect(tagFinder('どらむ', tagReadings)(name, tag)).toBe(true);
    expect(tagFinder('どらむ', tagReadings)('genres', tag)).toBe(true);
  });

  test('short Latin words only at the beginning of a word', () => {
    expect(found('ro')).toEqual(['ロック']);
    expect(found('ky')).toEqual(['京都府']);
    expect(found('roc')).toEqual(['ロック', 'ハードロック']);
  });

  test('what is nowhere', () => {
    expect(found('ばぐぱいぷ')).toEqual([]);
    expect(found('ロック ジャズ')).toEqual([]);
  });

  test('label and code only while the readings are loading', () => {
    expect(found('どらむ', null)).toEqual(['ドラム']);
    expect(found('しゃみせん', null)).toEqual([]);
  });

  test('an empty query matches all', () => expect(found(' 　')).toHaveLength(tags.length));
});

test('the table has readings of all 179 tags of the catalogue', () => {
  const sizes = Object.entries(tagReadings).map(([category, readings]) => [category, Object.keys(readings).length]);
  expect(Object.fromEntries(sizes)).toEqual({
    genres: 45,
    instruments: 38,
    skill_levels: 5,
    purposes: 17,
    locations: 47,
    ages: 6,
    genders: 4,
    activity_frequency: 6,
    performance_clips: 11,
  });
  for (const reading of Object.values(tagReadings).flatMap((readings) => Object.values(readings))) {
    expect(reading).toMatch(/^[ぁ-んゔー]/);
  }
});
