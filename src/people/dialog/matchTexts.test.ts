import { describe, expect, test } from 'vitest';
import { catalogueTags } from '../../../tests/support/catalogueTags.ts';
import { toMatchInput } from '../../scoring/matchInput.ts';
import type { MatchReason } from '../../scoring/matchScore.ts';
import { matchSentence, reasonText } from './matchTexts.ts';

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

const other = 'other:その他';
const composer = 'composer:作曲';

const table: [mine: Person, theirs: Person, sentence: string | null][] = [
  [{}, {}, null],
  [{ genres: [jpop] }, { genres: [rock] }, null],
  [
    { genres: [jpop], instruments: [vocal] },
    { genres: [jpop], instruments: [vocal] },
    'ふたりともJ-POP好き。パートも同じボーカルです',
  ],
  [
    { genres: [jpop], instruments: [vocal, piano] },
    { genres: [jpop], instruments: [vocal, piano] },
    'ふたりともJ-POP好き。ボーカルとピアノ、パートも同じです',
  ],
  [{ genres: [jpop] }, { genres: [jpop, rock] }, 'ふたりともJ-POPが好きです'],
  [{ genres: [jpop, rock] }, { genres: [rock, jpop] }, 'ふたりともJ-POPとロックが好きです'],
  [{ genres: [jpop, rock, jazz] }, { genres: [rock, jazz, jpop] }, 'ふたりともJ-POPやロックが好きです'],
  [{ instruments: [vocal, piano] }, { instruments: [piano, vocal] }, 'パートはふたりともボーカルとピアノです'],
  [{ instruments: [vocal] }, { instruments: [drums] }, 'ボーカル×ドラムで合わせられそうです'],
  [
    { genres: [jpop, rock], instruments: [vocal] },
    { genres: [jpop, rock], instruments: [drums] },
    'J-POPもロックも好き同士。ボーカル×ドラムで合わせられそうです',
  ],
  // An instrument that both play comes before a pair that complements each other.
  [{ instruments: [vocal, drums] }, { instruments: [drums] }, 'パートはふたりともドラムです'],
  // A person who writes music does not play together with a singer.
  [{ instruments: [composer] }, { instruments: [vocal] }, '作曲×ボーカルで組めそうです'],
  [{ instruments: [koto] }, { instruments: [piano] }, null],
  [
    { genres: [jpop], instruments: [vocal] },
    { genres: [jpop], instruments: [drums] },
    'J-POP好き同士。ボーカル×ドラムで合わせられそうです',
  ],
  [
    { genres: [jpop], place: '東京都' },
    { genres: [jpop], place: '東京都' },
    'ふたりともJ-POP好き。活動地域も同じ東京都です',
  ],
  [
    { instruments: [vocal], place: '東京都' },
    { instruments: [drums], place: '東京都' },
    'ボーカル×ドラムで組めます。活動地域も同じ東京都です',
  ],
  [
    { instruments: [vocal], place: '東京都' },
    { instruments: [vocal], place: '東京都' },
    'パートはふたりともボーカルです。活動地域も同じ東京都です',
  ],
  [{ place: '大阪府' }, { place: '大阪府' }, '活動地域はどちらも大阪府です'],
  [{ place: '東京都渋谷区' }, { place: '東京都新宿区' }, '活動地域はどちらも東京都です'],
  [{ place: '東京都' }, { place: '神奈川県' }, null],
  // Both have chosen something that has no name.
  [{ genres: [other], instruments: [other] }, { genres: [other], instruments: [other] }, null],
  [{ genres: [other, jpop] }, { genres: [other, jpop] }, 'ふたりともJ-POPが好きです'],
  // Two facts at most.
  [
    { genres: [jpop], instruments: [vocal], place: '東京都' },
    { genres: [jpop], instruments: [vocal], place: '東京都' },
    'ふたりともJ-POP好き。パートも同じボーカルです',
  ],
];

describe('what two people have in common (rule F32)', () => {
  test.each(table)('%o and %o', (mine, theirs, sentence) => {
    expect(matchSentence(input(mine), input(theirs))).toBe(sentence);
  });
});

describe('every combination of tags makes finished sentences (rule F32)', () => {
  const categories = {
    genres: catalogueTags('genres'),
    instruments: catalogueTags('instruments'),
    locations: catalogueTags('locations'),
  };
  const anyOf = (tags: readonly string[]) =>
    `(?:${tags.map((each) => each.slice(each.indexOf(':') + 1).replaceAll(/[.&]/g, '\\$&')).join('|')})`;
  const [genre, part, place] = [categories.genres, categories.instruments, categories.locations].map(anyOf) as [
    string,
    string,
    string,
  ];
  const some = (word: string) => `${word}(?:[とや]${word})?`;
  /** Everything that may be said: a subject, its particle and a predicate in です or ます, or one of two set phrases. */
  const grammar = new RegExp(
    `^(?:${[
      `ふたりとも${some(genre)}が好きです`,
      `(?:${genre}(?:や${genre})?好き同士|${genre}も${genre}も好き同士|ふたりとも${genre}好き|ふたりとも${some(genre)}が好き)。(?:${[
        `${part}×${part}で(?:合わせられ|組め)そうです`,
        `パートも同じ${part}です`,
        `${part}と${part}、パートも同じです`,
        `${part}や${part}など、パートも重なっています`,
        `活動地域も同じ${place}です`,
      ].join('|')})`,
      `${part}×${part}で(?:合わせられ|組め)そうです`,
      `(?:${part}×${part}で組めます|パートはふたりとも${some(part)}です|${part}や${part}など、パートが重なっています)。活動地域も同じ${place}です`,
      `パートはふたりとも${some(part)}です`,
      `${part}や${part}など、パートが重なっています`,
      `活動地域はどちらも${place}です`,
    ].join('|')})$`,
  );

  const firsts = (tags: readonly string[], index: number) => {
    const [a = '', b = '', c = ''] = [0, 1, 2].map((step) => tags[(index + step) % tags.length]);
    return [[], [a], [a, b], [a, b, c]];
  };
  const walk = function* (): Generator<readonly [Person, Person]> {
    for (let index = 0; index < categories.instruments.length; index += 1) {
      for (const genres of firsts(categories.genres, index)) {
        for (const home of [undefined, categories.locations[index]]) {
          const shared = { genres, ...(home && { place: home.split(':')[1] ?? '' }) };
          for (const instruments of firsts(categories.instruments, index)) {
            yield [
              { ...shared, instruments },
              { ...shared, instruments },
            ] as const;
          }
          for (const theirs of categories.instruments) {
            const [mine = ''] = firsts(categories.instruments, index)[1] ?? [];
            yield [
              { ...shared, instruments: [mine] },
              { ...shared, instruments: [theirs] },
            ] as const;
          }
        }
      }
    }
  };

  test('with all parts, genres and places of the catalogue', () => {
    const said = new Set<string>();
    for (const [mine, theirs] of walk()) {
      const sentence = matchSentence(input(mine), input(theirs));
      if (sentence !== null) said.add(sentence);
    }
    expect([...said].filter((sentence) => !grammar.test(sentence))).toEqual([]);
    // No sentence ends in a noun, and no tag is left without its particle.
    expect([...said].filter((sentence) => !/(?:です|ます)$/.test(sentence) || /その他/.test(sentence))).toEqual([]);
    expect(said.size).toBeGreaterThan(3_500);
  });
});

const beginner = { rank: 1, label: '初心者' } as const;
const expert = { rank: 4, label: 'エキスパート' } as const;
const unknown = { rank: 1, label: null } as const;

const sentences: [MatchReason, string][] = [
  [{ kind: 'genresShared', genres: ['ロック', 'ジャズ'], of: 3 }, '共通のジャンル: ロック、ジャズ'],
  [{ kind: 'genresSame' }, 'ジャンルの好みが完全に一致しています'],
  [{ kind: 'genresDiffer' }, '共通のジャンルはまだありません'],
  [{ kind: 'genresSought', genres: ['ファンク'] }, '探しているジャンル: ファンク'],
  [{ kind: 'genresMissing', who: 'me' }, 'ジャンルが登録されていません（あなた）'],
  [{ kind: 'genresMissing', who: 'them' }, 'ジャンルが登録されていません（れんさん）'],
  [{ kind: 'genresMissing', who: 'both' }, 'ジャンルが登録されていません（あなた・れんさん）'],
  [
    {
      kind: 'instrumentPairs',
      pairs: [
        { mine: 'ボーカル', theirs: 'ドラム' },
        { mine: 'ギター', theirs: 'ドラム' },
      ],
    },
    '組み合わせると活きるパート: ボーカル × ドラム、ギター × ドラム',
  ],
  [{ kind: 'instrumentsShared', instruments: ['ドラム'], of: 2 }, '同じ楽器: ドラム'],
  [{ kind: 'instrumentsSought', instruments: ['ベース'] }, '探している楽器: ベース'],
  [{ kind: 'instrumentPairsNone' }, '補い合う楽器はまだありません'],
  [{ kind: 'instrumentsMissing', who: 'them' }, '楽器が登録されていません（れんさん）'],
  [{ kind: 'skillSame', mine: beginner, theirs: beginner }, 'スキルレベルが同じ（初心者）'],
  [{ kind: 'skillSame', mine: unknown, theirs: beginner }, 'スキルレベルが同じ（初心者）'],
  [{ kind: 'skillSame', mine: unknown, theirs: unknown }, 'スキルレベルが同じ（未設定）'],
  [{ kind: 'skillNear', mine: unknown, theirs: expert }, 'スキルレベルが近い（未設定・エキスパート）'],
  [{ kind: 'skillFar', mine: beginner, theirs: expert }, 'スキルレベルに差があります（初心者・エキスパート）'],
  [{ kind: 'placeSame', place: '東京都' }, '活動地域が同じ（東京都）'],
  [{ kind: 'prefectureSame', prefecture: '東京都' }, '同じ都道府県（東京都）'],
  [{ kind: 'regionSame', region: '関東' }, '同じ地方（関東）'],
  [{ kind: 'placeFar' }, '活動地域が離れています'],
  [{ kind: 'placeMissing', who: 'me' }, '活動地域が未登録です（あなた）'],
];

describe('the text of a reason', () => {
  test.each(sentences)('%o', (reason, sentence) => {
    expect(reasonText(reason, 'れん')).toBe(sentence);
  });
});
