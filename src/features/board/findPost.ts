import type { QueryClient } from '@tanstack/react-query';
import { getGetCurrentUserQueryKey } from '../../api/generated/auth/auth.ts';
import type { CreatePostRequest, Post, PostId, User, UserId } from '../../api/generated/model/index.ts';
import { getPost, listPosts } from '../../api/generated/posts/posts.ts';
import type { FindCreated } from '../../api/sendOnce.ts';
import { isSameText } from '../../lib/text/sameText.ts';
import { parseTimestamp } from '../../lib/time/timestamp.ts';
import { knownPost, loadedPosts, BOARD_PAGE_SIZE } from './boardQuery.ts';

export type FindPost = FindCreated<CreatePostRequest, Post>;

/**
 * Records the currently loaded posts, or replies to a post, before a post is sent. Returns a function that finds the
 * post that the request has created although it failed. The function returns null when nothing was loaded
 * before, because then new posts cannot be told from old ones.
 */
export function prepareFindPost(client: QueryClient, replyTo: PostId | null): FindPost {
  const before = replyTo === null ? loadedPosts(client) : knownPost(client, replyTo)?.replies;
  const count = replyTo === null ? 0 : (knownPost(client, replyTo)?.replies_count ?? 0);
  return async (request) => {
    if (before === undefined) return null;
    const now: Post[] =
      replyTo === null ? await listPosts({ page: 1, per_page: BOARD_PAGE_SIZE }) : (await getPost(replyTo)).replies;
    const viewer = client.getQueryData<User>(getGetCurrentUserQueryKey());
    return postsCreatedSince(now, before, count).find((post) => isCreatedBy(post, request, viewer?.id)) ?? null;
  };
}

/**
 * Returns the posts in `now` that were created after `before` was read, oldest first. One of them may be the result of
 * a request that has failed.
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
