import { itemAt, type Sequence } from '../../lib/collections/sequence.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { subscribeToScroll } from './subscribeToScroll.ts';
import { createLogLayout } from './logLayout.ts';
import type { RenderedRows } from './renderedRows.ts';

/** A viewport within this distance of the end counts as being at the end, in px. */
const NEAR_END = 64;
/**
 * Temporary height of the lower spacer, in px: keeps the browser from clamping the scroll position while rows are
 * measured.
 */
const TEMPORARY_SPACER_HEIGHT = 1e6;

interface LogListeners {
  /**
   * Other rows have to be rendered.
   * @param isUrgent whether they must be in the DOM before the browser paints
   */
  onRowsNeeded: (rows: RenderedRows, isUrgent: boolean) => void;
  onAtEnd: (isAtEnd: boolean) => void;
}

/**
 * Where a viewport stands: at the end of the chat, or with this message's upper edge so far below its own upper edge, in
 * px.
 */
export type LogPlace = 'end' | { readonly entry: ChatEntry; readonly offset: number };

interface LogElements {
  scroller: HTMLElement;
  /** Spacer for the rows above the rendered ones. */
  spacerAbove: HTMLElement;
  /** Spacer for the rows below the rendered ones. */
  spacerBelow: HTMLElement;
}

/** Each step measures rows that were estimated before, so that the second one already lands exactly, or the third. */
const MOST_STEPS = 5;

const noListeners: LogListeners = { onRowsNeeded: () => {}, onAtEnd: () => {} };

/**
 * Connects the layout of a chat log to the DOM: measures the rendered rows and keeps the visible rows in place, or the
 * viewport at the end. While the user scrolls, the scroll position is not written, because that would stop the
 * scrolling of a wheel, a key or a touch.
 * @param firstId the message at the upper edge of the initial viewport; null for the end of the chat
 */
export function createLogView(entries: Sequence<ChatEntry>, firstId: string | null) {
  const layout = createLogLayout(entries, firstId);
  let elements: LogElements | null = null;
  let listeners = noListeners;
  let drawn: RenderedRows = layout.first;
  /** Distance from the lower edge of the viewport to the end of the chat, in px. */
  let distance = layout.begin() === null ? 0 : Number.POSITIVE_INFINITY;
  let isAtEnd = true;
  let width = 0;
  let isScrolling = false;
  let hasInitialPosition = false;
  const unmeasured = new Set<HTMLElement>();

  const updateRenderedRows = (isUrgent: boolean) => {
    if (elements === null) return;
    const { scrollTop, clientHeight, scrollHeight } = elements.scroller;
    distance = scrollHeight - scrollTop - clientHeight;
    if (isAtEnd !== distance <= NEAR_END) {
      isAtEnd = distance <= NEAR_END;
      listeners.onAtEnd(isAtEnd);
    }
    const needed = layout.updateAnchor(scrollTop, clientHeight);
    if (needed !== null) listeners.onRowsNeeded(needed, isUrgent);
  };

  /**
   * Applies the layout.
   * @param within how close to the end the viewport must be for the end to stay visible, in px
   */
  const applyPlacement = (within: number) => {
    if (elements === null) return;
    const { scroller } = elements;
    const keepsEnd = distance <= within;
    const { above, below, shift } = layout.place(keepsEnd || !isScrolling);
    const { scrollTop } = scroller;
    elements.spacerAbove.style.height = `${above}px`;
    elements.spacerBelow.style.height = `${below}px`;
    if (keepsEnd) scroller.scrollTop = scroller.scrollHeight;
    else if (Math.abs(shift) > 0.1) scroller.scrollTop = scrollTop + shift;
  };

  const observer = new ResizeObserver((changes) => {
    const scroller = elements?.scroller;
    if (scroller === undefined) return;
    if (scroller.clientWidth !== width) {
      width = scroller.clientWidth;
      layout.discardUnrenderedHeights();
    }
    const isOfView = changes.some(({ target }) => target === scroller);
    const others = changes
      .filter(({ target }) => target !== scroller)
      .filter(({ target, borderBoxSize: [box] }) => layout.setMeasuredHeight(indexOf(target), box?.blockSize ?? 0));
    if (!isOfView && others.length === 0) return;
    // The viewport shrinks when the composer grows or an on-screen keyboard opens; the end then stays visible (rule
    // M18b).
    applyPlacement(isOfView ? NEAR_END : 1);
    updateRenderedRows(false);
  });

  const scrollToEnd = () => {
    if (elements === null) return;
    distance = 0;
    elements.scroller.scrollTop = elements.scroller.scrollHeight;
  };

  /**
   * Scrolls to a message and renders the rows around it at once. Not to be called while React renders or runs effects.
   * @param offsetOf returns how far below the upper edge of the viewport the message is to stand, given its height; px
   */
  const scrollToRow = (entry: ChatEntry, offsetOf: (height: number) => number) => {
    if (elements === null) return;
    isScrolling = false;
    applyPlacement(1);
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const row = layout.rowOf(entry);
      const { scrollTop } = elements.scroller;
      if (row === null) return;
      elements.scroller.scrollTop = row.top - offsetOf(row.height);
      if (elements.scroller.scrollTop === scrollTop) return;
      updateRenderedRows(true);
    }
  };

  return {
    /** Scrolls a message into the middle of the viewport; the beginning of one that is higher stays in view. */
    scrollToEntry: (entry: ChatEntry) =>
      scrollToRow(entry, (height) => Math.max(0, ((elements?.scroller.clientHeight ?? 0) - height) / 2)),
    /** Returns where the viewport stands. */
    place: (): LogPlace => {
      const { entry, top } = layout.anchor();
      if (isAtEnd || entry === undefined) return 'end';
      return { entry, offset: top - (elements?.scroller.scrollTop ?? 0) };
    },
    /** Scrolls to where the viewport stood. */
    returnTo: (place: LogPlace) => {
      if (place === 'end') scrollToEnd();
      else scrollToRow(place.entry, () => place.offset);
    },
    /** The rows to render initially. */
    first: layout.first,
    /** Callback ref of each row element, which must have its index as `data-index`. */
    row: (element: HTMLElement | null) => {
      if (element === null) return undefined;
      unmeasured.add(element);
      observer.observe(element);
      return () => {
        unmeasured.delete(element);
        observer.unobserve(element);
      };
    },
    /**
     * Observes the elements from now on.
     * @returns a function that stops observing
     */
    attach: (found: LogElements, calls: LogListeners) => {
      elements = found;
      listeners = calls;
      width = found.scroller.clientWidth;
      observer.observe(found.scroller);
      const stop = subscribeToScroll(found.scroller, {
        scrolled: () => {
          isScrolling = true;
          updateRenderedRows(true);
        },
        scrollEnded: () => {
          isScrolling = false;
          applyPlacement(1);
        },
        toStart: () => {
          found.scroller.scrollTop = 0;
        },
        scrollToEnd,
      });
      return () => {
        elements = null;
        observer.unobserve(found.scroller);
        stop();
      };
    },
    /** To be called when these rows are in the DOM, before the browser paints. */
    rowsRendered: (next: RenderedRows) => {
      if (elements === null) return;
      const isSame = next.entries === drawn.entries && next.first === drawn.first && next.end === drawn.end;
      if (isSame && unmeasured.size === 0) return;
      const hasNewest = newestId(next) !== newestId(drawn);
      drawn = next;
      layout.use(next);
      const within = hasNewest ? NEAR_END : 1;
      // Where the end stays visible, the scroll position is set anyway; the browser then lays the log out only once.
      if (distance > within) elements.spacerBelow.style.height = `${TEMPORARY_SPACER_HEIGHT}px`;
      for (const element of unmeasured)
        layout.setMeasuredHeight(indexOf(element), element.getBoundingClientRect().height);
      unmeasured.clear();
      applyPlacement(within);
      if (!hasInitialPosition) elements.scroller.scrollTop = layout.begin() ?? elements.scroller.scrollHeight;
      hasInitialPosition = true;
      updateRenderedRows(false);
    },
    scrollToEnd,
  };
}

/** Moves the viewport of a chat log. */
export type LogHandle = Pick<ReturnType<typeof createLogView>, 'scrollToEntry' | 'place' | 'returnTo'>;

const newestId = ({ entries }: RenderedRows) => itemAt(entries, entries.length - 1)?.id;

const indexOf = (element: Element) => Number((element as HTMLElement).dataset.index);
