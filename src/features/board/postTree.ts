import type { Post, PostId, UserId } from '../../api/generated/model/index.ts';

type Posts = readonly Post[];

/** Replies at this depth and deeper are not indented further. Top-level posts have depth 0. */
export const MAX_INDENT_DEPTH = 3;

/** Returns the number of direct replies, loaded or not. */
export function replyCount(post: Post): number {
  return Math.max(post.replies_count, post.replies.length);
}

/** Returns all descendants of a post in depth-first order. */
export function descendantsOf(post: Post): Post[] {
  return post.replies.flatMap((reply) => [reply, ...descendantsOf(reply)]);
}

/**
 * Returns the replies that an expanded post shows: the direct ones, or at the deepest indent all descendants as a flat
 * list.
 */
export function shownReplies(post: Post, depth: number): Post[] {
  return depth < MAX_INDENT_DEPTH ? post.replies : descendantsOf(post);
}

/** Whether some of the replies that an expanded post shows are not loaded yet. */
export function isIncomplete(post: Post, depth: number): boolean {
  if (replyCount(post) > post.replies.length) return true;
  return depth >= MAX_INDENT_DEPTH && descendantsOf(post).some((reply) => isIncomplete(reply, 0));
}

/** Finds a post or reply by its id at any depth. */
export function findPost(posts: Posts, id: PostId): Post | undefined {
  for (const post of posts) {
    const found = post.id === id ? post : findPost(post.replies, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Replaces one post at any depth. Trees that do not contain it keep their identity. */
export function changePost(posts: Posts, id: PostId, change: (post: Post) => Post): Post[] {
  return posts.map((post) => {
    if (post.id === id) return change(post);
    const replies = changePost(post.replies, id, change);
    return replies.every((reply, index) => reply === post.replies[index]) ? post : { ...post, replies };
  });
}

/** Returns the posts without those of hidden authors and without the replies to these. */
export function withoutAuthors(posts: Posts, isAuthorHidden: (id: UserId) => boolean): Post[] {
  const hidden = posts
    .flatMap((post) => [post, ...descendantsOf(post)])
    .filter(({ user_id }) => isAuthorHidden(user_id));
  return hidden.reduce<Post[]>((left, { id }) => removePostFromTree(left, id), [...posts]);
}

/** Removes a post with its descendants; removing a reply also lowers the count of its parent. */
export function removePostFromTree(posts: Posts, id: PostId): Post[] {
  return posts
    .filter((post) => post.id !== id)
    .map((post) => {
      const replies = removePostFromTree(post.replies, id);
      if (replies.length < post.replies.length)
        return { ...post, replies, replies_count: Math.max(0, post.replies_count - 1) };
      return replies.every((reply, index) => reply === post.replies[index]) ? post : { ...post, replies };
    });
}

/** Appends a reply to its parent. Does nothing if the parent already contains it. */
export function withReply(posts: Posts, reply: Post): Post[] {
  if (reply.reply_to_id === null) return [...posts];
  return changePost(posts, reply.reply_to_id, (parent) =>
    parent.replies.some(({ id }) => id === reply.id)
      ? parent
      : { ...parent, replies: [...parent.replies, reply], replies_count: replyCount(parent) + 1 },
  );
}
