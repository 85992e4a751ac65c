import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHiddenPeople } from '../../hiddenPeople/useHiddenPeople.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { boardPosts, fetchMore } from './boardQuery.ts';
import { board } from './copy.ts';
import { visiblePosts } from './postPages.ts';
import { withoutAuthors } from './postTree.ts';

/**
 * Returns the loaded posts without those of hidden people, and how to load more, for `PostList`. Shows a message when a
 * page fails to load (rule B24).
 */
export function usePosts() {
  const { data, error, isPending, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(boardPosts);

  useEffect(() => {
    if (error === null) snackbars.removeByTopic('board');
    else snackbars.show(board.loadFailed, { kind: 'error', topic: 'board' });
  }, [error]);

  const { people, isHidden, isKnown } = useHiddenPeople();
  const loaded = visiblePosts(data?.pages ?? []);
  const posts = people.length === 0 ? loaded : withoutAuthors(loaded, isHidden);
  return {
    posts,
    /** Whether there are loaded posts and all of them are by hidden people. */
    areAllHidden: loaded.length > 0 && posts.length === 0,
    isLoading: isPending || !isKnown,
    /** Whether the first page failed to load. */
    isFailed: error !== null && data === undefined,
    isRetrying: isFetching && error !== null,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    /** Loads the next page. Resolves to whether there is another one after it. */
    loadMore: () => fetchMore({ isFetching, isFetchingNextPage, refetch, fetchNextPage }),
  };
}
