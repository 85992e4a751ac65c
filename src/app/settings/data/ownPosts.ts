import type { Post, UserId } from '../../../api/generated/model/index.ts';

/** A post or reply without what others wrote around it. */
export type OwnPost = Omit<Post, 'replies' | 'parent_post'>;

/** Whether the post in the board's list lacks some replies, which only `getPost` returns. */
export const hasMoreReplies = ({ replies, replies_count }: Post): boolean =>
  replies_count > replies.length || replies.some((reply) => reply.replies_count > 0);

/** Returns what a user has written in the tree of a post, the post first, for the download of the user's data. */
export function ownPosts(post: Post, userId: UserId): OwnPost[] {
  const { replies, parent_post: _, ...alone } = post;
  return [...(post.user_id === userId ? [alone] : []), ...replies.flatMap((reply) => ownPosts(reply, userId))];
}
