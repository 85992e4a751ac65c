import type { Sequence } from '../../lib/collections/sequence.ts';
import { after } from '../../lib/time/timer.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { createLogLayout, type RenderedRows } from './logLayout.ts';
import { lastSentId } from './messagePosition.ts';

/** A viewport within this distance of the end counts as being at the end, in px. */
const NEAR_END = 64;
/**
 * Temporary height of the lower spacer, in px. It prevents the browser from clamping the scroll position while rows are
 * measured.
 */
const TEMPORARY_SPACER_HEIGHT = 1e6;

interface LogListeners {
  /** Called when other rows are needed; they must be in the DOM when it returns. */
  onRowsNeeded: (rows: RenderedRows) => void;
  onAtEnd: (isAtEnd: boolean) => void;
}

/**
 * The position of a viewport: the end of the chat, or a message and the distance of its upper edge below that of the
 * viewport, in px.
 */
export type LogPlace = 'end' | { readonly entry: ChatEntry; readonly offset: number };

interface LogElements {
  scroller: HTMLElement;
  /** Spacer for the rows above the rendered ones. */
  spacerAbove: HTMLElement;
  /** Spacer for the rows below the rendered ones. */
  spacerBelow: HTMLElement;
}

/** The position that the user has last chosen, until the rows for it are rendered. */
interface Jump {
  readonly entry: ChatEntry;
  /** Returns the distance of the message below the upper edge of the viewport, given its height; both in px. */
  readonly offsetOf: (height: number) => number;
}

/**
 * Maximum number of steps. Each step renders rows that the step before has found to be missing: those at the target of
 * a jump, then those needed because the rendered ones are lower than estimated.
 */
const MOST_STEPS = 5;
/** Differences below this come from rounding; in px. */
const ROUNDING = 1;

const noListeners: LogListeners = { onRowsNeeded: () => {}, onAtEnd: () => {} };

/**
 * Connects the layout of a chat log to the DOM: measures the rendered rows, and keeps either the visible rows at their
 * position or the viewport at the end. Only scrolling and jumps choose between the two; after a measurement or a
 * resize, `settle` restores the chosen one. While the user scrolls, the scroll position is not written, because that
 * would stop the scrolling of a wheel, a key or a touch.
 * @param firstId the message at the upper edge of the initial viewport; null for the end of the chat
 */
export function createLogView(entries: Sequence<ChatEntry>, firstId: string | null) {
  const layout = createLogLayout(entries, firstId);
  let elements: LogElements | null = null;
  let listeners = noListeners;
  let drawn: RenderedRows = layout.first;
  /** What to preserve: the position of a row (`anchor` of the layout), the end, or the target of a jump. */
  let target: 'row' | 'end' | Jump = layout.begin === undefined ? 'end' : { entry: layout.begin, offsetOf: () => 0 };
  /** Whether the end was so near when the position was chosen that arriving messages scroll into view. */
  let isNearEnd = false;
  /** The last known scroll position in px. A different one means that the user has scrolled. */
  let position = 0;
  /** The maximum scroll position in px, as it was when the layout was last applied. */
  let limit = 0;
  let size = { width: 0, height: 0 };
  let isScrolling = false;
  let isSettling = false;
  let isScheduled = false;
  const unmeasured = new Set<HTMLElement>();

  /** Stores the position that the user has chosen: the end, or the row at the upper edge. */
  const choosePlace = (height: number) => {
    const distance = limit - position;
    isNearEnd = distance <= NEAR_END;
    target = distance <= ROUNDING ? 'end' : 'row';
    if (target === 'row') layout.anchorAt(position, height);
  };

  /**
   * Returns whether the user has scrolled. A changed height of the content or of the viewport also reduces the scroll
   * position, which is not scrolling.
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
    // Rows that are lower than estimated must not clamp the scroll position before the rows below them are rendered.
    const least = drawn.end < drawn.entries.length ? scroller.clientHeight : 0;
    spacerBelow.style.height = `${Math.max(below, least)}px`;
    if (target === 'end') scroller.scrollTop = scroller.scrollHeight;
    else {
      position = aim === null || target === 'row' ? position + shift : aim.top - target.offsetOf(aim.height);
      if (Math.abs(scroller.scrollTop - position) >= (shift === 0 ? ROUNDING : 0.1)) scroller.scrollTop = position;
    }
    limit = scroller.scrollHeight - scroller.clientHeight;
    // If the chat begins or ends before that position, the rows that are visible instead become the reference.
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
      // Chromium may report a content height that it corrects only when the next frame is drawn.
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
    // The viewport shrinks when the composer grows or an on-screen keyboard opens; the end then stays visible.
    if (isResized) followEnd();
    applyPlacement(elements);
    // Rows rendered now would be observed a frame later with an error.
    requestAnimationFrame(settle);
  });

  const goTo = (next: 'end' | Jump) => {
    // Scrolling before the jump has no effect any more.
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
    /**
     * Scrolls a message into the middle of the viewport; of one that is higher than the viewport, the beginning is
     * visible.
     */
    scrollToEntry: (entry: ChatEntry) =>
      jump(entry, (height) => Math.max(0, ((elements?.scroller.clientHeight ?? 0) - height) / 2)),
    /** Returns the position of the viewport. */
    place: (): LogPlace => {
      const { entry, top } = layout.anchor();
      if (target === 'end' || isNearEnd || entry === undefined) return 'end';
      return { entry, offset: top - position };
    },
    /** Scrolls to an earlier position of the viewport. */
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
      // At the end, the scroll position is set anyway. Rows that have become lower may have moved the end before others
      // were rendered, which does not count as scrolling; a greater distance from the end does, whose event may come later.
      const isMovedEnd = isSettling || position - scroller.scrollTop <= NEAR_END;
      if (target === 'end' && isMovedEnd) position = scroller.scrollTop;
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

/** Scrolls the viewport of a chat log. */
export type LogHandle = Pick<ReturnType<typeof createLogView>, 'scrollToEntry' | 'place' | 'returnTo'>;

const indexOf = (element: Element) => Number((element as HTMLElement).dataset.index);

/**
 * Milliseconds without a `scroll` event after which scrolling counts as finished, in browsers without the `scrollend`
 * event.
 */
const SCROLL_END_DELAY_MS = 150;

interface ScrollListeners {
  scrolled: () => void;
  /** Called when scrolling has ended: no touch or animation changes the position any more. */
  scrollEnded: () => void;
  toStart: () => void;
  scrollToEnd: () => void;
}

/**
 * Notifies `createLogView` about scrolling of the chat log, the end of scrolling, and the Home and End keys.
 * @returns a function that unsubscribes
 */
function subscribeToScroll(
  scroller: HTMLElement,
  { scrolled, scrollEnded, toStart, scrollToEnd }: ScrollListeners,
): () => void {
  let cancel = () => {};
  const handleScroll = () => {
    scrolled();
    cancel();
    if (!('onscrollend' in scroller)) cancel = after(SCROLL_END_DELAY_MS, scrollEnded);
  };
  // The browser's own smooth scrolling would miss the end, because the height of the content changes with every row
  // that is rendered on the way.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.shiftKey || event.altKey || event.metaKey || (event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    if (event.key === 'Home') toStart();
    else scrollToEnd();
  };
  scroller.addEventListener('keydown', handleKeyDown);
  scroller.addEventListener('scroll', handleScroll, { passive: true });
  scroller.addEventListener('scrollend', scrollEnded);
  return () => {
    cancel();
    scroller.removeEventListener('keydown', handleKeyDown);
    scroller.removeEventListener('scroll', handleScroll);
    scroller.removeEventListener('scrollend', scrollEnded);
  };
}
