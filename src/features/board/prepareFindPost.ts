import type { QueryClient } from '@tanstack/react-query';
import { getGetCurrentUserQueryKey } from '../../api/generated/auth/auth.ts';
import type { CreatePostRequest, Post, PostId, User } from '../../api/generated/model/index.ts';
import { getPost, listPosts } from '../../api/generated/posts/posts.ts';
import type { FindCreated } from '../../api/sendOnce.ts';
import { knownPost, loadedPosts } from './boardQuery.ts';
import { isCreatedBy, postsCreatedSince } from './postsCreatedSince.ts';
import { BOARD_PAGE_SIZE } from './postPages.ts';

export type FindPost = FindCreated<CreatePostRequest, Post>;

/**
 * Records the currently loaded posts, or replies to a post, before a post is sent. Returns a function that finds the
 * post that the request has created although it failed (rule B13). The function returns null when nothing was loaded
 * before, because then new posts cannot be told from old ones.
 */
export function prepareFindPost(client: QueryClient, replyTo: PostId | null): FindPost {
  const before = replyTo === null ? loadedPosts(client) : knownPost(client, replyTo)?.replies;
  const count = replyTo === null ? 0 : (knownPost(client, replyTo)?.replies_count ?? 0);
  return async (request) => {
    if (before === undefined) return null;
    const now: Post[] =
      replyTo === null ? await listPosts({ page: 1, per_page: BOARD_PAGE_SIZE }) : (await getPost(replyTo)).replies;
    const me = client.getQueryData<User>(getGetCurrentUserQueryKey());
    return postsCreatedSince(now, before, count).find((post) => isCreatedBy(post, request, me?.id)) ?? null;
  };
}
