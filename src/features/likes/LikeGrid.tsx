import { startTransition, useEffect, useRef, useState } from 'react';
import type { LikeStatus, Profile, ProfileId } from '../../api/generated/model/index.ts';
import { useWriteTo } from '../../conversations/useWriteTo.ts';
import { isFocusLost } from '../../lib/browser/focus/focusHeading.ts';
import { useScrollAnchor } from '../../lib/browser/useScrollAnchor.ts';
import { fullTime, machineTime, tokyoTime } from '../../lib/time/chatTime.ts';
import { parseTimestamp } from '../../lib/time/timestamp.ts';
import { useNow } from '../../lib/time/useNow.ts';
import type { LikeTab } from '../../likes/likeCache.ts';
import { useLike } from '../../likes/useLike.ts';
import { ProfileCard, ProfileCardSkeleton } from '../../people/card/ProfileCard.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { common } from '../../ui/copy.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { likes as copy } from './copy.ts';
import type { ScoredLike } from './likeSorts.ts';
import * as css from './LikesScreen.css.ts';

interface LikeGridProps {
  tab: LikeTab;
  likes: readonly ScoredLike[];
  /** The newest match that the viewer has not seen before; null for none. */
  unseenMatch: ProfileId | null;
}

/** Number of cards that are in the viewport on every screen size; their pictures are not loaded lazily. */
const INITIALLY_VISIBLE_CARDS = 4;

/** Renders the cards of a tab. When the focused card is removed, the focus moves to the card that replaces it. */
export function LikeGrid({ tab, likes, unseenMatch }: LikeGridProps) {
  const list = useRef<HTMLUListElement>(null);
  useScrollAnchor(list);
  const { shown, isComplete, endRef } = useIncrementalRendering(likes.length);
  const focused = useRef<{ id: string; place: number } | null>(null);

  useEffect(() => {
    if (focused.current === null) return;
    const { id, place } = focused.current;
    if (likes.some(({ profile }) => profile.id === id)) return;
    focused.current = null;
    const entries = list.current?.children;
    const next = entries?.[Math.min(place, entries.length - 1)];
    if (isFocusLost()) next?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [likes]);

  return (
    <>
      <ul ref={list} className={css.grid}>
        {likes.slice(0, shown).map((like, place) => (
          <li
            key={like.profile.id}
            data-unseen={like.profile.id === unseenMatch ? '' : undefined}
            onFocus={() => (focused.current = { id: like.profile.id, place })}
          >
            <LikeGridItem
              tab={tab}
              like={like}
              isUnseen={like.profile.id === unseenMatch}
              eager={place < INITIALLY_VISIBLE_CARDS}
            />
          </li>
        ))}
      </ul>
      {!isComplete && <div key={shown} ref={endRef} />}
    </>
  );
}

/** The like status that the tab implies; no card has to request it. */
const statusOfTab: Record<LikeTab, LikeStatus> = {
  sent: { is_liked: true, is_mutual: false },
  received: { is_liked: false, is_mutual: false },
  matched: { is_liked: true, is_mutual: true },
};

interface LikeGridItemProps {
  tab: LikeTab;
  like: ScoredLike;
  isUnseen: boolean;
  eager: boolean;
}

/**
 * Renders one entry of a tab of the likes screen: the card of the person with the date of the like, and below it the
 * main action. The heart of the card withdraws a like and ends a match.
 */
function LikeGridItem({ tab, like, isUnseen, eager }: LikeGridItemProps) {
  return (
    <Stack gap="small">
      <ProfileCard
        profile={like.profile}
        score={like.score}
        status={statusOfTab[tab]}
        note={<LikeDate tab={tab} stamp={tab === 'matched' ? (like.matchedAt ?? like.likedAt) : like.likedAt} />}
        unlikeLabel={tab === 'matched' ? copy.unmatch : undefined}
        canHide={tab === 'received'}
        eager={eager}
      />
      {tab === 'received' && <LikeBackButton profile={like.profile} />}
      {tab === 'matched' && <MessageButton profile={like.profile} isMain={isUnseen} />}
    </Stack>
  );
}

/** Renders the button below a received like that returns it. */
function LikeBackButton({ profile }: { profile: Profile }) {
  const { status, setLiked } = useLike(profile, statusOfTab.received);
  return (
    <Button variant="primary" wide loading={status?.is_liked === true} onClick={() => setLiked(true)}>
      {copy.likeBack}
    </Button>
  );
}

/** Renders the button below a match that opens the conversation with the person, and creates it if there is none. */
function MessageButton({ profile, isMain }: { profile: Profile; isMain: boolean }) {
  const { isStarting, write } = useWriteTo(profile.user_id);
  return (
    <Button variant={isMain ? 'primary' : 'plain'} wide loading={isStarting} onClick={() => write()}>
      {copy.message}
    </Button>
  );
}

/** Renders the date of a like or match; nothing for an invalid timestamp. */
function LikeDate({ tab, stamp }: { tab: LikeTab; stamp: string }) {
  const now = useNow();
  const at = parseTimestamp(stamp);
  if (Number.isNaN(at)) return null;
  return (
    <time dateTime={machineTime(at)} title={fullTime(at)}>
      <span>{dayText(at, now)}</span>
      {/* The tab says it to those who see it. */}
      <VisuallyHidden>{copy.dates[tab]}</VisuallyHidden>
    </time>
  );
}

/**
 * Returns the day for the sentence with the date of a like: 11月20日, in other years 2025年11月20日 (rule X19,
 * the format of notifications and posts). Never 今日, because 「今日に受信」 is not correct Japanese.
 * @param at milliseconds since 1970
 * @param now milliseconds since 1970
 */
export function dayText(at: number, now: number): string {
  const { year, month, day } = tokyoTime(at);
  return copy.day(month, day, year === tokyoTime(now).year ? null : year);
}

/** Initial number of items and the increment; equal to a page of the search results. */
const STEP = 12;

/** Distance between the end of the list and the viewport at which more items are added, in px. */
const PRELOAD_MARGIN_PX = 1_200;

interface IncrementalList {
  /** Number of items to render. */
  shown: number;
  isComplete: boolean;
  /**
   * Ref of an element after the last item. Give it a new `key` with each step: an IntersectionObserver reports only
   * changes, so an end that stays in range must be observed anew.
   */
  endRef: (element: HTMLElement | null) => (() => void) | undefined;
}

/**
 * Renders a long list incrementally as the viewer scrolls towards its end: rendering a hundred cards at once would delay
 * interactions.
 */
export function useIncrementalRendering(length: number): IncrementalList {
  const [shown, setShown] = useState(STEP);
  const endRef = (element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setShown((count) => count + STEP));
      },
      { rootMargin: `0px 0px ${PRELOAD_MARGIN_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
  return { shown, isComplete: shown >= length, endRef };
}

/** Renders one row of card placeholders while the likes of a tab are being loaded. */
export function LikeGridSkeleton() {
  return (
    <>
      <div role="status">
        <VisuallyHidden>{common.loading}</VisuallyHidden>
      </div>
      <div className={css.grid} aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <ProfileCardSkeleton key={place} />
        ))}
      </div>
    </>
  );
}
