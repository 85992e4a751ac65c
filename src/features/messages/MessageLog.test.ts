import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chatEntry } from '../../../tests/support/chatEntry.ts';
import { renderHook } from '../../../tests/support/renderHook.ts';
import { sequenceOf } from '../../lib/collections/sequence.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { announcements } from '../../ui/LiveRegion/LiveRegion.tsx';
import { useMessageAnnouncements } from './MessageLog.tsx';

const ME = 'user-1';
const entry = (at: number, fields: Partial<ChatEntry> = {}) =>
  chatEntry({ id: `message-${at}`, content: `${at}`, createdAt: at, isRead: false, ...fields });
const mine = (at: number, status: ChatEntry['status'] = 'sent') => entry(at, { senderId: ME, status });

describe('new messages are announced', () => {
  const said = () => announcements.getState().map(({ text }) => text);
  const spoken = (entries: readonly ChatEntry[]) =>
    renderHook((given: readonly ChatEntry[]) => useMessageAnnouncements(sequenceOf(given), ME, 'れん'), entries);
  beforeEach(() => {
    vi.useFakeTimers();
    announcements.setState([], true);
  });
  afterEach(() => vi.useRealTimers());

  test('not those of the first rendering, and new ones once', async () => {
    const hook = await spoken([entry(1), entry(2)]);
    expect(said()).toEqual([]);
    await hook.rerender([entry(1), entry(2), entry(3)]);
    expect(said()).toEqual(['れんさん: 3']);
    await hook.rerender([entry(1), entry(2), entry(3, { isRead: true })]);
    expect(said()).toHaveLength(1);
  });

  test('M53: the newest three of many, in their order', async () => {
    const hook = await spoken([entry(1)]);
    await hook.rerender([1, 2, 3, 4, 5].map((at) => entry(at)));
    expect(said()).toEqual(['れんさん: 3', 'れんさん: 4', 'れんさん: 5']);
  });

  test('M53: at most once a second, and none is left out', async () => {
    const hook = await spoken([entry(1)]);
    await hook.rerender([entry(1), entry(2)]);
    expect(said()).toEqual(['れんさん: 2']);
    await hook.rerender([entry(1), entry(2), entry(3)]);
    await hook.rerender([1, 2, 3, 4].map((at) => entry(at)));
    expect(said()).toEqual(['れんさん: 2']);
    vi.advanceTimersByTime(1_000);
    expect(said()).toEqual(['れんさん: 2', 'れんさん: 3', 'れんさん: 4']);
    // The pause after these ends with nothing new, so the next message is announced at once.
    vi.advanceTimersByTime(1_000);
    await hook.rerender([1, 2, 3, 4, 5].map((at) => entry(at)));
    expect(said().at(-1)).toBe('れんさん: 5');
  });

  test('no own messages, and those that arrive behind an own one that is in flight', async () => {
    const hook = await spoken([entry(1)]);
    await hook.rerender([entry(1), mine(9, 'sending')]);
    expect(said()).toEqual([]);
    await hook.rerender([entry(1), mine(2), entry(3), mine(9, 'queued')]);
    expect(said()).toEqual(['れんさん: 3']);
  });

  test('the first message of an empty chat, and no older ones that are loaded later', async () => {
    const hook = await spoken([]);
    await hook.rerender([entry(5)]);
    expect(said()).toEqual(['れんさん: 5']);
    await hook.rerender([]);
    await hook.rerender([entry(4), entry(5)]);
    expect(said()).toHaveLength(1);
  });
});
