import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import type { Profile } from '../../api/generated/model/index.ts';
import { getListProfilesQueryKey, listProfiles, useGetMyProfile } from '../../api/generated/profiles/profiles.ts';
import { BATCH, collectProfiles, newestFirst, nextSkip } from './profilePages.ts';

/** Everybody, batch by batch (decisions F1, F2). Stays as it is while somebody pages through it. */
const allProfiles = infiniteQueryOptions({
  queryKey: [...getListProfilesQueryKey({ limit: BATCH }), 'all'],
  queryFn: async ({ pageParam, signal }) => listProfiles({ skip: pageParam, limit: BATCH }, { signal }),
  initialPageParam: 0,
  getNextPageParam: (_, batches) => nextSkip(batches),
  staleTime: 5 * 60_000,
  refetchOnWindowFocus: false,
});

export interface Artists {
  profiles: Profile[];
  /** The first batch is on its way, or it is not known yet who must not be in it. */
  isLoading: boolean;
  /** The last batch is there. */
  isComplete: boolean;
  /** What kept a batch from coming, null when nothing did. */
  error: Error | null;
  /** What failed is being tried again. */
  isRetrying: boolean;
  retry: () => void;
}

/** All musicians but oneself, the newest first. Usable from the first batch on; the others follow by themselves. */
export function useArtists(): Artists {
  const user = useGetCurrentUser();
  const mine = useGetMyProfile();
  const { data, error, isPending, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(allProfiles);

  const wantsNext = hasNextPage && !isFetching && error === null;
  useEffect(() => {
    if (wantsNext) void fetchNextPage();
  }, [wantsNext, fetchNextPage]);

  const knowsOneself = user.isSuccess || mine.isSuccess || (user.isFetched && mine.isFetched);
  const own = { profileId: mine.data?.id, userId: user.data?.id ?? mine.data?.user_id };
  return {
    profiles: newestFirst(collectProfiles(data?.pages ?? [], own)),
    isLoading: isPending || (data !== undefined && !knowsOneself),
    isComplete: data !== undefined && !hasNextPage,
    error,
    isRetrying: isFetching && error !== null,
    retry: () => void (data === undefined ? refetch() : fetchNextPage()),
  };
}
