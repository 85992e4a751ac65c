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
import { queryKeyPrefixes } from '../api/generated/queryKeys.ts';
import type { LikeStatus, MutualLike, ProfileId, ReceivedLike, SentLike } from '../api/generated/model/index.ts';
import { applyToLists, statusByLists, type LikeChange, type LikeLists } from './likeLists.ts';

/** Rule L22: the likes screen fetches each list with offset 0 and limit 100. */
export const LIST_PAGE = { skip: 0, limit: 100 } as const;

/** Rule L21: the status when the request failed: neither liked nor mutual. */
export const UNKNOWN_STATUS: LikeStatus = { is_liked: false, is_mutual: false };

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

/** Invalidates all queries about likes: active ones are refetched now, the others when they are used (rule L7). */
export function invalidateLikes(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(queryKeyPrefixes.likes),
  });
}
