import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isApiError } from '../../api/errors.ts';
import type { Post, PostId } from '../../api/generated/model/index.ts';
import { createPost, deletePost, getPost } from '../../api/generated/posts/posts.ts';
import { onSessionEnd } from '../../api/session.ts';
import { logFailure } from '../../lib/log.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { addNewPost, changePosts, knownPost, removePost, startAnew } from './boardQuery.ts';
import { createComposer, type Composer } from './composerStore.ts';
import { board as copy, replies as repliesCopy } from './copy.ts';
import { changePost, isIncomplete, withReply } from './postTree.ts';

export interface BoardView {
  /** Posts whose replies are shown. */
  open: ReadonlySet<PostId>;
  /** Posts whose replies are on their way. */
  loading: ReadonlySet<PostId>;
  /** Posts whose replies did not come. */
  failed: ReadonlySet<PostId>;
  /** The post that is being answered. */
  replyingTo: PostId | null;
  /** The post that is about to be deleted, if its author confirms. */
  deleting: Post | null;
}

/** What is answered, and how deep it stands. */
export interface Target {
  id: PostId;
  depth: number;
}

export interface Board {
  view: StoreApi<BoardView>;
  /** Height in px that each post had when it was last near the view. */
  heights: Map<PostId, number>;
  /** Where the view stood, in px, by entry of the history. */
  scroll: Map<string, number>;
  /** Somebody comes to the board, and not back to it. */
  startAnew: () => void;
  openReplies: (post: Post, depth: number) => Promise<void>;
  closeReplies: (id: PostId) => void;
  replyTo: (id: PostId | null) => void;
  /** What is being written: a post, or an answer to one of a depth. */
  composer: (to: Target | null) => Composer;
  askToDelete: (post: Post | null) => void;
  /** Rejects when the server keeps it. */
  remove: (post: Post) => Promise<void>;
}

const boards = new WeakMap<QueryClient, Board>();

/** The board as this session sees it. It lasts as long as the cache: a return by Back finds it as it was left. */
export function useBoard(): Board {
  const client = useQueryClient();
  return boardOf(client);
}

function boardOf(client: QueryClient): Board {
  const existing = boards.get(client);
  if (existing !== undefined) return existing;
  const created = createBoard(client);
  boards.set(client, created);
  return created;
}

function createBoard(client: QueryClient): Board {
  const view = createStore<BoardView>(() => ({
    open: new Set(),
    loading: new Set(),
    failed: new Set(),
    replyingTo: null,
    deleting: null,
  }));
  const composers = new Map<PostId | null, Composer>();
  const mark = (name: 'open' | 'loading' | 'failed', id: PostId, isIn: boolean) =>
    view.setState((state) => ({ [name]: isIn ? new Set(state[name]).add(id) : without(state[name], id) }));

  const forget = onSessionEnd(() => {
    for (const composer of composers.values()) composer.abort();
    forget();
  });

  async function openReplies(post: Post, depth: number): Promise<void> {
    mark('open', post.id, true);
    mark('failed', post.id, false);
    if (!isIncomplete(post, depth) || view.getState().loading.has(post.id)) return;
    mark('loading', post.id, true);
    try {
      const whole = await getPost(post.id);
      changePosts(client, (posts) => changePost(posts, post.id, () => whole));
    } catch (error) {
      logFailure('The replies did not come', error);
      mark('failed', post.id, true);
    }
    mark('loading', post.id, false);
  }

  function onPosted(to: Target | null, made: Post): void {
    if (to === null) {
      addNewPost(client, made);
      snackbars.show(copy.created, { kind: 'ok' });
      return;
    }
    changePosts(client, (posts) => withReply(posts, made));
    snackbars.show(repliesCopy.done, { kind: 'ok' });
    view.setState((state) => (state.replyingTo === to.id ? { replyingTo: null } : state));
    const answered = knownPost(client, to.id);
    if (answered !== undefined) void openReplies(answered, to.depth);
  }

  const heights = new Map<PostId, number>();
  return {
    view,
    heights,
    scroll: new Map(),
    startAnew() {
      heights.clear();
      startAnew(client);
    },
    openReplies,
    closeReplies: (id) => mark('open', id, false),
    replyTo: (replyingTo) => view.setState({ replyingTo }),
    askToDelete: (deleting) => view.setState({ deleting }),
    composer(to) {
      const id = to?.id ?? null;
      const existing = composers.get(id);
      if (existing !== undefined) return existing;
      const created = createComposer({ replyTo: id, send: createPost, onPosted: (made) => onPosted(to, made) });
      composers.set(id, created);
      return created;
    },
    async remove({ id }) {
      try {
        await deletePost(id);
      } catch (error) {
        // Another tab was faster.
        if (!isApiError(error) || error.status !== 404) throw error;
      }
      removePost(client, id);
      snackbars.show(copy.deleted, { kind: 'ok' });
    },
  };
}

function without<Item>(set: ReadonlySet<Item>, item: Item): Set<Item> {
  const next = new Set(set);
  next.delete(item);
  return next;
}
