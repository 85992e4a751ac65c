import {
  infiniteQueryOptions,
  type InfiniteData,
  type InfiniteQueryObserverResult,
  type QueryClient,
} from '@tanstack/react-query';
import type { Post, PostId } from '../../api/generated/model/index.ts';
import { getListPostsQueryKey, listPosts } from '../../api/generated/posts/posts.ts';
import { findPost, removePostFromTree } from './postTree.ts';

/** Number of posts per page. */
export const BOARD_PAGE_SIZE = 20;

/** A fetched page of the board, as the query cache contains it. */
export interface BoardPage {
  posts: Post[];
  /**
   * Whether the page was full when it was fetched, so that there may be another. Later insertions and deletions do not
   * change this.
   */
  isFull: boolean;
  /** Whether posts were deleted while this was the last page, so that the server's following pages have shifted. */
  hasShrunk?: boolean;
}

/** Returns the number of the next page, undefined after the last. */
export function nextPage(pages: readonly BoardPage[]): number | undefined {
  return pages.at(-1)?.isFull === true ? pages.length + 1 : undefined;
}

/** Returns the posts of all pages without duplicates, and without replies at the top level. */
export function visiblePosts(pages: readonly BoardPage[]): Post[] {
  const seen = new Set<PostId>();
  return pages
    .flatMap(({ posts }) => posts)
    .filter(({ id, reply_to_id }) => {
      if (reply_to_id !== null || seen.has(id)) return false;
      seen.add(id);
      return true;
    });
}

/** Inserts a new post at the top. Pages that contain it already are unchanged. */
export function withNewPost(pages: readonly BoardPage[], post: Post): BoardPage[] {
  if (pages.some(({ posts }) => posts.some(({ id }) => id === post.id))) return [...pages];
  return pages.map((page, index) => (index === 0 ? { ...page, posts: [post, ...page.posts] } : page));
}

/** Milliseconds for which the loaded pages stay in the cache while no board is mounted, so that Back finds them. */
const CACHE_TIME_MS = 30 * 60_000;

interface PageParam {
  /** Page number, from 1. */
  page: number;
  /**
   * Whether posts were deleted since the previous page was fetched. The server's pages have then shifted, so that page
   * is fetched again too.
   */
  isShifted: boolean;
}
const FIRST_PAGE: PageParam = { page: 1, isShifted: false };

const readPage = (page: number, signal: AbortSignal) => listPosts({ page, per_page: BOARD_PAGE_SIZE }, { signal });

/**
 * Query options of all loaded pages of the board. Once loaded, they are never refetched automatically; the user's own
 * changes are written into the cache.
 */
export const boardPosts = infiniteQueryOptions({
  queryKey: [...getListPostsQueryKey({ per_page: BOARD_PAGE_SIZE }), 'all'],
  queryFn: async ({ pageParam: { page, isShifted }, signal }): Promise<BoardPage> => {
    const [before, posts] = await Promise.all([isShifted ? readPage(page - 1, signal) : [], readPage(page, signal)]);
    return { posts: [...before, ...posts], isFull: posts.length === BOARD_PAGE_SIZE };
  },
  initialPageParam: FIRST_PAGE,
  getNextPageParam: (_, pages): PageParam | undefined => {
    const page = nextPage(pages);
    // A deletion has moved the first posts of the next page to the end of the previous one.
    return page === undefined ? undefined : { page, isShifted: pages.at(-1)?.hasShrunk === true };
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: CACHE_TIME_MS,
  refetchOnReconnect: ({ state }) => state.data === undefined,
});

/**
 * Fetches the next page when the user asks for more posts. Waits for a refetch of the first page in flight, which it
 * would cancel and nothing would repeat. Resolves to whether there is another page after it.
 */
export async function fetchMore({
  isFetching,
  isFetchingNextPage,
  refetch,
  fetchNextPage,
}: Pick<
  InfiniteQueryObserverResult,
  'isFetching' | 'isFetchingNextPage' | 'refetch' | 'fetchNextPage'
>): Promise<boolean> {
  if (isFetching && !isFetchingNextPage) await refetch({ cancelRefetch: false });
  return (await fetchNextPage()).hasNextPage;
}

/** Applies a change to the cached pages. The change must be idempotent, since it may be applied twice. */
function changePages(client: QueryClient, change: (pages: BoardPage[]) => BoardPage[]): void {
  const { queryKey } = boardPosts;
  const apply = () =>
    client.setQueryData<InfiniteData<BoardPage, PageParam>>(
      queryKey,
      (data) => data && { ...data, pages: change(data.pages) },
    );
  apply();
  // A page fetch in flight will restore the pages of the time when it started, so the change is applied again
  // afterwards.
  const query = client.getQueryCache().find({ queryKey });
  if (query?.state.fetchStatus === 'fetching') query.promise?.then(apply, () => undefined);
}

/** Applies a change to the loaded posts, when replies were loaded or the user has published one. */
export function changePosts(client: QueryClient, change: (posts: readonly Post[]) => Post[]): void {
  changePages(client, (pages) => pages.map((page) => ({ ...page, posts: change(page.posts) })));
}

/** Returns all loaded posts, undefined before the first page is loaded. */
export function loadedPosts(client: QueryClient): Post[] | undefined {
  return client.getQueryData(boardPosts.queryKey)?.pages.flatMap(({ posts }) => posts);
}

/** Returns a post or reply from the loaded pages. */
export function knownPost(client: QueryClient, id: PostId): Post | undefined {
  return findPost(loadedPosts(client) ?? [], id);
}

export function addNewPost(client: QueryClient, post: Post): void {
  changePages(client, (pages) => withNewPost(pages, post));
}

export function removePost(client: QueryClient, id: PostId): void {
  changePages(client, (pages) =>
    pages.map((page, index) => ({
      ...page,
      posts: removePostFromTree(page.posts, id),
      ...(index === pages.length - 1 && { hasShrunk: true }),
    })),
  );
}

/** Discards all pages but the first and refetches that one. Called for a navigation other than Back or Forward. */
export function resetBoard(client: QueryClient): void {
  const { queryKey } = boardPosts;
  client.setQueryData<InfiniteData<BoardPage, PageParam>>(
    queryKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  void client.invalidateQueries({ queryKey });
}
