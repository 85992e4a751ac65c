import { describe, expect, test } from 'vitest';
import { aProfile } from '../../../tests/support/build.ts';
import type { Profile } from '../../api/generated/model/index.ts';
import { unifyKanji } from '../../lib/text/kanjiVariants.ts';
import { narrowingPredicate, prepareSearch } from './narrowing.ts';

const base = aProfile({});
const person = (display_name: string, bio: string | null, hasClip = false): Profile => ({
  ...base,
  display_name,
  bio,
  tags: {
    ...base.tags,
    performance_clips: hasClip
      ? [{ id: '1', name: 'clip', value: 'clip', display_name_ja: 'あり', sort_order: 1 }]
      : [],
  },
});

const ren = person('れん', 'ジャズとファンクのドラマーです。土曜にスタジオへ入れます。', true);
const rock = person('ＲＯＣＫ太郎', null);

describe('F36: the search among names and bios', () => {
  test('without a condition all match', () => {
    expect(narrowingPredicate({ words: '', onlyWithClip: false })).toBeNull();
    expect(narrowingPredicate({ words: '　 ', onlyWithClip: false })).toBeNull();
  });

  test.each([
    ['れん', true],
    ['レン', true],
    ['ren', true],
    ['どらまー', true],
    ['ファンク 土曜', true],
    ['ファンク 日曜', false],
    ['んじ', false],
    ['rock', false],
    ['・', false],
    ['れん ・', true],
  ])('%j finds れん: %s', (words, expected) => {
    expect(narrowingPredicate({ words, onlyWithClip: false })?.(ren)).toBe(expected);
  });

  test('width and case do not matter, and a bio may be missing', () => {
    expect(narrowingPredicate({ words: 'Rock', onlyWithClip: false })?.(rock)).toBe(true);
  });

  test.each([
    ['高橋 渡辺', true],
    ['髙橋 渡邉', true],
    ['佐藤', false],
  ])('with the variants of kanji, %j finds 髙橋 who knows 渡邊: %s', (words, expected) => {
    const takahashi = person('髙\u200B橋', '渡邊さんのバンドで');
    narrowingPredicate({ words, onlyWithClip: false })?.(takahashi);
    expect(narrowingPredicate({ words, onlyWithClip: false }, unifyKanji)?.(takahashi)).toBe(expected);
  });

  test('only people with a performance clip, with and without words', () => {
    expect(narrowingPredicate({ words: '', onlyWithClip: true })?.(ren)).toBe(true);
    expect(narrowingPredicate({ words: '', onlyWithClip: true })?.(rock)).toBe(false);
    expect(narrowingPredicate({ words: 'rock', onlyWithClip: true })?.(rock)).toBe(false);
  });

  test('a prepared profile is found in the same way', async () => {
    const people = Array.from({ length: 500 }, (_, index) => person(`名前${index}`, null));
    await prepareSearch(people);
    await prepareSearch([rock]);
    const isFound = narrowingPredicate({ words: '名前49', onlyWithClip: false });
    expect(people.filter((each) => isFound?.(each))).toHaveLength(11);
  });
});
