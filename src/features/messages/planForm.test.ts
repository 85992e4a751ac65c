import { describe, expect, test } from 'vitest';
import { planOf } from './planForm.ts';

const now = Date.parse('2026-11-28T12:00:00+09:00');
const first = { date0: '2026-11-30', from0: '14:00', to0: '16:00' };

describe('a form with dates', () => {
  test.each([
    ['nothing', {}, { date0: '日付を入力してください', from0: '開始と終了の時刻を入力してください' }],
    ['no end', { ...first, to0: '' }, { to0: '開始と終了の時刻を入力してください' }],
    ['a day that is over', { ...first, date0: '2026-11-20' }, { date0: '過ぎた日時は送れません' }],
    ['a time that is over', { ...first, date0: '2026-11-28', from0: '11:59' }, { date0: '過ぎた日時は送れません' }],
    ['a day in two years', { ...first, date0: '2028-11-30' }, { date0: '1年以内の日付を入力してください' }],
    [
      'the second one missing',
      { ...first, count: '2' },
      { date1: '日付を入力してください', from1: '開始と終了の時刻を入力してください' },
    ],
    ['a studio of 201 characters', { ...first, studio: 'あ'.repeat(201) }, { studio: '200文字以内で入力してください' }],
    [
      'a studio with a zero-width character',
      { ...first, studio: 'あ\u200Bい' },
      { studio: '使えない文字が含まれています' },
    ],
  ])('%s', (_what, values, faults) => {
    expect(planOf('dates', values, now)).toEqual({ plan: null, faults });
  });

  test('is a plan', () => {
    const { plan, faults } = planOf('dates', { ...first, studio: ' 音の輪\u202E ' }, now);
    expect(faults).toEqual({});
    expect(plan).toEqual({
      kind: 'dates',
      candidates: [{ month: 11, day: 30, weekday: '月', from: 840, to: 960 }],
      studio: '音の輪',
    });
  });
});

test.each([
  ['song', {}, { title: '曲名を入力してください' }],
  ['song', { title: ' ' }, { title: '曲名を入力してください' }],
  ['song', { title: 'あ', link: 'example.com' }, { link: 'http:// または https:// で始まるURLを入力してください' }],
  ['song', { title: 'あ', tempo: '速め' }, { tempo: '20〜300の数字で入力してください' }],
  ['place', { address: '東京都' }, { name: '名前を入力してください' }],
  [
    'place',
    { name: 'あ', link: 'javascript:alert(1)' },
    { link: 'http:// または https:// で始まるURLを入力してください' },
  ],
] as const)('a form with a %s: %j', (kind, values, faults) => {
  expect(planOf(kind, values, now)).toEqual({ plan: null, faults });
});

test('full-width digits are a tempo, and a pasted link loses what cannot be seen', () => {
  const { plan } = planOf('song', { title: 'あ', tempo: '１２０', link: '\u200Bhttps://example.com/a ' }, now);
  expect(plan).toMatchObject({ tempo: '120', link: 'https://example.com/a' });
});
