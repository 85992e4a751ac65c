import { useDeferredValue, useRef, type Ref } from 'react';
import { useGetCurrentUser } from '../../api/generated/auth/auth.ts';
import type { Post, PostId, UserId } from '../../api/generated/model/index.ts';
import { useTask } from '../../lib/react/useTask.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { common } from '../../ui/copy.ts';
import { CableDrawing } from '../../ui/drawings/CableDrawing.tsx';
import { RecordDrawing } from '../../ui/drawings/lazyDrawings.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { RetryButton } from '../../ui/Button/RetryButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useBoard } from './boardStore.ts';
import { allHidden, board as copy, nothing } from './copy.ts';
import { PostListSkeleton } from './PostListSkeleton.tsx';
import { PostThread } from './thread/PostThread.tsx';
import { VirtualizedPost } from './thread/VirtualizedPost.tsx';
import { usePosts } from './usePosts.ts';
import * as css from './PostList.css.ts';

/** Number of posts of the first rendering, more than a screen of them. */
const FIRST_POSTS = 5;

/** The posts, newest first, with a button that loads the next page. */
export function PostList({ ref }: { ref: Ref<HTMLElement> }) {
  const { posts, areAllHidden, isLoading, isFailed, isRetrying, retry, hasMore, isLoadingMore, loadMore } = usePosts();
  const { heights } = useBoard();
  const { data: me } = useGetCurrentUser();
  const end = useRef<HTMLParagraphElement>(null);
  const isEmpty = !isLoading && !isFailed && posts.length === 0;

  const [, showMore] = useTask(async () => {
    // The button disappears after the last page, so the focus moves to the text that takes its place.
    if (!(await loadMore())) end.current?.focus();
  });
  return (
    <section ref={ref} tabIndex={-1} className={css.root} aria-label={copy.title} aria-busy={isLoading}>
      <div role="status" className={css.status}>
        {isLoading && !isFailed && <VisuallyHidden>{common.loading}</VisuallyHidden>}
      </div>
      {isLoading && !isFailed && <PostListSkeleton />}
      {isFailed && (
        <EmptyState
          drawing={<CableDrawing />}
          title={copy.loadFailed}
          action={<RetryButton isRetrying={isRetrying} onRetry={retry} />}
        />
      )}
      {isEmpty && !hasMore && <EmptyState drawing={<RecordDrawing />} {...(areAllHidden ? allHidden : nothing)} />}
      {posts.length > 0 && <LoadedPosts posts={posts} heights={heights} myId={me?.id} />}
      <div className={css.more}>
        {hasMore && (
          <Button loading={isLoadingMore} loadingLabel={common.loading} onClick={() => showMore()}>
            {copy.more}
          </Button>
        )}
        <p ref={end} tabIndex={-1} className={css.end}>
          {!hasMore && !isLoading && !isFailed && !isEmpty && copy.end}
        </p>
      </div>
    </section>
  );
}

interface LoadedPostsProps {
  posts: readonly Post[];
  heights: Map<PostId, number>;
  myId: UserId | undefined;
}

/**
 * Renders the first posts first, and the others when these are painted. When the user returns to the list, all of them
 * are rendered at once, so that the scroll position can be restored.
 */
function LoadedPosts({ posts, heights, myId }: LoadedPostsProps) {
  const count = useDeferredValue(posts.length, heights.size > 0 ? posts.length : FIRST_POSTS);
  return posts.slice(0, count).map((post) => (
    <VirtualizedPost key={post.id} id={post.id} heights={heights}>
      <div className={css.card}>
        <PostThread post={post} depth={0} myId={myId} />
      </div>
    </VirtualizedPost>
  ));
}
