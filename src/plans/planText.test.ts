import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameText } from '../lib/text/sameText.ts';
import { mayBePlan, planPreview } from './planPreview.ts';
import { candidateOf, isValid, type Plan, readPlan, slotOf, writePlan } from './planText.ts';

const dates = '【日程の候補】\n① 11/30(月) 14:00〜16:00';
const song = '【曲の提案】\n曲名: 丸ノ内の夜';
const place = '【場所】\n名前: スタジオ音の輪';
const monday = { month: 11, day: 30, weekday: '月', from: 840, to: 960 };
const noSong = { artist: '', link: '', key: '', tempo: '' };

describe('rule PL1: the texts that are plans', () => {
  test.each([
    [dates, { kind: 'dates', candidates: [monday], studio: '' }],
    [
      `${dates}\n② 12/5(土) 23:00〜翌1:00\nスタジオ: 音の輪 1号室`,
      {
        kind: 'dates',
        candidates: [monday, { month: 12, day: 5, weekday: '土', from: 1_380, to: 1_500 }],
        studio: '音の輪 1号室',
      },
    ],
    [
      '【日程の候補】\n① 1/1(金) 0:00〜24:00',
      { kind: 'dates', candidates: [{ month: 1, day: 1, weekday: '金', from: 0, to: 1_440 }], studio: '' },
    ],
    [song, { kind: 'song', title: '丸ノ内の夜', ...noSong }],
    [
      `${song}\nアーティスト: はな: れん\nリンク: https://example.com/a\nキー: Am\nテンポ: 120`,
      {
        kind: 'song',
        title: '丸ノ内の夜',
        artist: 'はな: れん',
        link: 'https://example.com/a',
        key: 'Am',
        tempo: '120',
      },
    ],
    ['【曲の提案】\n曲名: 👨‍👩‍👧❤️', { kind: 'song', title: '👨‍👩‍👧❤️', ...noSong }],
    [place, { kind: 'place', name: 'スタジオ音の輪', address: '', link: '' }],
    [`  ${place.replace('\n', '\r\n')}\n`, { kind: 'place', name: 'スタジオ音の輪', address: '', link: '' }],
    ['【場所】\n名前: か\u3099', { kind: 'place', name: 'か\u3099', address: '', link: '' }],
    ['【日程】① でお願いします', { kind: 'choice', index: 0 }],
    ['【日程】⑤ でお願いします', { kind: 'choice', index: 4 }],
    ['【日程】どれも合いません', { kind: 'choice', index: null }],
  ])('%j', (text, plan) => {
    expect(readPlan(text)).toEqual(plan);
  });
});

describe('rules PL1 to PL5: the texts that stay texts', () => {
  test.each([
    ['another line after it', `${dates}\nよろしく`],
    ['a line before it', `こんにちは\n${dates}`],
    ['an empty line in it', dates.replace('\n', '\n\n')],
    ['a quotation before it', `> はな: いつ？\n${dates}`],
    ['a quotation before a choice', '> はな: いつ？\n【日程】① でお願いします'],
    ['no candidate', '【日程の候補】'],
    ['only a studio', '【日程の候補】\nスタジオ: 音の輪'],
    ['numbers from ②', dates.replace('①', '②')],
    ['a number twice', `${dates}\n① 12/1(火) 9:00〜10:00`],
    ['six candidates', ['【日程の候補】', ...'①②③④⑤⑥'.split('').map((n) => `${n} 12/1(火) 9:00〜10:00`)].join('\n')],
    ['full-width digits', '【日程の候補】\n① １１/３０(月) 14:00〜16:00'],
    ['full-width brackets', dates.replace('(月)', '（月）')],
    ['another dash', dates.replace('〜', '~')],
    ['a leading zero', dates.replace('14:00', '09:00')],
    ['a day that no year has', dates.replace('11/30', '11/31')],
    ['a month that no year has', dates.replace('11/30', '13/1')],
    ['no weekday', dates.replace('(月)', '')],
    ['a word as a weekday', dates.replace('月', '木曜')],
    ['a beginning at 24:00', dates.replace('14:00〜16:00', '24:00〜翌1:00')],
    ['an end before its beginning', dates.replace('16:00', '13:00')],
    ['an end at its beginning', dates.replace('16:00', '14:00')],
    ['an end at 25:00', dates.replace('16:00', '25:00')],
    ['more than 24 hours', dates.replace('16:00', '翌15:00')],
    ['0:00 of the next day, which is 24:00', dates.replace('16:00', '翌0:00')],
    ['minutes beyond the hour', dates.replace('16:00', '16:60')],
    ['two studios', `${dates}\nスタジオ: あ\nスタジオ: い`],
    ['a mark of direction', `${dates}\nスタジオ: 音\u202Eの輪`],
    ['a zero-width character', `${place}\u200Bです`],
    ['a field of 201 characters', `【場所】\n名前: ${'あ'.repeat(201)}`],
    ['5,000 characters', `【場所】\n名前: ${'あ'.repeat(4_990)}`],
    ['an empty field', `${place}\n住所: `],
    ['lines in another order', '【場所】\n住所: 東京都\n名前: 音の輪'],
    ['no title', '【曲の提案】\nアーティスト: はな'],
    ['a link of another scheme', `${song}\nリンク: javascript:alert(1)`],
    ['a link with a user name', `${song}\nリンク: https://example.com@evil.example/`],
    ['a link with a blank', `${song}\nリンク: https://example.com/a b`],
    ['a tempo of 19', `${song}\nテンポ: 19`],
    ['a tempo of 301', `${song}\nテンポ: 301`],
    ['a tempo in words', `${song}\nテンポ: 速め`],
    ['a choice of nothing', '【日程】 でお願いします'],
    ['a choice with more words', '【日程】① でお願いします！'],
    ['two choices in one', '【日程】①② でお願いします'],
    ['a lone head', '【場所】'],
    ['nothing', ''],
  ])('%s', (_what, text) => {
    expect(readPlan(text)).toBeNull();
  });
});

const field = fc.string({ unit: 'grapheme', maxLength: 40 });
const link = fc.oneof(fc.constant(''), fc.webUrl());
const tempo = fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 400 }).map(String));
const candidate = fc
  .record({ at: fc.date({ min: new Date(0), noInvalidDate: true }), from: fc.nat(1_439), length: fc.nat(1_500) })
  .map(({ at, from, length }) => ({
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    weekday: '日月火水木金土'[at.getUTCDay()] ?? '',
    from,
    to: from + length,
  }));
const plans: fc.Arbitrary<Plan> = fc.oneof(
  fc.record({ kind: fc.constant('dates' as const), candidates: fc.array(candidate, { maxLength: 6 }), studio: field }),
  fc.record({ kind: fc.constant('song' as const), title: field, artist: field, link, key: field, tempo }),
  fc.record({ kind: fc.constant('place' as const), name: field, address: field, link }),
);

test('rule PL1: what is written is read again as it was, and nothing invalid is read', () => {
  let written = 0;
  fc.assert(
    fc.property(plans, (plan) => {
      const read = readPlan(writePlan(plan));
      if (isValid(plan)) written += 1;
      expect(isValid(plan) ? read : null).toEqual(isValid(plan) ? plan : null);
      expect(read === null || isValid(read)).toBe(true);
    }),
  );
  expect(written).toBeGreaterThan(10);
});

test('rules PL1 and PL6: any text is read without an error, and what is read is the text', () => {
  const lines = fc.constantFrom(
    '【日程の候補】',
    '① 11/30(月) 14:00〜16:00',
    '② 2/29(火) 9:05〜24:00',
    'スタジオ: あ',
    '【場所】',
    '名前: い',
    '住所: う',
    '【曲の提案】',
    '曲名: え',
    'テンポ: 90',
    '',
    '【日程】② でお願いします',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(lines, fc.string()), { maxLength: 5 }), (some) => {
      const text = some.join('\n');
      const plan = readPlan(text);
      expect(plan === null || isSameText(writePlan(plan), text)).toBe(true);
    }),
  );
});

const tokyo = (text: string) => Date.parse(`${text}+09:00`);

describe('rule PL8: when a candidate is', () => {
  test.each([
    ['two days later', monday, '2026-11-28T12:00', '2026-11-30T14:00', '2026-11-30T16:00'],
    ['earlier on the day it was sent', monday, '2026-11-30T18:00', '2026-11-30T14:00', '2026-11-30T16:00'],
    ['sent before midnight, and stored after it', monday, '2026-12-01T00:01', '2026-11-30T14:00', '2026-11-30T16:00'],
    [
      'in the next year',
      { month: 1, day: 9, weekday: '土', from: 600, to: 720 },
      '2026-12-28T12:00',
      '2027-01-09T10:00',
      '2027-01-09T12:00',
    ],
    [
      'on New Year, seen from its eve',
      { month: 12, day: 31, weekday: '木', from: 1_380, to: 1_500 },
      '2027-01-01T00:00',
      '2026-12-31T23:00',
      '2027-01-01T01:00',
    ],
    ['until midnight', { ...monday, to: 1_440 }, '2026-11-28T12:00', '2026-11-30T14:00', '2026-12-01T00:00'],
    [
      'on 29 February',
      { month: 2, day: 29, weekday: '火', from: 0, to: 60 },
      '2027-12-01T12:00',
      '2028-02-29T00:00',
      '2028-02-29T01:00',
    ],
  ])('%s', (_what, one, sentAt, start, end) => {
    expect(slotOf(one, tokyo(sentAt))).toEqual({ start: tokyo(start), end: tokyo(end) });
  });

  test.each([
    ['another weekday', { ...monday, weekday: '土' }, '2026-11-28T12:00'],
    ['two days ago, so a year later', monday, '2026-12-02T12:00'],
    ['29 February of a year without it', { month: 2, day: 29, weekday: '月', from: 0, to: 60 }, '2026-12-01T12:00'],
  ])('never: %s', (_what, one, sentAt) => {
    expect(slotOf(one, tokyo(sentAt))).toBeNull();
  });
});

test.each([
  ['2026-11-30', '14:00', '16:00', monday],
  ['2026-12-05', '23:00', '01:00', { month: 12, day: 5, weekday: '土', from: 1_380, to: 1_500 }],
  ['2026-11-30', '14:00', '00:00', { ...monday, to: 1_440 }],
  ['2026-11-31', '14:00', '16:00', null],
  ['2026-11-30', '', '16:00', null],
  ['', '14:00', '16:00', null],
])('a form with %j, %j and %j', (date, from, to, expected) => {
  expect(candidateOf(date, from, to)).toEqual(expected);
});

test.each([
  [dates, '日程の候補が届きました', '日程の候補'],
  [song, '曲の提案が届きました', '曲の提案'],
  [place, '場所が届きました', '場所'],
  ['【場所】はどこ？', '【場所】はどこ？', '【場所】はどこ？'],
  ['【日程】① でお願いします', '【日程】① でお願いします', '【日程】① でお願いします'],
])('rule PL17: the preview of %j', (text, received, own) => {
  expect([planPreview(text, false), planPreview(text, true)]).toEqual([received, own]);
  expect(mayBePlan(text)).toBe(received !== text);
});
