import { describe, expect, test } from 'vitest';
import type { MatchReason } from '../../../scoring/matchScore.ts';
import { reasonText } from './reasonText.ts';

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
