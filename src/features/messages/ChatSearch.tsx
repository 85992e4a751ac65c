import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { UserId } from '../../api/generated/model/index.ts';
import { mapInSlices } from '../../lib/async/mapInSlices.ts';
import { itemsOf, type Sequence } from '../../lib/collections/sequence.ts';
import { isComposing } from '../../lib/keyboard/isComposing.ts';
import { foldedRanges } from '../../lib/text/foldedRanges.ts';
import { foldFor, foldKana, foldQuery } from '../../lib/text/foldKana.ts';
import { isolate } from '../../lib/text/isolate.ts';
import { unifyKanji } from '../../lib/text/kanjiVariants.ts';
import { after } from '../../lib/time/timer.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { common } from '../../ui/copy.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../../ui/icons/shellIcons.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { drawMarks } from '../../ui/LinkedText/drawMarks.tsx';
import type { DrawText } from '../../ui/LinkedText/LinkedText.tsx';
import { announce } from '../../ui/LiveRegion/LiveRegion.tsx';
import { SearchField } from '../../ui/TextField/SearchField.tsx';
import { chat, list } from './copy.ts';
import { createEnterDetector } from './enterKey.ts';
import type { LogHandle } from './logView.ts';
import type { LogMarks } from './MessageLog.tsx';
import * as css from './ChatSearch.css.ts';

/** The texts of the search inside a conversation. */
const copy = {
  hits: (place: number, count: number) => `${place}/${count}件`,
  noHits: list.nothingFound,
  olderHit: '古いほうの結果へ',
  newerHit: '新しいほうの結果へ',
} as const;

interface ChatSearchProps {
  entries: Sequence<ChatEntry>;
  viewerId: UserId;
  /** The name of the other person. */
  name: string;
  log: RefObject<LogHandle | null>;
  /** Called with the function that marks the messages; null when the search ends. */
  onMarks: (marks: LogMarks | null) => void;
  onClose: () => void;
}

/**
 * Renders the search in the messages of a chat. Enter goes to the next older match, Shift+Enter to the next newer one,
 * and Escape closes, unless an input method handles the key.
 */
export function ChatSearch({ entries, viewerId, name, log, onMarks, onClose }: ChatSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [enterDetector] = useState(createEnterDetector);
  const speak = ({ messages, at }: Hits) => {
    const message = messages[at];
    if (message === undefined) return announce(copy.noHits);
    const sender = message.senderId === viewerId ? chat.fromMe : chat.from(name);
    return announce(`${copy.hits(at + 1, messages.length)} ${sender}${isolate(message.content)}`);
  };
  const { query, setQuery, hits, step } = useChatSearch({ entries, log, onMarks, onSpeak: speak });
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const pressKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const pressKeyInField = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!enterDetector.isEnter(event.nativeEvent)) return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  const count = hits.messages.length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes from every control in it
    <form
      role="search"
      aria-label={chat.search}
      className={css.root}
      data-chat-search=""
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={pressKey}
      onCompositionStart={enterDetector.compositionStarted}
      onCompositionEnd={enterDetector.compositionEnded}
    >
      <div className={css.field}>
        <SearchField ref={field} label={chat.search} value={query} onChange={setQuery} onKeyDown={pressKeyInField} />
      </div>
      {/* The text is not a live region, because `announce` reports it when typing has paused. */}
      <p className={css.count}>{count > 0 ? copy.hits(hits.at + 1, count) : hits.wanted !== '' && copy.noHits}</p>
      <span className={css.older}>
        <IconButton label={copy.olderHit} disabled={count === 0} onClick={() => step(1)}>
          <ChevronUpIcon />
        </IconButton>
      </span>
      <span className={css.newer}>
        <IconButton label={copy.newerHit} disabled={count === 0} onClick={() => step(-1)}>
          <ChevronDownIcon />
        </IconButton>
      </span>
      <span className={css.close}>
        <IconButton label={common.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </span>
    </form>
  );
}

/** Milliseconds without another character after which typing counts as paused. */
const TYPING_RESTS_MS = 500;

interface ChatSearchOptions {
  entries: Sequence<ChatEntry>;
  log: RefObject<LogHandle | null>;
  onMarks: (marks: LogMarks | null) => void;
  /** Announces the hits to assistive technology: when typing has paused, and when another message becomes current. */
  onSpeak: (hits: Hits) => void;
}

/**
 * Searches a chat for the query, scrolls to the newest hit, and marks all of them. Messages that arrive are searched
 * too, but do not scroll the log.
 */
export function useChatSearch({ entries, log, onMarks, onSpeak }: ChatSearchOptions) {
  const [query, setQuery] = useState('');
  // A store, because a key press or an answer may follow before the hits are rendered.
  const [found] = useState(() => createStore<Hits>(() => NO_HITS));
  const last = useStore(found);
  const [find] = useState(() => createMessageFinder());
  const wanted = foldQuery(unifyKanji(query));
  const hits = wanted === '' ? NO_HITS : last;

  const reveal = ({ messages, at }: Hits) => {
    const message = messages[at];
    if (message !== undefined) log.current?.scrollToEntry(message);
  };
  const show = useEffectEvent((sought: string, messages: readonly ChatEntry[]) => {
    const before = found.getState();
    const next = nextHits(before, sought, messages);
    found.setState(next, true);
    if (next.wanted !== before.wanted) reveal(next);
  });
  useEffect(() => {
    let isCurrent = true;
    const search = async () => {
      const messages = await find(entries, wanted);
      if (isCurrent) show(wanted, messages);
    };
    if (wanted !== '') void search();
    return () => {
      isCurrent = false;
    };
  }, [entries, wanted, find]);

  const speak = useEffectEvent(() => onSpeak(hits));
  useEffect(() => (hits.wanted === '' ? undefined : after(TYPING_RESTS_MS, speak)), [hits.wanted]);

  const marks = useMemo(() => createMessageMarks(hits.wanted), [hits.wanted]);
  const setMarks = useEffectEvent(onMarks);
  useEffect(() => {
    const ids = new Set(hits.messages.map(({ id }) => id));
    const currentId = hits.messages[hits.at]?.id;
    setMarks((entry) => (ids.has(entry.id) ? marks(entry, entry.id === currentId) : undefined));
  }, [hits, marks]);
  useEffect(() => () => setMarks(null), []);

  return {
    query,
    /** Clearing the query removes the hits, so that the same query starts at its newest message again. */
    setQuery: (typed: string) => {
      setQuery(typed);
      if (foldQuery(typed) === '') found.setState(NO_HITS, true);
    },
    hits,
    /** Moves to the next older or newer message. */
    step: (by: 1 | -1) => {
      const next = steppedHits(found.getState(), by);
      found.setState(next, true);
      reveal(next);
      onSpeak(next);
    },
  };
}

/** The messages that match a query, the newest first, and which of them is current. */
export interface Hits {
  /** The folded query. */
  readonly wanted: string;
  readonly messages: readonly ChatEntry[];
  /** Index of the current message. */
  readonly at: number;
}

export const NO_HITS: Hits = { wanted: '', messages: [], at: 0 };

/**
 * Returns the hits after a search. Another query starts at the newest message. For the same query, after messages have
 * arrived, the current message stays current, or the one at its index.
 */
export function nextHits(before: Hits, wanted: string, messages: readonly ChatEntry[]): Hits {
  if (before.wanted !== wanted) return { wanted, messages, at: 0 };
  const id = before.messages[before.at]?.id;
  const same = messages.findIndex((message) => message.id === id);
  const at = same >= 0 ? same : Math.max(0, Math.min(before.at, messages.length - 1));
  return { wanted, messages, at };
}

/** Moves to the next older message (1) or the next newer one (−1); after the last one comes the first. */
export function steppedHits(hits: Hits, step: 1 | -1): Hits {
  const count = hits.messages.length;
  return count === 0 ? hits : { ...hits, at: (hits.at + step + count) % count };
}

/**
 * Creates the search in one chat. Each message is folded once, so that another character of the query, or a message
 * that arrives, costs one comparison per message. A long chat is searched in slices.
 * @param fold normalises a message, after `unifyKanji`, in the same way as `foldQuery` normalises the query
 * @returns the messages that contain the folded query, the newest first; none for an empty query
 */
export function createMessageFinder(fold: (text: string) => string = foldKana) {
  const known = new WeakMap<ChatEntry, string>();
  const foldedOf = (entry: ChatEntry): string => {
    const folded = known.get(entry) ?? fold(unifyKanji(entry.content));
    known.set(entry, folded);
    return folded;
  };
  return async (entries: Sequence<ChatEntry>, wanted: string): Promise<ChatEntry[]> => {
    if (wanted === '') return [];
    const chat = itemsOf(entries);
    const foldOnce = foldFor(wanted);
    const textOf = foldOnce === foldKana ? foldedOf : ({ content }: ChatEntry) => foldOnce(unifyKanji(content));
    const isHit = await mapInSlices(chat, (entry) => textOf(entry).includes(wanted));
    return chat.filter((_, index) => isHit[index]).toReversed();
  };
}

/**
 * Creates the functions that mark a query in messages. The same message gets the same function, so that only rows whose
 * marks change are rendered.
 * @param wanted the folded query
 */
export function createMessageMarks(wanted: string): (entry: ChatEntry, isCurrent: boolean) => DrawText {
  const others = new WeakMap<ChatEntry, DrawText>();
  const current = new WeakMap<ChatEntry, DrawText>();
  return (entry, isCurrent) => {
    const known = isCurrent ? current : others;
    const draw = known.get(entry) ?? drawMarks(foldedRanges(entry.content, wanted), isCurrent);
    known.set(entry, draw);
    return draw;
  };
}
