import type { QueryClient } from '@tanstack/react-query';
import {
  getCountMutualLikesQueryKey,
  getCountReceivedLikesQueryKey,
  getCountSentLikesQueryKey,
  getGetLikeStatusQueryKey,
  getListMutualLikesQueryKey,
  getListReceivedLikesQueryKey,
  getListSentLikesQueryKey,
} from '../api/generated/likes/likes.ts';
import type {
  LikeId,
  LikeStatus,
  MutualLike,
  Profile,
  ProfileId,
  ReceivedLike,
  SentLike,
  Timestamp,
  UserId,
} from '../api/generated/model/index.ts';
import { queryKeyPrefixes } from '../api/generated/queryKeys.ts';

/** The three lists as the server returns them: sent and received also contain the mutual likes. */
export interface LikeLists {
  sent: readonly SentLike[];
  received: readonly ReceivedLike[];
  mutual: readonly MutualLike[];
}

/** A like or unlike that has settled. */
export interface LikeChange {
  profile: Profile;
  /** The status before the first tap. */
  before: LikeStatus;
  /** The status on the server, as far as it is known. */
  after: LikeStatus;
}

/** One like in one of the tabs. */
export interface LikeItem {
  likeId: LikeId;
  profile: Profile;
  userId: UserId;
  likedAt: Timestamp;
  /** Null while the like is not mutual. */
  matchedAt: Timestamp | null;
}

export const likeTabs = ['sent', 'received', 'matched'] as const;
export type LikeTab = (typeof likeTabs)[number];

/** The likes screen fetches each list with offset 0 and limit 100. */
export const LIST_PAGE = { skip: 0, limit: 100 } as const;

/** The status when the request failed: neither liked nor mutual. */
export const UNKNOWN_STATUS: LikeStatus = { is_liked: false, is_mutual: false };

/** Returns the optimistic status of a profile, if there is one. */
type PendingStatusOf = (id: ProfileId) => LikeStatus | undefined;

/**
 * Returns the items of each tab: a match is only in the tab of matches. A like that is being taken back
 * disappears optimistically; a profile that is being liked stays in "received" until the request settles.
 */
export function likeItems({ sent, received, mutual }: LikeLists, pendingStatusOf: PendingStatusOf = () => undefined) {
  const likers = received.map((like) => item(like, like.from_user.profile));
  const likerIds = new Set(likers.map(({ profile }) => profile.id));
  const isMoving = ({ profile: { id } }: LikeItem) => {
    const pendingStatus = pendingStatusOf(id);
    return pendingStatus !== undefined && (!pendingStatus.is_liked || likerIds.has(id));
  };
  const matched = mutual.map((like) => item(like, like.profile)).filter((like) => !isMoving(like));
  const matches = new Set(matched.map(({ profile }) => profile.id));
  // `matched_at` counts too, because the list of matches may be full or may have failed to load.
  const isSingle = ({ profile: { id }, matchedAt }: LikeItem) =>
    !matches.has(id) && (matchedAt === null || pendingStatusOf(id) !== undefined);
  const lists: Record<LikeTab, LikeItem[]> = {
    sent: sent.map((like) => item(like, like.to_profile)).filter((like) => isSingle(like) && !isMoving(like)),
    received: likers.filter(isSingle),
    matched,
  };
  return lists;
}

type WireLike = SentLike | ReceivedLike | MutualLike;

function item({ id, user_id, liked_at, matched_at }: WireLike, profile: Profile): LikeItem {
  return { likeId: id, profile, userId: user_id, likedAt: liked_at, matchedAt: matched_at };
}

/** Returns a profile's like status according to the lists; undefined when a full list may not contain it. */
export function statusByLists({ sent, mutual }: Pick<LikeLists, 'sent' | 'mutual'>, id: ProfileId, full: number) {
  const is_mutual = mutual.some(({ profile }) => profile.id === id);
  const is_liked = is_mutual || sent.some(({ to_profile }) => to_profile.id === id);
  // A like that is not in a full list may be beyond its limit.
  if (!is_mutual && mutual.length >= full) return undefined;
  if (!is_liked && sent.length >= full) return undefined;
  return { is_liked, is_mutual } satisfies LikeStatus;
}

/**
 * Applies a like or unlike to the lists.
 * @param answer the server's response to the like; null without one, as after "already liked"
 */
export function applyToLists(
  lists: LikeLists,
  { profile, after }: Pick<LikeChange, 'profile' | 'after'>,
  answer: SentLike | null,
): LikeLists {
  const sent = lists.sent.filter(({ to_profile }) => to_profile.id !== profile.id);
  const mutual = lists.mutual.filter((like) => like.profile.id !== profile.id);
  if (!after.is_liked) {
    const received = lists.received.map((like) =>
      like.from_user.profile.id === profile.id ? { ...like, matched_at: null } : like,
    );
    return { sent, received, mutual };
  }
  if (answer === null) return lists;
  if (!after.is_mutual) {
    // A person who no longer likes the viewer is removed from "received".
    const received = lists.received.filter(({ from_user }) => from_user.profile.id !== profile.id);
    return { sent: [answer, ...sent], received, mutual };
  }
  const match: MutualLike = {
    id: answer.id,
    like_id: answer.like_id,
    created_at: answer.created_at,
    user_id: answer.user_id,
    liked_at: answer.liked_at,
    matched_at: answer.matched_at ?? answer.liked_at,
    profile: answer.to_profile,
  };
  return { sent: [answer, ...sent], received: lists.received, mutual: [match, ...mutual] };
}

/**
 * Returns the number on a tab: the length of the list, or, for a full list, the server's count without the
 * matches.
 * @param counted null while the count is loading, undefined when it failed
 * @returns null while the count is loading
 */
export function tabCount(
  shown: number,
  isFull: boolean,
  counted: number | null | undefined,
  matches: number | null,
): number | null {
  if (!isFull) return shown;
  if (counted === null || matches === null) return null;
  return counted === undefined ? shown : Math.max(0, counted - matches);
}

const keys = {
  sent: getListSentLikesQueryKey(LIST_PAGE),
  received: getListReceivedLikesQueryKey(LIST_PAGE),
  mutual: getListMutualLikesQueryKey(LIST_PAGE),
};
const countKeys = [getCountSentLikesQueryKey(), getCountReceivedLikesQueryKey(), getCountMutualLikesQueryKey()];

/** Returns the status of a profile before a tap, from the query cache without a request. */
export function cachedStatus(client: QueryClient, id: ProfileId): LikeStatus {
  const asked = client.getQueryState<LikeStatus>(getGetLikeStatusQueryKey(id));
  const listed = statusFromLists(client, id);
  if (asked?.data === undefined) return listed?.status ?? UNKNOWN_STATUS;
  return listed !== undefined && listed.at > asked.dataUpdatedAt ? listed.status : asked.data;
}

/**
 * Returns the status of a profile according to the cached lists, with their time; undefined when they are missing or
 * incomplete.
 */
export function statusFromLists(client: QueryClient, id: ProfileId): { status: LikeStatus; at: number } | undefined {
  const sent = client.getQueryState<SentLike[]>(keys.sent);
  const mutual = client.getQueryState<MutualLike[]>(keys.mutual);
  if (sent?.data === undefined || mutual?.data === undefined) return undefined;
  if (sent.isInvalidated || mutual.isInvalidated) return undefined;
  const status = statusByLists({ sent: sent.data, mutual: mutual.data }, id, LIST_PAGE.limit);
  return status && { status, at: Math.min(sent.dataUpdatedAt, mutual.dataUpdatedAt) };
}

/** Writes a settled like or unlike to all cached data about likes. What cannot be derived is invalidated. */
export function applyChange(client: QueryClient, change: LikeChange, answer: SentLike | null): void {
  const { profile, before, after } = change;
  // Nothing was changed on the server.
  if (after === before) return;
  const statusKey = getGetLikeStatusQueryKey(profile.id);
  // A request in flight is older than this change.
  void client.cancelQueries({ queryKey: statusKey });
  client.setQueryData<LikeStatus>(statusKey, after);

  const lists = {
    sent: client.getQueryData<SentLike[]>(keys.sent),
    received: client.getQueryData<ReceivedLike[]>(keys.received),
    mutual: client.getQueryData<MutualLike[]>(keys.mutual),
  };
  const { sent = [], received = [], mutual = [] } = lists;
  const next = applyToLists({ sent, received, mutual }, change, answer);
  for (const name of ['sent', 'received', 'mutual'] as const) {
    const isSure = isComplete(lists[name]) && client.isFetching({ queryKey: keys[name] }) === 0;
    if (lists[name] !== undefined) client.setQueryData<LikeLists[typeof name]>(keys[name], next[name]);
    if (!isSure || (after.is_liked && answer === null)) void client.invalidateQueries({ queryKey: keys[name] });
  }
  for (const queryKey of countKeys) void client.invalidateQueries({ queryKey });
}

function isComplete(list: readonly unknown[] | undefined): boolean {
  return list !== undefined && list.length < LIST_PAGE.limit;
}

/** Invalidates all queries about likes: active ones are refetched now, the others when they are used. */
export function invalidateLikes(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(queryKeyPrefixes.likes),
  });
}
