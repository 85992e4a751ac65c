import type { Post, PostId } from '../../api/generated/model/index.ts';

/** Creates a top-level post without media for tests and stories. */
export function createPostFixture(id: PostId, fields: Partial<Post> = {}): Post {
  return {
    id,
    user_id: 'user-ren',
    user: { display_name: 'れん', username: 'ren', avatar_url: null },
    content: '新曲のデモを上げました。',
    created_at: '2026-11-20T09:00:00+00:00',
    reply_to_id: null,
    parent_post: null,
    replies: [],
    replies_count: fields.replies?.length ?? 0,
    media_url: null,
    media_type: null,
    media_duration: null,
    ...fields,
  };
}
