import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import type { ProfileId } from '../../api/generated/model/index.ts';
import { parseTimestamp } from '../../lib/time/timestamp.ts';
import { after } from '../../lib/time/timer.ts';
import { likeTabs, type LikeItem, type LikeTab } from '../../likes/likeCache.ts';
import { createPrivateList, parseTexts, usePrivateList } from '../../session/privateList.ts';
import type { Session } from '../../session/session.ts';
import { isNewMatchByViewer, useLikeOutcomes } from './likeOutcomes.ts';
import { likeSorts, type LikeSort } from './likeSorts.ts';

/** Returns tab and sort order, which are in the URL so that a reload and Back from a conversation restore them. */
export function useLikesSearchParams() {
  const [search, setSearch] = useSearchParams();
  const setParam = (name: 'tab' | 'sort', value: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    tab: valueOrFirst(likeTabs, search.get('tab')),
    sort: valueOrFirst(likeSorts, search.get('sort')),
    setTab: (tab: LikeTab) => setParam('tab', tab),
    setSort: (sort: LikeSort) => setParam('sort', sort),
  };
}

/** Returns the value if it is in the list, otherwise the first one. */
function valueOrFirst<Value extends string>(values: readonly [Value, ...Value[]], value: string | null): Value {
  return values.find((candidate) => candidate === value) ?? values[0];
}

/** Milliseconds from a match until its tab opens. */
const SWITCH_DELAY_MS = 1_500;

/**
 * Switches to the matches `SWITCH_DELAY_MS` after a like made a match. Leaving the screen cancels the switch.
 * @returns a function that cancels the switch, to be called when the viewer selects a tab
 */
export function useMatchedTabSwitch(showMatches: () => void): () => void {
  const cancel = useRef<(() => void) | null>(null);
  useLikeOutcomes((outcome) => {
    if (!isNewMatchByViewer(outcome)) return;
    cancel.current?.();
    cancel.current = after(SWITCH_DELAY_MS, showMatches);
  });
  useEffect(() => () => cancel.current?.(), []);
  return () => cancel.current?.();
}

/**
 * Creates the store for what the session's viewer has seen in this browser: the time of the newest received like, then
 * that of the newest match.
 */
const createSeenLikes = (session: Session) => createPrivateList(session, 'seen-likes', parseTexts);

/**
 * Returns how many received likes have arrived since they were last shown.
 * @param isShown whether they are on the screen, so that none of them counts as new any more
 */
export function useNewLikes(received: readonly LikeItem[], isShown: boolean): number {
  const { data: viewer } = useGetCurrentUser();
  const { list: seen, items, isOpen } = usePrivateList(createSeenLikes, viewer?.id);
  const count = isOpen ? newLikes(received, items[0]).length : 0;
  const newest = newestLike(received);
  useEffect(() => {
    if (isShown && count > 0 && newest !== undefined)
      seen.change(([, match]) => (match === undefined ? [newest] : [newest, match]));
  }, [seen, isShown, count, newest]);
  return isShown ? 0 : count;
}

/**
 * Returns the received likes that the viewer has not seen yet, for their number on the tab.
 * @param seen the time of the newest like that was seen; undefined for none, so that all are new
 */
export function newLikes(likes: readonly LikeItem[], seen: string | undefined): LikeItem[] {
  const until = parseTimestamp(seen ?? '');
  return likes.filter(({ likedAt }) => !(parseTimestamp(likedAt) <= until));
}

/** Returns the time of the newest like, to be stored once it is seen; undefined for none. */
export function newestLike(likes: readonly LikeItem[]): string | undefined {
  return likes.map(({ likedAt }) => likedAt).sort((a, b) => parseTimestamp(b) - parseTimestamp(a))[0];
}

/**
 * Returns the newest match if the viewer has not seen it before; null for none. It stays the result while the matches
 * are shown.
 * @param isShown whether the matches are on the screen, so that none of them is unseen the next time
 */
export function useUnseenMatch(matched: readonly LikeItem[], isShown: boolean): ProfileId | null {
  const { data: viewer } = useGetCurrentUser();
  const { list: seen, items, isOpen } = usePrivateList(createSeenLikes, viewer?.id);
  const [shown, setShown] = useState<ProfileId | null>(null);
  const unseen = isOpen && isShown ? unseenMatch(matched, items[1]) : null;
  const current = isShown ? (unseen?.profile.id ?? shown) : null;
  if (current !== shown) setShown(current);
  const time = unseen === null ? undefined : matchTime(unseen);
  useEffect(() => {
    if (time !== undefined) seen.change(([like = '']) => [like, time]);
  }, [seen, time]);
  return current;
}

/**
 * Returns the newest match if it is newer than what the viewer has seen, otherwise null.
 * @param seen the time of the newest match that was seen; undefined for none
 */
export function unseenMatch(matched: readonly LikeItem[], seen: string | undefined): LikeItem | null {
  const [newest] = matched.toSorted((a, b) => parseTimestamp(matchTime(b)) - parseTimestamp(matchTime(a)));
  if (newest === undefined) return null;
  return parseTimestamp(matchTime(newest)) <= parseTimestamp(seen ?? '') ? null : newest;
}

const matchTime = ({ matchedAt, likedAt }: LikeItem) => matchedAt ?? likedAt;
