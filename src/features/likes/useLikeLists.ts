import type { UseQueryResult } from '@tanstack/react-query';
import { useStore } from 'zustand';
import {
  useCountMutualLikes,
  useCountReceivedLikes,
  useCountSentLikes,
  useListMutualLikes,
  useListReceivedLikes,
  useListSentLikes,
} from '../../api/generated/likes/likes.ts';
import type { Count } from '../../api/generated/model/index.ts';
import { useHiddenPeople } from '../../hiddenPeople/useHiddenPeople.ts';
import { LIST_PAGE, likeItems, tabCount, type LikeItem, type LikeTab } from '../../likes/likeCache.ts';
import { likesOf } from '../../likes/likes.ts';
import { useSession } from '../../session/SessionScope.tsx';

interface LikeListsOnScreen {
  items: Record<LikeTab, LikeItem[]>;
  /** Null while the server's count of a full list is loading. */
  counts: Record<LikeTab, number | null>;
  /** Whether a list is loading for the first time. */
  isLoading: boolean;
  /** Why the list of a tab, which is then empty, failed to load; null otherwise. */
  failures: Record<LikeTab, Error | null>;
  /** Requests the failed lists again. */
  retry: () => void;
}

/** Fetches the items of the likes screen's three tabs, with optimistic updates applied. */
export function useLikeLists(): LikeListsOnScreen {
  const pending = useStore(likesOf(useSession()).pending);
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
    (id) => pending.get(id)?.status,
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
    failures: { sent: failureOf(sent), received: failureOf(received), matched: failureOf(mutual) },
    retry() {
      for (const list of [sent, received, mutual]) if (failureOf(list) !== null) void list.refetch();
    },
  };
}

interface VisibleLikes extends LikeListsOnScreen {
  /** Number of received likes that are not shown. */
  hidden: number;
}

/** Returns the lists of the likes screen's tabs, without received likes of hidden people. */
export function useVisibleLikes(): VisibleLikes {
  const { items, counts, isLoading, ...rest } = useLikeLists();
  const { isHidden, isKnown } = useHiddenPeople();
  const received = items.received.filter(({ profile }) => !isHidden(profile.user_id));
  const hidden = items.received.length - received.length;
  return {
    items: { ...items, received },
    counts: { ...counts, received: counts.received === null ? null : counts.received - hidden },
    isLoading: isLoading || !isKnown,
    hidden,
    ...rest,
  };
}

const failureOf = ({ data, error }: UseQueryResult) => (data === undefined ? error : null);
const isFull = ({ data }: UseQueryResult<readonly unknown[]>) => (data?.length ?? 0) >= LIST_PAGE.limit;
const countOf = ({ data, isFetched }: UseQueryResult<Count>) => data?.count ?? (isFetched ? undefined : null);
