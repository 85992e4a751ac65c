import type { CreatePostRequest, Post, UserId } from '../../api/generated/model/index.ts';
import { isSameText } from '../../lib/text/sameText.ts';
import { parseTimestamp } from '../../lib/time/timestamp.ts';

/**
 * Returns the posts in `now` that were created after `before` was read, oldest first. One of them may be the result of
 * a request that has failed (rule B13).
 * @param before the posts that were loaded at that time
 * @param count number of posts that existed then, loaded or not; as many of the oldest unknown posts are skipped
 */
export function postsCreatedSince(now: readonly Post[], before: readonly Post[], count: number): Post[] {
  const known = new Set(before.map(({ id }) => id));
  const notLoaded = Math.max(0, count - before.length);
  return now
    .filter(({ id }) => !known.has(id))
    .toSorted((a, b) => parseTimestamp(a.created_at) - parseTimestamp(b.created_at))
    .slice(notLoaded);
}

/** Whether a post was created by a request. The API has no idempotency key, so author, text and media are compared. */
export function isCreatedBy(post: Post, request: CreatePostRequest, author: UserId | undefined): boolean {
  const { content, media_file: file, media_duration: seconds } = request;
  if (post.user_id !== author || !isSameText(post.content, content)) return false;
  if (file === undefined) return post.media_url === null;
  return post.media_url !== null && (post.media_duration === null || Math.round(post.media_duration) === seconds);
}
