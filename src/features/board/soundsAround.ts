import type { Post, PostId } from '../../api/generated/model/index.ts';
import type { postMedium } from './postMedium.ts';
import type { shownReplies } from './postTree.ts';

/** Functions with which the screen reads a post. They are passed in, because this code is loaded apart from the screen. */
export interface PostRules {
  postMedium: typeof postMedium;
  shownReplies: typeof shownReplies;
  /** The depth from which on all replies are in one flat list. */
  deepest: number;
}

/** The posts of the board. */
export interface ListedPosts {
  /** All loaded posts. */
  posts: readonly Post[];
  /** The posts on the screen: all of them, or those that a search finds. */
  found: readonly Post[];
}

interface Row {
  post: Post;
  isShown: boolean;
}

/**
 * Returns the posts with the sounds before and after the current one, in the order of the screen, for the buttons of the
 * player and for what plays next (rule B35); null when there is none. A sound whose post is not on the screen any more,
 * because its replies were collapsed or a search excludes it, keeps its position.
 * @param open the posts whose replies are expanded
 */
export function soundsAround(id: PostId, { posts, found }: ListedPosts, open: ReadonlySet<PostId>, rules: PostRules) {
  const onScreen = new Set(found);
  const rowsBelow = (post: Post, depth: number, isShown: boolean): Row[] => {
    const areRepliesShown = isShown && open.has(post.id);
    const replies = rules.shownReplies(post, depth);
    return depth < rules.deepest
      ? [{ post, isShown }, ...replies.flatMap((reply) => rowsBelow(reply, depth + 1, areRepliesShown))]
      : [{ post, isShown }, ...replies.map((reply) => ({ post: reply, isShown: areRepliesShown }))];
  };
  const rows = posts.flatMap((post) => rowsBelow(post, 0, onScreen.has(post)));
  const index = rows.findIndex(({ post }) => post.id === id);
  if (index === -1) return { previous: null, next: null };
  const isNeighbour = ({ post, isShown }: Row) => isShown && rules.postMedium(post)?.kind === 'audio';
  return {
    previous: rows.slice(0, index).findLast(isNeighbour)?.post ?? null,
    next: rows.slice(index + 1).find(isNeighbour)?.post ?? null,
  };
}
