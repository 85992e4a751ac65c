import type { Exchange } from '../exchange.ts';
import { bodyOf } from '../expect.ts';

/* Functions that reduce a resource to the properties that are compared, those that every operation returns. */

export type Json = Record<string, unknown>;
export const list = (seen: Exchange): Json[] => (Array.isArray(seen.json) ? bodyOf<Json[]>(seen) : []);
export const pick = (value: unknown, keys: readonly string[]): Json => {
  const record = Object(value) as Json;
  return Object.fromEntries(keys.map((key) => [key, record[key]]));
};

const TEXTS =
  'display_name bio age_range activity_level years_of_experience website_url twitter_url instagram_url youtube_url soundcloud_url'.split(
    ' ',
  );
const PROFILE = ['id', 'user_id', ...TEXTS, 'avatar_url', 'created_at', 'likes_count'];
/** Maximum number of items that is requested of a list. */
export const MOST = 100;

interface Label {
  id: string;
  display_name_ja: string;
}
type Tags = Record<string, Label[]>;
export const tagsOf = (profile: unknown) => (Object(profile) as { tags?: Tags }).tags ?? {};
export const GROUPS =
  'genres instruments skill_levels purposes locations ages genders activity_frequency performance_clips'.split(' ');
export const labels = (tags: Tags, group: string) => (tags[group] ?? []).map((tag) => tag.display_name_ja);

/** Returns a profile without `last_active`, which changes with every activity, and with tags as ids. */
export function profileIn(value: unknown): Json {
  const tags = tagsOf(value);
  return {
    ...pick(value, PROFILE),
    tags: Object.fromEntries(GROUPS.map((group) => [group, (tags[group] ?? []).map((tag) => tag.id)])),
  };
}

export const likeIn = (like: Json) => pick(like, ['id', 'created_at', 'user_id', 'liked_at', 'matched_at']);
export const messageIn = (message: unknown) =>
  pick(message, ['id', 'conversation_id', 'sender_id', 'content', 'created_at', 'is_read']);
export const notificationIn = (one: Json) =>
  pick(one, ['id', 'type', 'title', 'message', 'is_read', 'created_at', 'conversation_id']);
export const videoIn = (video: Json) => pick(video, ['id', 'video_url', 'title', 'description']);

/** Returns a post without its author’s profile, which is compared with the profile itself. */
export function postIn(post: Json): Json {
  return {
    ...pick(post, ['id', 'user_id', 'created_at', 'reply_to_id']),
    // A form encodes line ends as CRLF, and a server may store them unchanged.
    content: String(post.content).replaceAll('\r\n', '\n'),
    ...pick(post, ['replies_count', 'media_url', 'media_type', 'media_duration']),
    parent: (post.parent_post as Json | null)?.id ?? null,
    replies: (post.replies as Json[]).map((reply) => postIn(reply)),
  };
}
