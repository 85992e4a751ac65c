import type { Sequence } from '../../../lib/collections/sequence.ts';
import type { ChatEntry } from '../../../realtime/selectors.ts';
import { subscribeToScroll } from './subscribeToScroll.ts';
import { createLogLayout } from './logLayout.ts';
import type { RenderedRows } from './renderedRows.ts';
import { lastSentId } from './unreadMessages.ts';

/** A viewport within this distance of the end counts as being at the end, in px. */
const NEAR_END = 64;
/**
 * Temporary height of the lower spacer, in px: keeps the browser from clamping the scroll position while rows are
 * measured.
 */
const TEMPORARY_SPACER_HEIGHT = 1e6;

interface LogListeners {
  /**
   * Other rows have to be in the DOM when this returns.
   */
  onRowsNeeded: (rows: RenderedRows) => void;
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

/** What the reader has last chosen to see, until the rows for it are rendered. */
interface Jump {
  readonly entry: ChatEntry;
  /** Returns how far below the upper edge of the viewport the message is to stand, given its height; px. */
  readonly offsetOf: (height: number) => number;
}

/**
 * Each step renders rows that the step before has found to be missing: those at a place that was jumped to, then those
 * for which the rendered ones are lower than estimated.
 */
const MOST_STEPS = 5;
/** Differences below this come from rounding, in px. */
const ROUNDING = 1;

const noListeners: LogListeners = { onRowsNeeded: () => {}, onAtEnd: () => {} };

/**
 * Connects the layout of a chat log to the DOM: measures the rendered rows and keeps the visible rows in place, or the
 * viewport at the end. Which of both is decided only when somebody scrolls or jumps: what a measurement or another size
 * of the viewport changes is put right according to it (`settle`). While the user scrolls, the scroll position is not
 * written, because that would stop the scrolling of a wheel, a key or a touch.
 * @param firstId the message at the upper edge of the initial viewport; null for the end of the chat
 */
export function createLogView(entries: Sequence<ChatEntry>, firstId: string | null) {
  const layout = createLogLayout(entries, firstId);
  let elements: LogElements | null = null;
  let listeners = noListeners;
  let drawn: RenderedRows = layout.first;
  /** The row that the layout keeps in place (`anchor`), the end, or where to jump. */
  let target: 'row' | 'end' | Jump = layout.begin === undefined ? 'end' : { entry: layout.begin, offsetOf: () => 0 };
  /** Whether the end was so near when the place was chosen that it scrolls into view with what arrives. */
  let isNearEnd = false;
  /** The scroll position as far as it is known, in px. Another one means that somebody scrolls. */
  let position = 0;
  /** The scroll position at which the end is in view, as it was when the layout was last applied, in px. */
  let limit = 0;
  let size = { width: 0, height: 0 };
  let isScrolling = false;
  let isSettling = false;
  let isScheduled = false;
  const unmeasured = new Set<HTMLElement>();

  /** Somebody has chosen this place: the end, or the row at the upper edge. */
  const choosePlace = (height: number) => {
    const distance = limit - position;
    isNearEnd = distance <= NEAR_END;
    target = distance <= ROUNDING ? 'end' : 'row';
    if (target === 'row') layout.anchorAt(position, height);
  };

  /**
   * Returns whether somebody has scrolled. Content or a viewport of another height also takes the scroll position back,
   * which is nobody's choice.
   */
  const noticeScroll = ({ scrollTop, scrollHeight, clientWidth, clientHeight }: HTMLElement): boolean => {
    const own = Math.max(0, Math.min(position, scrollHeight - clientHeight));
    if (Math.abs(scrollTop - own) < ROUNDING) return false;
    if (scrollTop < position && (clientWidth !== size.width || clientHeight !== size.height)) return false;
    position = scrollTop;
    isScrolling = true;
    choosePlace(clientHeight);
    return true;
  };

  const followEnd = () => {
    if (isNearEnd) target = 'end';
  };

  /** Applies the layout. */
  const applyPlacement = ({ scroller, spacerAbove, spacerBelow }: LogElements) => {
    const aim = target === 'row' ? null : layout.anchorOn(target === 'end' ? undefined : target.entry);
    const { above, below, shift } = layout.place(aim !== null || !isScrolling);
    spacerAbove.style.height = `${above}px`;
    // Rows that are lower than estimated leave the scroll position in range until the ones below them are rendered.
    const least = drawn.end < drawn.entries.length ? scroller.clientHeight : 0;
    spacerBelow.style.height = `${Math.max(below, least)}px`;
    if (target === 'end') scroller.scrollTop = scroller.scrollHeight;
    else {
      position = aim === null || target === 'row' ? position + shift : aim.top - target.offsetOf(aim.height);
      if (Math.abs(scroller.scrollTop - position) >= (shift === 0 ? ROUNDING : 0.1)) scroller.scrollTop = position;
    }
    limit = scroller.scrollHeight - scroller.clientHeight;
    // Where the chat begins or ends before that, what is in view instead is kept.
    const beyond = position - scroller.scrollTop;
    const isBeyond = beyond <= -ROUNDING ? drawn.first === 0 : beyond >= ROUNDING && drawn.end === drawn.entries.length;
    if (target !== 'row' || isBeyond) position = scroller.scrollTop;
  };

  const settle = () => {
    if (elements === null || isSettling) return;
    const { scroller } = elements;
    noticeScroll(scroller);
    isSettling = true;
    applyPlacement(elements);
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const needed = layout.neededRows(position, scroller.clientHeight, step > 0);
      if (needed === null) break;
      listeners.onRowsNeeded(needed);
      applyPlacement(elements);
    }
    isSettling = false;
    if (typeof target === 'object' || limit - position <= ROUNDING) choosePlace(scroller.clientHeight);
    else if (target === 'row') layout.anchorAt(position, scroller.clientHeight);
    listeners.onAtEnd(target === 'end' || limit - position <= NEAR_END);
  };

  /** Settles before the browser paints, but not while React renders or runs effects. */
  const settleSoon = () => {
    if (isScheduled || isSettling) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      settle();
      // Chromium may answer with a content height that is corrected only when the next frame is drawn.
      requestAnimationFrame(() => requestAnimationFrame(settle));
    });
  };

  const observer = new ResizeObserver((changes) => {
    if (elements === null) return;
    const { scroller } = elements;
    const { clientWidth: width, clientHeight: height } = scroller;
    const isResized = width !== size.width || height !== size.height;
    if (width !== size.width) layout.discardUnrenderedHeights();
    size = { width, height };
    const others = changes
      .filter(({ target }) => target !== scroller)
      .filter(({ target, borderBoxSize: [box] }) => layout.setMeasuredHeight(indexOf(target), box?.blockSize ?? 0));
    if (!isResized && others.length === 0) return;
    // The viewport shrinks when the composer grows or an on-screen keyboard opens; the end then stays visible (rule
    // M18b).
    if (isResized) followEnd();
    applyPlacement(elements);
    // Rows that were rendered now would be observed a frame later with an error.
    requestAnimationFrame(settle);
  });

  const goTo = (next: 'end' | Jump) => {
    // What was scrolled before counts no more.
    if (elements !== null) noticeScroll(elements.scroller);
    target = next;
  };
  const scrollToEnd = () => {
    goTo('end');
    settleSoon();
  };

  /** Scrolls to a message and renders the rows around it at once. Not to be called while React renders or runs effects. */
  const jump = (entry: ChatEntry, offsetOf: Jump['offsetOf']) => {
    goTo({ entry, offsetOf });
    isScrolling = false;
    isNearEnd = false;
    settle();
  };

  return {
    /** Scrolls a message into the middle of the viewport; the beginning of one that is higher stays in view. */
    scrollToEntry: (entry: ChatEntry) =>
      jump(entry, (height) => Math.max(0, ((elements?.scroller.clientHeight ?? 0) - height) / 2)),
    /** Returns where the viewport stands. */
    place: (): LogPlace => {
      const { entry, top } = layout.anchor();
      if (target === 'end' || isNearEnd || entry === undefined) return 'end';
      return { entry, offset: top - position };
    },
    /** Scrolls to where the viewport stood. */
    returnTo: (place: LogPlace) => {
      if (place === 'end') scrollToEnd();
      else jump(place.entry, () => place.offset);
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
      size = { width: found.scroller.clientWidth, height: found.scroller.clientHeight };
      observer.observe(found.scroller);
      const stop = subscribeToScroll(found.scroller, {
        scrolled: () => {
          if (noticeScroll(found.scroller)) settle();
        },
        scrollEnded: () => {
          isScrolling = false;
          settle();
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
      const { scroller, spacerBelow } = elements;
      // Where the end stays visible, the scroll position is set anyway. Rows that have become lower may have moved the end
      // before others were rendered, which is no scrolling.
      if (target === 'end') position = scroller.scrollTop;
      else {
        spacerBelow.style.height = `${TEMPORARY_SPACER_HEIGHT}px`;
        if (!isSettling) noticeScroll(scroller);
      }
      if (lastSentId(next.entries) !== lastSentId(drawn.entries)) followEnd();
      drawn = next;
      layout.use(next);
      for (const element of unmeasured)
        layout.setMeasuredHeight(indexOf(element), element.getBoundingClientRect().height);
      unmeasured.clear();
      settleSoon();
    },
    scrollToEnd,
  };
}

/** Moves the viewport of a chat log. */
export type LogHandle = Pick<ReturnType<typeof createLogView>, 'scrollToEntry' | 'place' | 'returnTo'>;

const indexOf = (element: Element) => Number((element as HTMLElement).dataset.index);
