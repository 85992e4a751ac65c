import { useStore } from 'zustand';
import type { Post } from '../../api/generated/model/index.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { RetryButton } from '../../ui/Button/RetryButton.tsx';
import { RingLoader } from '../../ui/Ring/RingLoader.tsx';
import { useBoard } from './boardStore.ts';
import { board as copy } from './copy.ts';

/** The replies that are still missing are on their way. */
export function RepliesWaiting({ post }: { post: Post }) {
  const isLoading = useStore(useBoard().view, ({ loading }) => loading.has(post.id));
  return isLoading && <RingLoader size={24} />;
}

/** The replies that are still missing did not come. */
export function RepliesFailed({ post, depth }: { post: Post; depth: number }) {
  const board = useBoard();
  const isFailed = useStore(board.view, ({ failed }) => failed.has(post.id));
  if (!isFailed) return null;
  const retry = <RetryButton size="compact" onRetry={() => void board.openReplies(post, depth)} />;
  return (
    <Banner kind="error" action={retry}>
      {copy.loadFailed}
    </Banner>
  );
}
