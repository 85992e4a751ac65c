import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Post } from '../../api/generated/model/index.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { boardPosts } from './boardQuery.ts';
import { board } from './copy.ts';
import { visiblePosts } from './postPages.ts';

export interface Posts {
  posts: Post[];
  isLoading: boolean;
  /** Nothing could be loaded at all. */
  isFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Answers whether there is more after that. */
  loadMore: () => Promise<boolean>;
}

/** The board, page by page. Says it when a page does not come (spec.md section 8). */
export function usePosts(): Posts {
  const { data, error, isPending, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(boardPosts);

  useEffect(() => {
    if (error !== null) snackbars.show(board.loadFailed, { kind: 'error' });
  }, [error]);

  return {
    posts: visiblePosts(data?.pages ?? []),
    isLoading: isPending,
    isFailed: error !== null && data === undefined,
    isRetrying: isFetching && error !== null,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: async () => (await fetchNextPage()).hasNextPage,
  };
}
