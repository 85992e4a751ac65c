import { describe, expect, test } from 'vitest';
import { profileOf } from '../../../tests/support/likeFixtures.ts';
import { unifyKanji } from '../../lib/text/kanjiVariants.ts';
import { sortLikes, type LikeSort, type ScoredLike } from './likeSorts.ts';

function like(name: string, total: number | null, likedAt: string, matchedAt: string | null = null): ScoredLike {
  const profile = profileOf(name);
  const score = total === null ? null : { total, label: 'good' as const };
  return { likeId: `like-${name}`, profile, userId: profile.user_id, likedAt, matchedAt, score };
}
const sorted = (sort: LikeSort, ...items: ScoredLike[]) =>
  sortLikes(items, sort, unifyKanji).map(({ profile }) => profile.display_name);

const old = '2026-11-01T00:00:00+00:00';
const late = '2026-11-20T00:00:00+00:00';

describe('L4: the order of likes', () => {
  test('by match: the score, then the newest', () => {
    expect(sorted('match', like('a', 60, late), like('b', 90, old), like('c', 60, old), like('d', 90, late))).toEqual([
      'd',
      'b',
      'a',
      'c',
    ]);
  });

  test('F6: without an own profile, the newest first', () => {
    expect(sorted('match', like('a', null, old), like('b', null, late))).toEqual(['b', 'a']);
  });

  test('the newest: by the match if there is one, otherwise by the like', () => {
    expect(sorted('newest', like('a', 1, late, old), like('b', 1, old, late), like('c', 1, late))).toEqual([
      'b',
      'c',
      'a',
    ]);
  });

  test('a time without an offset is UTC (T3)', () => {
    expect(sorted('newest', like('a', 1, '2026-11-20T00:00:00'), like('b', 1, '2026-11-20T08:59:59+09:00'))).toEqual([
      'a',
      'b',
    ]);
  });

  test('by name: variants of a kanji stand together', () => {
    const names = ['髙橋', '山田', '高橋 二郎', '高木', '髙橋 一郎'];
    expect(sorted('name', ...names.map((name) => like(name, 1, old)))).toEqual([
      '髙橋',
      '髙橋 一郎',
      '高橋 二郎',
      '高木',
      '山田',
    ]);
  });

  test('by name: Latin, then kana, then kanji', () => {
    expect(
      sorted('name', ...['山田', 'はな', 'Zoe', 'anna', 'アキ', 'いと'].map((name) => like(name, 1, old))),
    ).toEqual(['anna', 'Zoe', 'アキ', 'いと', 'はな', '山田']);
  });

  test('equal items have a stable order, whatever their initial one', () => {
    const items = [like('a', 1, old), like('b', 1, old), like('c', 1, old)];
    for (const sort of ['match', 'newest', 'name'] as const) {
      expect(sorted(sort, ...items)).toEqual(sorted(sort, ...items.toReversed()));
    }
  });
});
