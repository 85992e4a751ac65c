import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { chatEntry } from '../../tests/support/chatEntry.ts';
import { insertedAt, itemsOf, sequenceOf } from '../lib/collections/sequence.ts';
import type { ChatEntry } from '../realtime/selectors.ts';
import { calendarFile } from './calendarFile.ts';
import { agreedDates, agreedIndex, cardsOf, coming } from './chatPlans.ts';

const SENT = Date.parse('2026-11-28T12:00:00+09:00');
const DATES = '【日程の候補】\n① 11/30(月) 14:00〜16:00\n② 12/5(土) 10:00〜12:00\nスタジオ: 音の輪';
const OTHER_DATES = '【日程の候補】\n① 12/6(日) 9:00〜10:00';
const take = (number: string) => `【日程】${number} でお願いします`;
const NONE = '【日程】どれも合いません';

/** The messages of a chat, each with its sender (`h`ana or `r`en) and its text, or with more of the entry. */
type Said = readonly ['h' | 'r', string, Partial<ChatEntry>?];

const chatOf = (said: readonly Said[]) =>
  sequenceOf(
    said.map(([senderId, content, more], index) =>
      chatEntry({ id: `m${index}`, senderId, content, createdAt: SENT + index * 60_000, ...more }),
    ),
  );

/** What each card says: the chosen candidate by sender, and on which both agree. */
const statesOf = (said: readonly Said[]) =>
  [...cardsOf(chatOf(said))].map(([id, card]) => [id, Object.fromEntries(card.choices), agreedIndex(card)]);

describe('rules PL9 to PL12: choices', () => {
  test.each<[string, Said[], ReturnType<typeof statesOf>]>([
    ['nobody has chosen', [['h', DATES]], [['m0', {}, null]]],
    [
      'the other one chooses',
      [
        ['h', DATES],
        ['r', take('②')],
      ],
      [['m0', { r: 1 }, 1]],
    ],
    [
      'the proposer alone agrees with nobody',
      [
        ['h', DATES],
        ['h', take('①')],
      ],
      [['m0', { h: 0 }, null]],
    ],
    [
      'both choose the same',
      [
        ['h', DATES],
        ['r', take('①')],
        ['h', take('①')],
      ],
      [['m0', { r: 0, h: 0 }, 0]],
    ],
    [
      'they choose differently',
      [
        ['h', DATES],
        ['r', take('①')],
        ['h', take('②')],
      ],
      [['m0', { r: 0, h: 1 }, null]],
    ],
    [
      'the last of two choices counts',
      [
        ['h', DATES],
        ['r', take('①')],
        ['r', take('②')],
      ],
      [['m0', { r: 1 }, 1]],
    ],
    [
      'a choice is taken back',
      [
        ['h', DATES],
        ['r', take('①')],
        ['r', NONE],
      ],
      [['m0', { r: null }, null]],
    ],
    [
      'the proposer takes it back',
      [
        ['h', DATES],
        ['r', take('①')],
        ['h', NONE],
      ],
      [['m0', { r: 0, h: null }, null]],
    ],
    [
      'a number that the dates do not have',
      [
        ['h', DATES],
        ['r', take('③')],
      ],
      [['m0', {}, null]],
    ],
    [
      'a number that only older dates have',
      [
        ['h', DATES],
        ['h', OTHER_DATES],
        ['r', take('②')],
      ],
      [
        ['m0', { r: 1 }, 1],
        ['m1', {}, null],
      ],
    ],
    [
      'the newest dates before it',
      [
        ['h', DATES],
        ['r', OTHER_DATES],
        ['h', take('①')],
      ],
      [
        ['m0', {}, null],
        ['m1', { h: 0 }, 0],
      ],
    ],
    [
      'a choice before its dates',
      [
        ['r', take('①')],
        ['h', DATES],
      ],
      [['m1', {}, null]],
    ],
    [
      'a failed choice',
      [
        ['h', DATES],
        ['r', take('①'), { status: 'failed' }],
      ],
      [['m0', {}, null]],
    ],
    [
      'a waiting choice',
      [
        ['h', DATES],
        ['r', take('①'), { status: 'queued' }],
      ],
      [['m0', {}, null]],
    ],
    [
      'a choice on its way',
      [
        ['h', DATES],
        ['r', take('①'), { status: 'sending' }],
      ],
      [['m0', { r: 0 }, 0]],
    ],
    [
      'a quotation of a choice',
      [
        ['h', DATES],
        ['r', `> れん: はい\n${take('①')}`],
      ],
      [['m0', {}, null]],
    ],
    [
      'a weekday that the day does not have (PL8)',
      [
        ['h', DATES.replace('月', '火')],
        ['r', take('①')],
      ],
      [],
    ],
    [
      'songs and places have none',
      [
        ['h', '【曲の提案】\n曲名: あ'],
        ['r', take('①')],
      ],
      [['m0', {}, null]],
    ],
  ])('%s', (_what, said, states) => {
    expect(statesOf(said)).toEqual(states);
  });

  test('a choice that arrives before its dates counts once they are there (PL9)', () => {
    const whole = chatOf([
      ['h', DATES],
      ['r', take('②')],
    ]);
    const [dates, choice] = itemsOf(whole);
    if (dates === undefined || choice === undefined) throw new Error('Both are in the chat.');
    const early = sequenceOf([choice]);
    expect(cardsOf(early).size).toBe(0);
    const later = cardsOf(insertedAt(early, 0, dates)).get('m0');
    expect(later && agreedIndex(later)).toBe(1);
  });
});

test('rule PL13: a message that arrives has only the messages beside it read again', () => {
  let reads = 0;
  const counted = (index: number) => {
    const entry = chatEntry({ id: `m${index}`, senderId: 'h', createdAt: SENT });
    return Object.defineProperty(entry, 'content', { get: () => ((reads += 1), 'やあ'), enumerable: true });
  };
  let chat = sequenceOf(Array.from({ length: 10_000 }, (_, index) => counted(index)));
  cardsOf(chat);
  expect(reads).toBe(10_000);
  chat = insertedAt(chat, chat.length, counted(10_000));
  cardsOf(chat);
  expect(reads).toBeLessThanOrEqual(10_000 + 33);
});

test('rule PL13: cards stay the same while texts arrive, so that nothing that shows them is rendered', () => {
  const text = (id: string) => chatEntry({ id, senderId: 'h', content: 'やあ', createdAt: SENT });
  const older = itemsOf(
    chatOf([
      ['h', DATES],
      ['r', take('②')],
    ]),
  );
  let chat = sequenceOf([...older, ...Array.from({ length: 100 }, (_, index) => text(`t${index}`))]);
  const before = cardsOf(chat);
  chat = insertedAt(chat, chat.length, text('last'));
  expect(cardsOf(chat)).toBe(before);
  expect(agreedDates('c', cardsOf(chat))).toHaveLength(1);
  const other = chatEntry({ id: 'choice', senderId: 'h', content: take('①'), createdAt: SENT });
  const after = cardsOf(insertedAt(chat, chat.length, other));
  expect(agreedDates('c', after)).toEqual([]);
});

describe('rule PL15: agreed dates', () => {
  const said: Said[] = [
    ['h', DATES],
    ['r', take('②')],
    ['r', OTHER_DATES],
    ['h', take('①')],
    ['h', DATES],
    ['r', take('①')],
  ];
  test.each([
    ['2026-11-28T13:00', ['m4', 'm0', 'm2']],
    ['2026-11-30T15:59', ['m4', 'm0', 'm2']],
    ['2026-11-30T16:00', ['m0', 'm2']],
    ['2026-12-06T10:00', []],
  ])('at %s', (now, ids) => {
    const dates = coming(agreedDates('c', cardsOf(chatOf(said))), Date.parse(`${now}:00+09:00`));
    expect(dates.map(({ messageId }) => messageId)).toEqual(ids);
  });
});

describe('rule PL16: the calendar', () => {
  const event = {
    uid: 'm0-1@otonowa',
    stamp: SENT,
    start: Date.parse('2026-12-05T23:00:00+09:00'),
    end: Date.parse('2026-12-06T01:00:00+09:00'),
    title: 'れんさんと音合わせ; 1, 2\\3',
    place: 'スタジオ音の輪🎸'.repeat(9),
    url: 'https://example.com/messages?c=1&m=m0',
  };

  test('is what a parser of RFC 5545 reads', () => {
    const text = calendarFile([event, { ...event, uid: 'm9-0@otonowa', place: '' }]);
    const [first, second] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const read = new ICAL.Event(first);
    expect(read).toMatchObject({ uid: event.uid, summary: event.title, location: event.place });
    expect(read.startDate.toJSDate().getTime()).toBe(event.start);
    expect(read.endDate.toJSDate().getTime()).toBe(event.end);
    expect(first?.getFirstPropertyValue('url')).toBe(event.url);
    expect(second?.getFirstPropertyValue('location')).toBeNull();
  });

  test('leaves out control characters, which a text must not contain', () => {
    const text = calendarFile([{ ...event, place: '音\u{7}の\r輪\u{9C}\t2F' }]);
    expect(text).toContain(String.raw`LOCATION:音の\n輪${'\t'}2F`);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/(?!\t)\p{Cc}/u);
  });

  test('has lines of at most 75 bytes, which end between characters and with CRLF', () => {
    const lines = calendarFile([event]).split('\r\n');
    expect(lines.pop()).toBe('');
    const sizes = lines.map((line) => Buffer.byteLength(line));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(lines.join('')).not.toMatch(/[\n\uFFFD]/);
  });
});
