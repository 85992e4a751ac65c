import { useDeferredValue, useEffect, useMemo, useRef, useState, type Ref } from 'react';
import { useSearchParams } from 'wouter';
import { useInfiniteQuery } from '@tanstack/react-query';
import { networkMessage } from '../../api/errors.ts';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import type { Post, PostId, UserId } from '../../api/generated/model/index.ts';
import { useHiddenPeople } from '../../hiddenPeople/useHiddenPeople.ts';
import { lazyComponent } from '../../lib/react/lazyComponent.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { common } from '../../ui/copy.ts';
import { RecordDrawing } from '../../ui/drawings/lazyDrawings.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { LoadFailure } from '../../ui/EmptyState/LoadFailure.tsx';
import { LazyPart } from '../../ui/Lazy/LazyPart.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { useBoard } from './boardStore.ts';
import { allHidden, board as copy, composer, nothing, board } from './copy.ts';
import { formatBoardSearch, parseBoardSearch } from './boardSearchParams.ts';
import type { createPostFinder } from './postFinder.ts';
import { PostFinderContext, PostThread } from './PostThread.tsx';
import { VirtualizedPost } from './VirtualizedPost.tsx';
import { boardPosts, fetchMore, visiblePosts } from './boardQuery.ts';
import { withoutAuthors } from './postTree.ts';
import * as css from './PostList.css.ts';

const BoardSearch = lazyComponent(async () => (await import('./BoardSearch.tsx')).BoardSearch);

/** Number of posts in the first render, more than fit in the window. */
const FIRST_POSTS = 5;

interface PostListProps {
  ref: Ref<HTMLElement>;
  /** Opens the composer. */
  onWrite: () => void;
}

/** Renders the posts, newest first, or those that a search finds, with a button that loads the next page. */
export function PostList({ ref, onWrite }: PostListProps) {
  const { posts, areAllHidden, isLoading, failure, retry, hasMore, isLoadingMore, loadMore } = usePosts();
  const { heights, listed, view } = useBoard();
  const { data: viewer } = useGetCurrentUser();
  const end = useRef<HTMLParagraphElement>(null);
  const isEmpty = !isLoading && failure === null && posts.length === 0;
  const [parameters] = useSearchParams();
  const query = formatBoardSearch(parseBoardSearch(parameters));
  const [create, setCreate] = useState<typeof createPostFinder | null>(null);
  const finder = useMemo(
    () => (query === '' || create === null ? null : create(parseBoardSearch(new URLSearchParams(query)))),
    [query, create],
  );
  const found = finder === null ? posts : posts.filter(finder.matches);
  useEffect(() => listed.setState({ posts, found }), [listed, posts, found]);
  const isWaiting = isLoading || (query !== '' && finder === null);

  const [, showMore] = useTask(async () => {
    // The button disappears after the last page, so the focus moves to the text that replaces it.
    if (!(await loadMore())) end.current?.focus();
  });
  return (
    <section ref={ref} tabIndex={-1} className={css.root} aria-label={copy.title} aria-busy={isWaiting}>
      <div role="status" className={css.status}>
        {isWaiting && failure === null && <VisuallyHidden>{common.loading}</VisuallyHidden>}
      </div>
      {failure !== null && <LoadFailure title={copy.loadFailed} hint={networkMessage(failure)} onRetry={retry} />}
      {isEmpty && !hasMore && (
        <EmptyState
          drawing={<RecordDrawing />}
          {...(areAllHidden ? allHidden : nothing)}
          action={
            <Button variant="primary" onClick={onWrite}>
              {composer.label}
            </Button>
          }
        />
      )}
      {failure === null && (!isEmpty || hasMore) && (
        <LazyPart waiting={<BoardSearchSkeleton />}>
          <BoardSearch
            view={view}
            query={query}
            finder={finder}
            found={found.length}
            loaded={posts.length}
            onReady={(next) => setCreate(() => next)}
          />
        </LazyPart>
      )}
      {isWaiting && failure === null && <PostListSkeleton />}
      {!isWaiting && found.length > 0 && (
        <PostFinderContext value={finder}>
          <LoadedPosts posts={found} heights={heights} viewerId={viewer?.id} />
        </PostFinderContext>
      )}
      <div className={css.more}>
        {hasMore && (
          <Button loading={isLoadingMore} loadingLabel={common.loading} onClick={() => showMore()}>
            {query === '' ? copy.more : copy.older}
          </Button>
        )}
        <p ref={end} tabIndex={-1} className={css.end}>
          {!hasMore && !isLoading && failure === null && !isEmpty && copy.end}
        </p>
      </div>
    </section>
  );
}

interface LoadedPostsProps {
  posts: readonly Post[];
  heights: Map<PostId, number>;
  viewerId: UserId | undefined;
}

/**
 * Renders the first posts first, and the others when these are painted. When the user returns to the list, all of them
 * are rendered at once, so that the scroll position can be restored.
 */
function LoadedPosts({ posts, heights, viewerId }: LoadedPostsProps) {
  const count = useDeferredValue(posts.length, heights.size > 0 ? posts.length : FIRST_POSTS);
  return posts.slice(0, count).map((post) => (
    <VirtualizedPost key={post.id} id={post.id} heights={heights}>
      <div className={css.card}>
        <PostThread post={post} depth={0} viewerId={viewerId} />
      </div>
    </VirtualizedPost>
  ));
}

const widths = ['92%', '64%', '80%', '48%'] as const;

/** Placeholders while the posts are loading. */
function PostListSkeleton() {
  'use no memo';
  return (
    <div>
      {widths.map((width) => (
        <div key={width} className={`${css.place} ${css.card}`}>
          <div className={css.skeletonHead}>
            <Skeleton shape="circle" width="40px" />
            <Skeleton shape="text" width="30%" />
          </div>
          <div className={css.skeletonText}>
            <Skeleton shape="text" />
            <Skeleton shape="text" width={width} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Renders a placeholder while the code of the search is loading. */
function BoardSearchSkeleton() {
  'use no memo';
  return (
    <div className={css.search}>
      <div className={css.skeletonSearchField}>
        <Skeleton shape="box" />
      </div>
      <div className={css.skeletonChips}>
        <Skeleton shape="box" />
      </div>
    </div>
  );
}

/**
 * Returns the loaded posts without those of hidden people, and how to load more, for `PostList`. Shows a message when a
 * page fails to load.
 */
function usePosts() {
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
    /** Why the first page failed to load; null otherwise. */
    failure: data === undefined ? error : null,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    /** Loads the next page. Resolves to whether there is another one after it. */
    loadMore: () => fetchMore({ isFetching, isFetchingNextPage, refetch, fetchNextPage }),
  };
}
