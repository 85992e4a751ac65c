import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { yieldToMain } from '../../../lib/browser/yieldToMain.ts';
import type { Sequence } from '../../../lib/collections/sequence.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import { mapToNewEntries } from './renderedRows.ts';
import { MAX_FULLY_RENDERED_MESSAGES } from './logLayout.ts';
import { createLogView } from './logView.ts';

/** Number of rows by which each background step extends the rendered part at both ends. */
const BACKGROUND_STEP_ROWS = 40;

/**
 * Virtualises the log of a chat for `MessageLog`: returns the rows to render and the refs of its elements, see
 * `createLogView`. A chat of up to `MAX_FULLY_RENDERED_MESSAGES` is rendered completely in background steps.
 * @param firstId the message at the upper edge of the initial viewport; null for the end of the chat
 */
export function useLogView(entries: Sequence<ChatEntry>, firstId: string | null) {
  const scroller = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [view] = useState(() => createLogView(entries, firstId));
  const [last, setLast] = useState(view.first);
  // Derived instead of being stored: state that is set while rendering is lost on each render while a transition is
  // pending.
  const renderedRows = useMemo(() => mapToNewEntries(last, entries), [last, entries]);

  useLayoutEffect(() => {
    if (scroller.current === null || above.current === null || below.current === null) return undefined;
    return view.attach(
      { scroller: scroller.current, spacerAbove: above.current, spacerBelow: below.current },
      {
        onAtEnd: setAtEnd,
        onRowsNeeded: (rows) => flushSync(() => setLast(rows)),
      },
    );
  }, [view]);
  useLayoutEffect(() => view.rowsRendered(renderedRows), [view, renderedRows]);

  const isPartiallyRendered =
    entries.length <= MAX_FULLY_RENDERED_MESSAGES && (renderedRows.first > 0 || renderedRows.end < entries.length);
  useEffect(() => {
    if (!isPartiallyRendered) return undefined;
    let isCurrent = true;
    const more = {
      ...renderedRows,
      first: Math.max(0, renderedRows.first - BACKGROUND_STEP_ROWS),
      end: Math.min(renderedRows.entries.length, renderedRows.end + BACKGROUND_STEP_ROWS),
    };
    const draw = () => setLast((now) => (now === last ? more : now));
    const drawLater = async () => {
      await yieldToMain();
      if (isCurrent) startTransition(draw);
    };
    void drawLater();
    return () => {
      isCurrent = false;
    };
  }, [isPartiallyRendered, renderedRows, last]);

  return { scroller, above, below, view, renderedRows, isAtEnd };
}
