import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useStore } from 'zustand';
import {
  useCountMutualLikes,
  useCountReceivedLikes,
  useCountSentLikes,
  useListMutualLikes,
  useListReceivedLikes,
  useListSentLikes,
} from '../generated/likes/likes.ts';
import type { Count } from '../generated/model/index.ts';
import { LIST_PAGE } from './likeCache.ts';
import { likeItems, tabCount, type LikeItem, type LikeTab } from './likeLists.ts';
import { likeSessionOf } from './likeSession.ts';

export interface LikeListsOnScreen {
  items: Record<LikeTab, LikeItem[]>;
  counts: Record<LikeTab, number>;
  /** A list that is on its way for the first time. One that failed is empty (decision L9). */
  isLoading: boolean;
}

/** The three lists as the tabs show them, with what is being taken back gone already. */
export function useLikeLists(): LikeListsOnScreen {
  const wishes = useStore(likeSessionOf(useQueryClient()).wishes);
  const sent = useListSentLikes(LIST_PAGE);
  const received = useListReceivedLikes(LIST_PAGE);
  const mutual = useListMutualLikes(LIST_PAGE);
  const full = { sent: isFull(sent), received: isFull(received), matched: isFull(mutual) };
  const counted = {
    sent: useCountSentLikes({ query: { enabled: full.sent } }),
    received: useCountReceivedLikes({ query: { enabled: full.received } }),
    matched: useCountMutualLikes({ query: { enabled: full.sent || full.received || full.matched } }),
  };

  const items = likeItems(
    { sent: sent.data ?? [], received: received.data ?? [], mutual: mutual.data ?? [] },
    (id) => wishes[id]?.status,
  );
  const matches = tabCount(items.matched.length, full.matched, countOf(counted.matched), 0);
  return {
    items,
    counts: {
      sent: tabCount(items.sent.length, full.sent, countOf(counted.sent), matches),
      received: tabCount(items.received.length, full.received, countOf(counted.received), matches),
      matched: matches,
    },
    isLoading: sent.isPending || received.isPending || mutual.isPending,
  };
}

const isFull = ({ data }: UseQueryResult<readonly unknown[]>) => (data?.length ?? 0) >= LIST_PAGE.limit;
const countOf = ({ data }: UseQueryResult<Count>) => data?.count;
