import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { Post, PostId } from '../../api/generated/model/index.ts';
import { getListPostsQueryKey, listPosts } from '../../api/generated/posts/posts.ts';
import { BOARD_PAGE_SIZE, nextPage, withNewPost, type BoardPage } from './postPages.ts';
import { findPost, withoutPost } from './postTree.ts';

/** How long the loaded pages wait for a return by Back. */
const KEPT_MS = 30 * 60_000;

/** Caches whose server has fewer posts than it counted its pages by. */
const shrunk = new WeakSet<QueryClient>();

const readPage = (page: number, signal: AbortSignal) => listPosts({ page, per_page: BOARD_PAGE_SIZE }, { signal });

/** All pages that somebody has asked for. They stay as they are; what one does oneself is put into them. */
export const boardPosts = infiniteQueryOptions({
  queryKey: [...getListPostsQueryKey({ per_page: BOARD_PAGE_SIZE }), 'all'],
  queryFn: async ({ pageParam: page, signal, client }): Promise<BoardPage> => {
    // A deleted post has moved the next page's first up to the page before.
    const isShifted = page > 1 && shrunk.has(client);
    const [before, posts] = await Promise.all([isShifted ? readPage(page - 1, signal) : [], readPage(page, signal)]);
    shrunk.delete(client);
    return { posts: [...before, ...posts], isFull: posts.length === BOARD_PAGE_SIZE };
  },
  initialPageParam: 1,
  getNextPageParam: (_, pages) => nextPage(pages),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: KEPT_MS,
  refetchOnReconnect: false,
});

/** Changes the pages; the change must make no difference when it is made a second time. */
function changePages(client: QueryClient, change: (pages: BoardPage[]) => BoardPage[]): void {
  const { queryKey } = boardPosts;
  const apply = () =>
    client.setQueryData<InfiniteData<BoardPage, number>>(
      queryKey,
      (data) => data && { ...data, pages: change(data.pages) },
    );
  apply();
  // A page that is on its way will be added to those that were there when it was asked for.
  const query = client.getQueryCache().find({ queryKey });
  if (query?.state.fetchStatus === 'fetching') query.promise?.then(apply, () => undefined);
}

export function changePosts(client: QueryClient, change: (posts: readonly Post[]) => Post[]): void {
  changePages(client, (pages) => pages.map((page) => ({ ...page, posts: change(page.posts) })));
}

/** A post or reply as it is known now. */
export function knownPost(client: QueryClient, id: PostId): Post | undefined {
  const data = client.getQueryData(boardPosts.queryKey);
  return (
    data &&
    findPost(
      data.pages.flatMap(({ posts }) => posts),
      id,
    )
  );
}

export function addNewPost(client: QueryClient, post: Post): void {
  changePages(client, (pages) => withNewPost(pages, post));
}

export function removePost(client: QueryClient, id: PostId): void {
  shrunk.add(client);
  changePosts(client, (posts) => withoutPost(posts, id));
}

/** Somebody comes anew and not by Back: back to one page, and that one read again. */
export function startAnew(client: QueryClient): void {
  const { queryKey } = boardPosts;
  client.setQueryData<InfiniteData<BoardPage, number>>(
    queryKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  void client.invalidateQueries({ queryKey });
}
