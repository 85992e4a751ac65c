import { useStore } from 'zustand';
import type { Post } from '../../api/generated/model/index.ts';
import { RetryBanner } from '../../ui/Banner/RetryBanner.tsx';
import { RingLoader } from '../../ui/Ring/RingLoader.tsx';
import { useBoard } from './boardStore.ts';
import { board as copy } from './copy.ts';

/** Shows a loader while the replies of a post are loading. */
export function RepliesWaiting({ post }: { post: Post }) {
  const isLoading = useStore(useBoard().view, ({ loading }) => loading.has(post.id));
  return isLoading && <RingLoader size={24} />;
}

/** Shows an error with a retry button after the replies of a post failed to load. */
export function RepliesFailed({ post, depth }: { post: Post; depth: number }) {
  const board = useBoard();
  const isFailed = useStore(board.view, ({ failed }) => failed.has(post.id));
  if (!isFailed) return null;
  return <RetryBanner onRetry={() => void board.openReplies(post, depth)}>{copy.loadFailed}</RetryBanner>;
}
