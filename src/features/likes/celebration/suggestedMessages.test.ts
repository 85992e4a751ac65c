import { describe, expect, test } from 'vitest';
import type { Profile, ProfileTags, Tag } from '../../../api/generated/model/index.ts';
import { profileOf } from '../../../likes/likeFixtures.ts';
import { commonTags, suggestedMessages } from './suggestedMessages.ts';

const tag = (value: string, display_name_ja: string): Tag => ({
  id: value,
  name: value,
  value,
  display_name_ja,
  sort_order: 1,
});
const rock = tag('rock', 'ロック');
const jazz = tag('jazz', 'ジャズ');
const drums = tag('drums', 'ドラム');
const session = tag('session', 'セッション');
const band = tag('form_band', 'バンドを組みたい');
const tokyo = tag('tokyo', '東京都');

const person = (name: string, tags: Partial<ProfileTags>): Profile => {
  const profile = profileOf(name);
  return { ...profile, tags: { ...profile.tags, ...tags } };
};

describe('what two people share', () => {
  test('genres, then instruments, purposes and place', () => {
    const all = { genres: [rock, jazz], instruments: [drums], purposes: [session], locations: [tokyo] };
    expect(commonTags(person('a', all), person('b', all), 9)).toEqual([
      'ロック',
      'ジャズ',
      'ドラム',
      'セッション',
      '東京都',
    ]);
    expect(commonTags(person('a', all), person('b', all), 2)).toEqual(['ロック', 'ジャズ']);
  });

  test('nothing that only one has', () => {
    expect(commonTags(person('a', { genres: [rock] }), person('b', { genres: [jazz] }), 9)).toEqual([]);
  });
});

describe('an opener', () => {
  test('names a genre that both like', () => {
    expect(suggestedMessages(person('a', { genres: [jazz, rock] }), person('b', { genres: [rock] }), false)).toEqual([
      'はじめまして！ロックが好きとのことで、いいねしました。よろしくお願いします！',
    ]);
  });

  test('mentions videos only where there are any', () => {
    const [first] = suggestedMessages(person('a', {}), person('b', {}), true);
    expect(first).toBe('プロフィールの動画を見ました。とても素敵でした！よければ一度セッションしませんか？');
  });

  test('proposes what both want to do, where I am', () => {
    const mine = person('a', { purposes: [band, session], locations: [tokyo] });
    const theirs = person('b', { purposes: [band, session] });
    expect(suggestedMessages(mine, theirs, false)).toEqual([
      '東京都でセッションをしたいと思っています。よければお話しませんか？',
    ]);
  });

  test('is there for two who have nothing in common, too', () => {
    const mine = person('a', { purposes: [band], locations: [tokyo] });
    expect(suggestedMessages(mine, person('b', { purposes: [band] }), false)).toEqual([
      'はじめまして！いいねありがとうございます。よろしくお願いします！',
    ]);
  });
});
