import { describe, expect, test } from 'vitest';
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
