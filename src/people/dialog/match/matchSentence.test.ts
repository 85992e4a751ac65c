import { describe, expect, test } from 'vitest';
import { toMatchInput } from '../../../scoring/matchInput.ts';
import { matchSentence } from './matchSentence.ts';

/** Tags as `value:label`. */
interface Person {
  genres?: string[];
  instruments?: string[];
  place?: string;
}

const tag = (text: string) => {
  const [value = '', label = ''] = text.split(':');
  return { value, name: value, display_name_ja: label };
};
const input = ({ genres = [], instruments = [], place }: Person) =>
  toMatchInput({
    tags: {
      genres: genres.map(tag),
      instruments: instruments.map(tag),
      locations: place === undefined ? [] : [tag(`${place}:${place}`)],
    },
  });

const jpop = 'jpop:J-POP';
const rock = 'rock:ロック';
const jazz = 'jazz:ジャズ';
const vocal = 'vocal:ボーカル';
const drums = 'drums:ドラム';
const piano = 'piano:ピアノ';
const koto = 'koto:箏';

const table: [mine: Person, theirs: Person, sentence: string | null][] = [
  [{}, {}, null],
  [{ genres: [jpop] }, { genres: [rock] }, null],
  [
    { genres: [jpop], instruments: [vocal] },
    { genres: [jpop], instruments: [vocal] },
    'J-POPが好きで、どちらもボーカル',
  ],
  [{ genres: [jpop] }, { genres: [jpop, rock] }, 'どちらもJ-POPが好き'],
  [{ genres: [jpop, rock] }, { genres: [rock, jpop] }, 'どちらもJ-POPとロックが好き'],
  [{ genres: [jpop, rock, jazz] }, { genres: [rock, jazz, jpop] }, 'どちらもJ-POP・ロックなどが好き'],
  [{ instruments: [vocal, piano] }, { instruments: [piano, vocal] }, 'どちらもボーカルとピアノ'],
  [{ instruments: [vocal] }, { instruments: [drums] }, 'ボーカルとドラムの組み合わせ'],
  // An instrument that both play comes before a pair that complements each other.
  [{ instruments: [vocal, drums] }, { instruments: [drums] }, 'どちらもドラム'],
  [{ instruments: [koto] }, { instruments: [piano] }, null],
  [
    { genres: [jpop], instruments: [vocal] },
    { genres: [jpop], instruments: [drums] },
    'J-POPが好きで、ボーカルとドラムの組み合わせ',
  ],
  [{ genres: [jpop], place: '東京都' }, { genres: [jpop], place: '東京都' }, 'J-POPが好きで、活動地域はどちらも東京都'],
  [
    { instruments: [vocal], place: '東京都' },
    { instruments: [vocal], place: '東京都' },
    'どちらもボーカルで、活動地域はどちらも東京都',
  ],
  [{ place: '大阪府' }, { place: '大阪府' }, '活動地域はどちらも大阪府'],
  [{ place: '東京都渋谷区' }, { place: '東京都新宿区' }, '活動地域はどちらも東京都'],
  [{ place: '東京都' }, { place: '神奈川県' }, null],
  // The sentence contains two facts at most.
  [
    { genres: [jpop], instruments: [vocal], place: '東京都' },
    { genres: [jpop], instruments: [vocal], place: '東京都' },
    'J-POPが好きで、どちらもボーカル',
  ],
];

describe('one sentence about two people (rule F32)', () => {
  test.each(table)('%o and %o', (mine, theirs, sentence) => {
    expect(matchSentence(input(mine), input(theirs))).toBe(sentence);
  });
});
