import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Sequence } from '../../../lib/collections/sequence.ts';
import { foldQuery } from '../../../lib/text/foldKana.ts';
import { after } from '../../../lib/time/timer.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import type { LogHandle } from '../log/logView.ts';
import type { LogMarks } from '../log/MessageLog.tsx';
import { type Hits, NO_HITS, nextHits, steppedHits } from './hitPosition.ts';
import { createMessageFinder } from './messageFinder.ts';
import { createMessageMarks } from './messageMarks.ts';

/** After this time without another letter typing rests, in ms. */
const TYPING_RESTS_MS = 500;

interface ChatSearchOptions {
  entries: Sequence<ChatEntry>;
  log: RefObject<LogHandle | null>;
  onMarks: (marks: LogMarks | null) => void;
  /** Says the hits to assistive technology: once typing rests, and when another one is looked at. */
  onSpeak: (hits: Hits) => void;
}

/**
 * Searches a chat for what is typed, scrolls to the newest hit, and marks all of them. Messages that arrive are searched
 * too, and move nothing.
 */
export function useChatSearch({ entries, log, onMarks, onSpeak }: ChatSearchOptions) {
  const [query, setQuery] = useState('');
  const [last, setLast] = useState<Hits>(NO_HITS);
  const [find] = useState(() => createMessageFinder());
  const wanted = foldQuery(query);
  const hits = wanted === '' ? NO_HITS : last;

  const reveal = ({ messages, at }: Hits) => {
    const message = messages[at];
    if (message !== undefined) log.current?.scrollToEntry(message);
  };
  const show = useEffectEvent((messages: readonly ChatEntry[]) => {
    const next = nextHits(hits, wanted, messages);
    setLast(next);
    if (next.wanted !== hits.wanted) reveal(next);
  });
  useEffect(() => {
    let isCurrent = true;
    const search = async () => {
      const messages = await find(entries, wanted);
      if (isCurrent) show(messages);
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
    /** Nothing is left of a search that was cleared: the same query begins at its newest message again. */
    setQuery: (typed: string) => {
      setQuery(typed);
      if (foldQuery(typed) === '') setLast(NO_HITS);
    },
    hits,
    /** Goes to the next older message, or newer one. */
    step: (by: 1 | -1) => {
      const next = steppedHits(hits, by);
      setLast(next);
      reveal(next);
      onSpeak(next);
    },
  };
}
