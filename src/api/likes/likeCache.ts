import type { QueryClient } from '@tanstack/react-query';
import {
  getCountMutualLikesQueryKey,
  getCountReceivedLikesQueryKey,
  getCountSentLikesQueryKey,
  getGetLikeStatusQueryKey,
  getListMutualLikesQueryKey,
  getListReceivedLikesQueryKey,
  getListSentLikesQueryKey,
} from '../generated/likes/likes.ts';
import type { LikeStatus, MutualLike, ProfileId, ReceivedLike, SentLike } from '../generated/model/index.ts';
import type { LikeOutcome } from './likeIntents.ts';
import { listsAfter, statusInLists, type LikeLists } from './likeLists.ts';

/** spec.md section 7: the likes screen fetches each list with offset 0 and limit 100. */
export const LIST_PAGE = { skip: 0, limit: 100 } as const;

/** spec.md section 8: without an answer, neither liked nor mutual. */
export const UNKNOWN_STATUS: LikeStatus = { is_liked: false, is_mutual: false };

const keys = {
  sent: getListSentLikesQueryKey(LIST_PAGE),
  received: getListReceivedLikesQueryKey(LIST_PAGE),
  mutual: getListMutualLikesQueryKey(LIST_PAGE),
};
const countKeys = [getCountSentLikesQueryKey(), getCountReceivedLikesQueryKey(), getCountMutualLikesQueryKey()];

/** What is known of a profile without asking anybody. */
export function knownStatus(client: QueryClient, id: ProfileId): LikeStatus {
  const asked = client.getQueryState<LikeStatus>(getGetLikeStatusQueryKey(id));
  const listed = listedStatus(client, id);
  if (asked?.data === undefined) return listed?.status ?? UNKNOWN_STATUS;
  return listed !== undefined && listed.at > asked.dataUpdatedAt ? listed.status : asked.data;
}

/** What the lists say of a profile, and since when; undefined when they are not there or not long enough. */
export function listedStatus(client: QueryClient, id: ProfileId): { status: LikeStatus; at: number } | undefined {
  const sent = client.getQueryState<SentLike[]>(keys.sent);
  const mutual = client.getQueryState<MutualLike[]>(keys.mutual);
  if (sent?.data === undefined || mutual?.data === undefined) return undefined;
  if (sent.isInvalidated || mutual.isInvalidated) return undefined;
  const status = statusInLists({ sent: sent.data, mutual: mutual.data }, id, LIST_PAGE.limit);
  return status && { status, at: Math.min(sent.dataUpdatedAt, mutual.dataUpdatedAt) };
}

/** Takes an outcome up into everything that is cached about likes, exactly; what cannot be known is asked for anew. */
export function storeOutcome(client: QueryClient, outcome: LikeOutcome, answer: SentLike | null): void {
  const { profile, before, after } = outcome;
  // Nothing went through, so nothing has changed.
  if (after === before) return;
  const statusKey = getGetLikeStatusQueryKey(profile.id);
  // A reading that is on its way is older than the call.
  void client.cancelQueries({ queryKey: statusKey });
  client.setQueryData<LikeStatus>(statusKey, after);

  const lists = {
    sent: client.getQueryData<SentLike[]>(keys.sent),
    received: client.getQueryData<ReceivedLike[]>(keys.received),
    mutual: client.getQueryData<MutualLike[]>(keys.mutual),
  };
  const { sent = [], received = [], mutual = [] } = lists;
  const next = listsAfter({ sent, received, mutual }, outcome, answer);
  for (const name of ['sent', 'received', 'mutual'] as const) {
    const isSure = isLoadedAndShort(lists[name]) && client.isFetching({ queryKey: keys[name] }) === 0;
    if (lists[name] !== undefined) client.setQueryData<LikeLists[typeof name]>(keys[name], next[name]);
    if (!isSure || (after.is_liked && answer === null)) void client.invalidateQueries({ queryKey: keys[name] });
  }
  for (const queryKey of countKeys) void client.invalidateQueries({ queryKey });
}

function isLoadedAndShort(list: readonly unknown[] | undefined): boolean {
  return list !== undefined && list.length < LIST_PAGE.limit;
}

/** Asks anew for everything about likes that is on the screen; the rest is asked for when it gets there (decision L7). */
export function reloadLikes(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [address] }) => typeof address === 'string' && address.startsWith('/api/likes/'),
  });
}
