import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Sequence } from '../../../lib/collections/sequence.ts';
import { foldQuery } from '../../../lib/text/foldKana.ts';
import { unifyKanji } from '../../../lib/text/kanjiVariants.ts';
import { after } from '../../../lib/time/timer.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import type { LogHandle } from '../log/logView.ts';
import type { LogMarks } from '../log/MessageLog.tsx';
import { type Hits, NO_HITS, nextHits, steppedHits } from './hitPosition.ts';
import { createMessageFinder } from './messageFinder.ts';
import { createMessageMarks } from './messageMarks.ts';

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
