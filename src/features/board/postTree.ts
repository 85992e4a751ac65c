import type { Post, PostId } from '../../api/generated/model/index.ts';

type Posts = readonly Post[];

/** Replies of this depth and deeper stand below each other (decision B2). Top-level posts have depth 0. */
export const DEEPEST_INDENT = 3;

/** Direct replies, whether or not they have been loaded (decision B4). */
export function replyCount(post: Post): number {
  return Math.max(post.replies_count, post.replies.length);
}

/** All replies below a post, each followed by its own. */
export function repliesBelow(post: Post): Post[] {
  return post.replies.flatMap((reply) => [reply, ...repliesBelow(reply)]);
}

/** What opens below a post of a depth: its replies, or at the deepest indent all that is below it in one list. */
export function shownReplies(post: Post, depth: number): Post[] {
  return depth < DEEPEST_INDENT ? post.replies : repliesBelow(post);
}

/** Whether something that opens below the post has not been loaded. */
export function isIncomplete(post: Post, depth: number): boolean {
  if (replyCount(post) > post.replies.length) return true;
  return depth >= DEEPEST_INDENT && repliesBelow(post).some((reply) => isIncomplete(reply, 0));
}

/** The post of an id, wherever in the trees it stands. */
export function findPost(posts: Posts, id: PostId): Post | undefined {
  for (const post of posts) {
    const found = post.id === id ? post : findPost(post.replies, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Changes one post, wherever in the trees it stands. Trees without it stay the same objects. */
export function changePost(posts: Posts, id: PostId, change: (post: Post) => Post): Post[] {
  return posts.map((post) => {
    if (post.id === id) return change(post);
    const replies = changePost(post.replies, id, change);
    return replies.every((reply, index) => reply === post.replies[index]) ? post : { ...post, replies };
  });
}

/** Takes a post away with all that is below it; a reply lowers the count of its parent (decision B7). */
export function withoutPost(posts: Posts, id: PostId): Post[] {
  return posts
    .filter((post) => post.id !== id)
    .map((post) => {
      const replies = withoutPost(post.replies, id);
      if (replies.length < post.replies.length)
        return { ...post, replies, replies_count: Math.max(0, post.replies_count - 1) };
      return replies.every((reply, index) => reply === post.replies[index]) ? post : { ...post, replies };
    });
}

/** Appends a reply to its parent. One that is there already stays as it is. */
export function withReply(posts: Posts, reply: Post): Post[] {
  if (reply.reply_to_id === null) return [...posts];
  return changePost(posts, reply.reply_to_id, (parent) =>
    parent.replies.some(({ id }) => id === reply.id)
      ? parent
      : { ...parent, replies: [...parent.replies, reply], replies_count: replyCount(parent) + 1 },
  );
}
