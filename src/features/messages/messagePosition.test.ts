import { describe, expect, test } from 'vitest';
import { chatEntry } from '../../../tests/support/chatEntry.ts';
import { renderHook } from '../../../tests/support/renderHook.ts';
import { sequenceOf } from '../../lib/collections/sequence.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { countSince, firstUnreadId, lastSentId, useUnreadSeparator } from './messagePosition.ts';

/** r: read, u: unread, both from れん; m: mine, t: mine and temporary. */
const chat = (letters: string) =>
  sequenceOf(
    [...letters].map((letter, index) =>
      chatEntry({
        id: `${letter === 't' ? 'temp-' : ''}${index}`,
        senderId: letter === 'm' || letter === 't' ? 'hana' : 'ren',
        createdAt: index,
        isRead: letter === 'r',
        status: letter === 't' ? 'sending' : 'sent',
      }),
    ),
  );

test.each([
  ['', null],
  ['rrm', null],
  ['rruu', '2'],
  ['rumu', '1'],
  ['urmuu', '3'],
  ['uuu', '0'],
  ['mmm', null],
])('the first unread message of %s is %s', (letters, id) => {
  expect(firstUnreadId(chat(letters), 'hana')).toBe(id);
});

test.each([
  ['rrr', '1', 1],
  ['rrr', '2', 0],
  ['rmuu', '0', 2],
  ['rmt', '0', 0],
])('of %s after %s there are %i new ones', (letters, seen, count) => {
  expect(countSince(chat(letters), seen, 'hana')).toBe(count);
});

test('a temporary message is not the last one of the server', () => {
  expect(lastSentId(chat('rmtt'))).toBe('1');
  expect(lastSentId(chat('t'))).toBeNull();
});

describe('the line above the unread messages', () => {
  const ME = 'user-1';
  const entry = (at: number, fields: Partial<ChatEntry> = {}) =>
    chatEntry({ id: `message-${at}`, createdAt: at, isRead: false, ...fields });
  const mine = (at: number, status: ChatEntry['status'] = 'sent') => entry(at, { senderId: ME, status });
  const line = (entries: readonly ChatEntry[], isVisible: boolean) =>
    renderHook(
      ({ given, seen }: { given: readonly ChatEntry[]; seen: boolean }) =>
        useUnreadSeparator(sequenceOf(given), ME, seen),
      {
        given: entries,
        seen: isVisible,
      },
    );
  const read = (at: number) => entry(at, { isRead: true });

  test('stays in its place while the chat is visible', async () => {
    const hook = await line([read(1), entry(2), entry(3)], true);
    expect(hook.current()).toBe('message-2');
    await hook.rerender({ given: [read(1), read(2), read(3), entry(4)], seen: true });
    expect(hook.current()).toBe('message-2');
  });

  test('is removed by an answer, and does not reappear with new messages while the chat is visible', async () => {
    const hook = await line([read(1), entry(2)], true);
    await hook.rerender({ given: [read(1), read(2), mine(9, 'sending')], seen: true });
    expect(hook.current()).toBeNull();
    await hook.rerender({ given: [read(1), read(2), mine(3), entry(4)], seen: true });
    expect(hook.current()).toBeNull();
  });

  test('stays above new messages before an own one that has failed', async () => {
    const hook = await line([read(1), entry(2), mine(9, 'failed')], true);
    expect(hook.current()).toBe('message-2');
    await hook.rerender({ given: [read(1), read(2), entry(3), mine(9, 'failed')], seen: true });
    expect(hook.current()).toBe('message-2');
    await hook.rerender({ given: [read(1), read(2), entry(3), mine(9, 'failed'), mine(10, 'sending')], seen: true });
    expect(hook.current()).toBeNull();
  });

  test('moves with messages that arrive while the chat is hidden, and stays there', async () => {
    const hook = await line([read(1)], true);
    expect(hook.current()).toBeNull();
    await hook.rerender({ given: [read(1), entry(2)], seen: false });
    expect(hook.current()).toBe('message-2');
    await hook.rerender({ given: [read(1), read(2)], seen: true });
    expect(hook.current()).toBe('message-2');
    await hook.rerender({ given: [read(1), read(2)], seen: false });
    expect(hook.current()).toBeNull();
  });
});
