import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { UserId } from '../../api/generated/model/index.ts';
import { readEntryState, writeEntryState } from '../../lib/browser/history/entryState.ts';
import { itemAt, type Sequence } from '../../lib/collections/sequence.ts';
import { tokyoDay } from '../../lib/time/chatTime.ts';
import { after } from '../../lib/time/timer.ts';
import { WRITING } from '../../navigation/paths.ts';
import type { ChatEntry } from '../../realtime/selectors.ts';
import { icon } from '../../ui/icons/icon.tsx';
import { chat } from './copy.ts';
import { DaySeparator } from './LogRow.tsx';
import { watchKeys, watchPresses } from './MessageMenu.tsx';
import { countSince, lastSentId } from './messagePosition.ts';
import * as css from './MessageLog.css.ts';

const ArrowDownIcon = icon('M12 5v14M6 13l6 6 6-6');

/** Time in ms after which the dialog that led here has closed, and the navigation has moved the focus. */
const ARRIVAL_MS = 300;

interface LogToolsProps {
  /** The scrolling element of the log. */
  scroller: RefObject<HTMLElement | null>;
  entries: Sequence<ChatEntry>;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Adds to a rendered log the floating day, the handlers for touch and keys on its messages, and the place of snackbars
 * above what is below it. Focuses the composer of a chat that was opened to write in it.
 */
export function LogTools({ scroller, entries, now }: LogToolsProps) {
  const textAt = useEffectEvent((index: number) => itemAt(entries, index)?.content);
  useEffect(() => {
    const log = scroller.current;
    if (log === null) return undefined;
    const stops = [watchKeys(log), watchPresses(log, (index) => textAt(index))];
    return () => stops.forEach((stop) => stop());
  }, [scroller]);
  useEffect(() => {
    const log = scroller.current;
    if (log === null) return undefined;
    const { documentElement: page } = document;
    const measure = () => {
      const below = page.clientHeight - log.getBoundingClientRect().bottom;
      page.style.setProperty(css.BELOW_LOG, `${Math.max(0, Math.round(below))}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(log);
    return () => {
      observer.disconnect();
      page.style.removeProperty(css.BELOW_LOG);
    };
  }, [scroller]);
  useEffect(() => {
    if (readEntryState(WRITING) === undefined) return;
    writeEntryState(WRITING, undefined);
    after(ARRIVAL_MS, () => scroller.current?.closest('section')?.querySelector('textarea')?.focus());
  }, [scroller]);
  return <FloatingDay scroller={scroller} entries={entries} now={now} />;
}

/** Milliseconds for which the day stays visible after the last scrolling. */
const STAYS_MS = 1_200;
/** Distance of the day from the upper edge of the log, in px. */
const UPPER_EDGE = 8;
const LOWER_EDGE = 36;

interface FloatingDayProps {
  /** The scrolling element of the log. */
  scroller: RefObject<HTMLElement | null>;
  entries: Sequence<ChatEntry>;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Shows the day of the messages at the upper edge of a log while the user scrolls. It is hidden at the end of the chat,
 * where a separator already shows the day, and from assistive technology, which reads the separators.
 */
function FloatingDay({ scroller, entries, now }: FloatingDayProps) {
  const [time, setTime] = useState<number | null>(null);
  const [isShown, setShown] = useState(false);

  const handleScroll = useEffectEvent((log: HTMLElement) => {
    const index = indexAtUpperEdge(log);
    const next = index === null ? undefined : itemAt(entries, index)?.createdAt;
    setShown(next !== undefined);
    if (next !== undefined) setTime((last) => (last !== null && tokyoDay(last) === tokyoDay(next) ? last : next));
  });
  useEffect(() => {
    const log = scroller.current;
    if (log === null) return undefined;
    let cancel = () => {};
    const handle = () => {
      cancel();
      handleScroll(log);
      cancel = after(STAYS_MS, () => setShown(false));
    };
    log.addEventListener('scroll', handle, { passive: true });
    return () => {
      cancel();
      log.removeEventListener('scroll', handle);
    };
  }, [scroller]);

  return (
    <div className={css.floatingDay} data-floating-day={isShown ? 'shown' : 'hidden'} aria-hidden="true">
      {time !== null && <DaySeparator time={time} now={now} />}
    </div>
  );
}

/** Returns the index of the message whose day is shown; null at the end of the chat and where a separator shows it. */
function indexAtUpperEdge(log: HTMLElement): number | null {
  if (log.scrollHeight - log.scrollTop - log.clientHeight < 2) return null;
  const { left, top, width } = log.getBoundingClientRect();
  const row = document.elementFromPoint(left + width / 2, top + LOWER_EDGE)?.closest<HTMLElement>('[data-index]');
  if (row === null || row === undefined || !log.contains(row)) return null;
  const separator = row.querySelector('[data-day-separator]');
  if (separator !== null && separator.getBoundingClientRect().bottom > top + UPPER_EDGE) return null;
  return Number(row.dataset.index);
}

interface JumpToLatestProps {
  entries: Sequence<ChatEntry>;
  viewerId: UserId;
  /** Whether the end of the chat is visible, so that no button is needed. */
  isAtEnd: boolean;
  onJump: () => void;
}

/** Renders the button that scrolls to the end of the chat, with the number of new messages below the viewport. */
export function JumpToLatest({ entries, viewerId, isAtEnd, onJump }: JumpToLatestProps) {
  const newest = lastSentId(entries);
  const [seenId, setSeenId] = useState(newest);
  if (isAtEnd && newest !== seenId) setSeenId(newest);
  if (isAtEnd) return null;
  const count = countSince(entries, seenId, viewerId);
  return (
    <button
      type="button"
      className={css.jump}
      data-new={count > 0 ? '' : undefined}
      aria-label={count > 0 ? undefined : chat.jumpToLatest}
      title={chat.jumpToLatest}
      onClick={onJump}
    >
      <ArrowDownIcon />
      {count > 0 && <span>{chat.newBelow(count)}</span>}
    </button>
  );
}
