import { createStore } from 'zustand/vanilla';
import { isApiError } from '../../api/errors.ts';
import type { Post, PostId } from '../../api/generated/model/index.ts';
import { createPost, deletePost, getPost } from '../../api/generated/posts/posts.ts';
import { queryClientOf } from '../../session/queryClientOf.ts';
import type { Session } from '../../session/session.ts';
import { addUnsentPostCheck } from '../../session/unsent.ts';
import { useSessionPart } from '../../session/SessionScope.tsx';
import { now } from '../../lib/time/clock.ts';
import { logFailure } from '../../lib/log/log.ts';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { addNewPost, boardPosts, changePosts, knownPost, removePost, resetBoard } from './boardQuery.ts';
import { createComposer, type ComposerStore, isUnsent } from './composerStore.ts';
import { board as copy, composer as composerCopy, replies as repliesCopy } from './copy.ts';
import { prepareFindPost } from './findPost.ts';
import { changePost, isIncomplete, withReply } from './postTree.ts';

/** Milliseconds for which a first page that has not been shown yet is fresh. */
const PREFETCH_FRESH_MS = 30_000;

export interface BoardView {
  /** Posts whose replies are expanded. */
  open: ReadonlySet<PostId>;
  /** Posts whose replies are loading. */
  loading: ReadonlySet<PostId>;
  /** Posts whose replies failed to load. */
  failed: ReadonlySet<PostId>;
  /** The post whose reply composer is open. */
  replyingTo: PostId | null;
  /** The post for which the deletion dialog is open. */
  deleting: Post | null;
  /** The top-level post that the user has published last. */
  posted: Post | null;
}

/** The posts of the board. */
export interface ListedPosts {
  /** All loaded posts. */
  posts: readonly Post[];
  /** The posts on the screen: all of them, or those that a search finds. */
  found: readonly Post[];
}

/** The post that is being replied to, and its depth in the thread. */
export interface Target {
  id: PostId;
  depth: number;
}

export type Board = ReturnType<typeof createBoard>;

/**
 * Returns what the parts of the board share: expanded replies, composers and the actions on posts. It lasts as long as
 * the session, so Back restores it.
 */
export const useBoard = (): Board => useSessionPart(createBoard);

function createBoard(session: Session) {
  const client = queryClientOf(session);
  const view = createStore<BoardView>(() => ({
    open: new Set(),
    loading: new Set(),
    failed: new Set(),
    replyingTo: null,
    deleting: null,
    posted: null,
  }));
  const listed = createStore<ListedPosts>(() => ({ posts: [], found: [] }));
  const composers = new Map<PostId | null, ComposerStore>();
  /** How many replies and posts were added or removed here. */
  let changes = 0;
  const mark = (name: 'open' | 'loading' | 'failed', id: PostId, isIn: boolean) =>
    view.setState((state) => ({ [name]: isIn ? new Set(state[name]).add(id) : without(state[name], id) }));

  addUnsentPostCheck(session, () => [...composers.values()].some(({ store }) => isUnsent(store.getState())));
  session.onEnd(() => {
    for (const composer of composers.values()) composer.dispose();
  });

  /** Reads a post once more when something was posted or deleted meanwhile, since the response may be older. */
  async function readWhole(id: PostId): Promise<Post> {
    const before = changes;
    const whole = await getPost(id);
    return before === changes ? whole : await readWhole(id);
  }

  async function openReplies(post: Post, depth: number): Promise<void> {
    mark('open', post.id, true);
    mark('failed', post.id, false);
    if (!isIncomplete(post, depth) || view.getState().loading.has(post.id)) return;
    mark('loading', post.id, true);
    try {
      const whole = await readWhole(post.id);
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
      view.setState({ posted: made });
      snackbars.show(copy.created, { kind: 'ok', topic: topicOf(to) });
      return;
    }
    changes += 1;
    changePosts(client, (posts) => withReply(posts, made));
    snackbars.show(repliesCopy.done, { kind: 'ok', topic: topicOf(to) });
    view.setState((state) => (state.replyingTo === to.id ? { replyingTo: null } : state));
    const answered = knownPost(client, to.id);
    if (answered !== undefined) void openReplies(answered, to.depth);
  }

  /** Last measured height of each post, in px. */
  const heights = new Map<PostId, number>();
  let wasShown = false;
  return {
    view,
    listed,
    heights,
    /** Resets the board for a navigation other than Back or Forward. */
    reset() {
      heights.clear();
      const { dataUpdatedAt = 0 } = client.getQueryState(boardPosts.queryKey) ?? {};
      // The first page may have been prefetched for this navigation, before the code of the screen was loaded.
      if (wasShown || now() - dataUpdatedAt > PREFETCH_FRESH_MS) resetBoard(client);
      wasShown = true;
    },
    openReplies,
    closeReplies: (id: PostId) => mark('open', id, false),
    replyTo: (replyingTo: PostId | null) => view.setState({ replyingTo }),
    askToDelete: (deleting: Post | null) => view.setState({ deleting }),
    /** Returns the composer of a new post, or of a reply to `to`. It is created on the first call. */
    composer(to: Target | null): ComposerStore {
      const id = to?.id ?? null;
      const existing = composers.get(id);
      if (existing !== undefined) return existing;
      const created = createComposer({
        replyTo: id,
        send: createPost,
        prepareFind: () => prepareFindPost(client, id),
        onPosted: (made) => onPosted(to, made),
        onFailedWhileUnmounted: () =>
          snackbars.show(`${composerCopy.failed}。${composerCopy.inputRemains}`, { kind: 'error', topic: topicOf(to) }),
      });
      composers.set(id, created);
      return created;
    },
    /** Deletes a post on the server, then here. Rejects when the server does not delete it. */
    async remove({ id }: Post) {
      try {
        await deletePost(id);
      } catch (error) {
        // A 404 means that the post is already deleted, for example in another tab.
        if (!isApiError(error) || error.status !== 404) throw error;
      }
      changes += 1;
      removePost(client, id);
      snackbars.show(copy.deleted, { kind: 'ok', topic: `post:${id}` });
    },
  };
}

/** Topic for messages about a new post or a reply. */
const topicOf = (to: Target | null) => (to === null ? 'post' : `reply:${to.id}`);

function without<Item>(set: ReadonlySet<Item>, item: Item): Set<Item> {
  const next = new Set(set);
  next.delete(item);
  return next;
}
