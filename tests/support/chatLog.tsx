import { Profiler, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { integer, pick, type Random } from './random.ts';
import { MessageLog } from '../../src/features/messages/MessageLog.tsx';
import type { LogHandle, LogPlace } from '../../src/features/messages/logView.ts';
import {
  countLeading,
  insertedAt,
  itemAt,
  replacedAt,
  type Sequence,
  sequenceOf,
} from '../../src/lib/collections/sequence.ts';
import { chatEntry } from './chatEntry.ts';
import { noMessageActions } from './messageActions.ts';
import type { ChatEntry } from '../../src/realtime/selectors.ts';

const ME = 'hana';
const PERSON = { name: 'れん', picture: null, seed: 'ren', glyph: 'drums' } as const;
const MESSAGE_INTERVAL_MS = 50_000;
/** In px. */
const SEARCH_HEIGHT = 65;
const FIRST_TIME = Date.parse('2026-01-05T10:00:00+09:00');

export interface LogRowBox {
  readonly id: string;
  readonly element: HTMLElement;
  /** Distances from the upper edge of the log, in px. */
  readonly top: number;
  readonly bottom: number;
}

/** Most words of a message: many are short, some have several lines, few are higher than the view. */
const SHORT = [1, 1, 2, 5];
const MIXED = [2, 10, 40, 40, 200];

const randomText = (most: readonly number[], random: Random) =>
  'おとのわ。'.repeat(integer(1, pick(most, random), random));

/**
 * For the random steps of walkChatLog.ts: renders the log of a chat in a box of its own, as an app would that receives,
 * sends and confirms messages.
 * @param unread how many messages are unread
 */
export function mountChatLog(random: Random, count: number, unread: number) {
  const most = pick([SHORT, MIXED], random);
  const box = document.body.appendChild(document.createElement('div'));
  box.style.cssText = 'display: flex; flex-direction: column; width: 360px; height: 600px';
  let numbers = 0;
  const message = (createdAt: number, senderId: string) => {
    numbers += 1;
    return chatEntry({ id: `message-${100_000 + numbers}`, senderId, content: randomText(most, random), createdAt });
  };
  const timeOf = (place: number) => FIRST_TIME + place * MESSAGE_INTERVAL_MS;
  let entries: Sequence<ChatEntry> = sequenceOf(
    Array.from({ length: count }, (_, index) => message(timeOf(index), pick([ME, 'ren', 'ren'], random))),
  );
  const unreadLine = unread === 0 ? null : (itemAt(entries, count - unread)?.id ?? null);

  /** The scroll position from before the search was opened. */
  let placeBefore: LogPlace | null = null;

  const listeners = new Set<() => void>();
  const render = () => {
    for (const listener of listeners) listener();
  };
  const change = (next: Sequence<ChatEntry>) => {
    entries = next;
    render();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  let handle: LogHandle | null = null;
  function Chat() {
    const shown = useSyncExternalStore(subscribe, () => entries);
    const isSearching = useSyncExternalStore(subscribe, () => placeBefore !== null);
    return (
      <>
        {isSearching && <form style={{ height: SEARCH_HEIGHT }} />}
        <MessageLog
          conversationId="conversation-1"
          entries={shown}
          viewerId={ME}
          person={PERSON}
          unreadLine={unreadLine}
          actions={noMessageActions}
          ref={(next) => {
            handle = next;
          }}
        />
      </>
    );
  }
  const errors: unknown[] = [];
  let commits = 0;
  const root = createRoot(box, { onUncaughtError: (error) => errors.push(error) });
  flushSync(() =>
    root.render(
      <Profiler id="log" onRender={() => (commits += 1)}>
        <Chat />
      </Profiler>,
    ),
  );
  const log = box.querySelector<HTMLElement>('[role="log"]');
  if (log === null) throw new Error('There is no log');

  const sentCount = () => countLeading(entries, ({ status }) => status === 'sent');
  const timeAt = (index: number) => itemAt(entries, index)?.createdAt ?? timeOf(numbers);
  const press = (key: string) => log.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const rows = (): LogRowBox[] => {
    const { top } = log.getBoundingClientRect();
    return [...log.querySelectorAll<HTMLElement>('[data-index]')].map((element) => {
      const edges = element.getBoundingClientRect();
      const { id = '' } = itemAt(entries, Number(element.dataset.index)) ?? {};
      return { id, element, top: edges.top - top, bottom: edges.bottom - top };
    });
  };
  return {
    box,
    log,
    errors,
    commits: () => commits,
    entries: () => entries,
    rows,
    distance: () => log.scrollHeight - log.scrollTop - log.clientHeight,
    arrive: () =>
      change(insertedAt(entries, sentCount(), message(timeAt(sentCount() - 1) + MESSAGE_INTERVAL_MS, 'ren'))),
    send() {
      const own = message(timeAt(entries.length - 1) + MESSAGE_INTERVAL_MS, ME);
      change(insertedAt(entries, entries.length, { ...own, id: `temp-${own.id}`, status: 'sending' }));
    },
    /** The oldest temporary message is confirmed. Returns whether there was one. */
    confirm(): boolean {
      const index = sentCount();
      const own = itemAt(entries, index);
      if (own === undefined) return false;
      const createdAt = timeAt(index - 1) + MESSAGE_INTERVAL_MS;
      change(replacedAt(entries, index, { ...own, id: own.id.slice(5), createdAt, status: 'sent' }));
      return true;
    },
    /** Older messages are prepended. */
    prepend(added: number) {
      let next = entries;
      for (let index = 0; index < added; index += 1)
        next = insertedAt(next, 0, message(timeAt(0) - (index + 1) * MESSAGE_INTERVAL_MS, 'ren'));
      change(next);
    },
    /** A late message is inserted between others. @param share how many of the others are above it */
    insertLate(share: number) {
      const index = Math.floor(share * sentCount());
      change(insertedAt(entries, index, message(timeAt(index) - 1, 'ren')));
    },
    read() {
      const index = sentCount() - 1;
      const newest = itemAt(entries, index);
      if (newest !== undefined) change(replacedAt(entries, index, { ...newest, isRead: !newest.isRead }));
    },
    pressHome: () => press('Home'),
    pressEnd: () => press('End'),
    find(index: number) {
      const entry = itemAt(entries, index);
      if (entry !== undefined) handle?.scrollToEntry(entry);
      return entry?.id ?? '';
    },
    /** Opens a search above the log. Returns whether none was open. */
    openSearch(): boolean {
      if (placeBefore !== null) return false;
      placeBefore = handle?.place() ?? 'end';
      render();
      return true;
    },
    /** Closes the search and, in the same task, restores the earlier position, if a search was open. */
    closeSearch(): LogPlace | null {
      const place = placeBefore;
      if (place === null) return null;
      handle?.returnTo(place);
      placeBefore = null;
      render();
      return place;
    },
    place: () => handle?.place() ?? 'end',
    returnTo: (place: LogPlace) => handle?.returnTo(place),
    remove() {
      root.unmount();
      box.remove();
    },
  };
}

export type ChatLog = ReturnType<typeof mountChatLog>;
