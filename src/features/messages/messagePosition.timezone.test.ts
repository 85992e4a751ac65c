import { expect, test } from 'vitest';
import { chatEntry } from '../../../tests/support/chatEntry.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { messagePosition } from './messagePosition.ts';

// These tests run under TZ=UTC and TZ=America/New_York; in both, days are those of Asia/Tokyo.
const entry = (id: string, at: string, more: Partial<ChatEntry> = {}) =>
  chatEntry({ id, createdAt: Date.parse(`${at}+09:00`), ...more });

/** Returns each message as a string: D starts a day, U has the unread separator, ( starts and ) ends a group. */
function drawn(entries: ChatEntry[], firstUnreadId: string | null = null): string[] {
  return entries.map((_, index) => {
    const place = messagePosition(entries, index, firstUnreadId);
    if (place === null) return '';
    const { startsDay, startsUnread, startsGroup, endsGroup } = place;
    return [startsDay && 'D', startsUnread && 'U', startsGroup && '(', endsGroup && ')'].filter(Boolean).join('');
  });
}

test('messages within 60 seconds are grouped, after 60.001 not (rule M17)', () => {
  const entries = [
    entry('a', '2026-11-21T10:00:00'),
    entry('b', '2026-11-21T10:01:00'),
    entry('c', '2026-11-21T10:02:00.001'),
  ];
  expect(drawn(entries)).toEqual(['D(', ')', '()']);
});

test('the time since the previous message counts, not since the first of the group', () => {
  const entries = ['10:00:00', '10:00:50', '10:01:40'].map((time, index) => entry(String(index), `2026-11-21T${time}`));
  expect(drawn(entries)).toEqual(['D(', '', ')']);
});

test('another sender begins a group', () => {
  const entries = [entry('a', '2026-11-21T10:00:00'), entry('b', '2026-11-21T10:00:01', { senderId: 'hana' })];
  expect(drawn(entries)).toEqual(['D()', '()']);
});

test('midnight in Tokyo begins a day and a group', () => {
  const entries = [entry('a', '2026-11-20T23:59:59'), entry('b', '2026-11-21T00:00:00')];
  expect(drawn(entries)).toEqual(['D()', 'D()']);
  expect(drawn([entry('a', '2026-11-21T08:59:59'), entry('b', '2026-11-21T09:00:00')])).toEqual(['D(', ')']);
});

test('the unread line begins a group', () => {
  const entries = ['a', 'b', 'c'].map((id) => entry(id, '2026-11-21T10:00:00'));
  expect(drawn(entries, 'b')).toEqual(['D()', 'U(', ')']);
});

test('failed and waiting messages are not grouped, those in flight are', () => {
  const at = '2026-11-21T10:00:00';
  const entries = [entry('a', at), entry('b', at, { status: 'failed' }), entry('c', at, { status: 'queued' })];
  expect(drawn(entries)).toEqual(['D()', '()', '()']);
  expect(drawn([entry('a', at), entry('b', at, { status: 'sending' })])).toEqual(['D(', ')']);
});

test('there is no position beyond the end', () => {
  expect(messagePosition([], 0, null)).toBeNull();
});
