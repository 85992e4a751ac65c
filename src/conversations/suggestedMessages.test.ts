import { noTags } from '../../tests/support/noTags.ts';
import { describe, expect, test } from 'vitest';
import type { ProfileTags, Tag } from '../api/generated/model/index.ts';
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

const person = (tags: Partial<ProfileTags>) => ({ tags: { ...noTags, ...tags } });

describe('what two people have in common', () => {
  test('genres, then instruments, purposes and place', () => {
    const all = { genres: [rock, jazz], instruments: [drums], purposes: [session], locations: [tokyo] };
    expect(commonTags(person(all), person(all), 9)).toEqual(['ロック', 'ジャズ', 'ドラム', 'セッション', '東京都']);
    expect(commonTags(person(all), person(all), 2)).toEqual(['ロック', 'ジャズ']);
  });

  test('contains nothing that only one of them has', () => {
    expect(commonTags(person({ genres: [rock] }), person({ genres: [jazz] }), 9)).toEqual([]);
  });
});

describe('an opening message', () => {
  test('names a genre that both like', () => {
    expect(suggestedMessages(person({ genres: [jazz, rock] }), person({ genres: [rock] }), false, 'toMatch')).toEqual([
      'はじめまして！ロックが好きとのことで、いいねしました。よろしくお願いします！',
    ]);
  });

  test('mentions videos only if there are any', () => {
    const [first] = suggestedMessages(person({}), person({}), true, 'toMatch');
    expect(first).toBe('プロフィールの動画を見ました。とても素敵でした！よければ一度セッションしませんか？');
  });

  test('suggests what both want to do, at my place', () => {
    const mine = person({ purposes: [band, session], locations: [tokyo] });
    const theirs = person({ purposes: [band, session] });
    expect(suggestedMessages(mine, theirs, false, 'toMatch')).toEqual([
      '東京都でセッションをしたいと思っています。よければお話しませんか？',
    ]);
  });

  test('exists for two people with nothing in common, too', () => {
    const mine = person({ purposes: [band], locations: [tokyo] });
    expect(suggestedMessages(mine, person({ purposes: [band] }), false, 'toMatch')).toEqual([
      'はじめまして！いいねありがとうございます。よろしくお願いします！',
    ]);
  });

  test('mentions no likes to a person who may not have matched', () => {
    const mine = person({ genres: [rock] });
    expect(suggestedMessages(mine, mine, false, 'toAnybody')).toEqual([
      'はじめまして！ロックが好きとのことで、メッセージしました。よろしくお願いします！',
    ]);
    expect(suggestedMessages(mine, person({}), false, 'toAnybody')).toEqual([
      'はじめまして！プロフィールを見て、メッセージしました。よろしくお願いします！',
    ]);
  });
});
