import type { LikeStatus, MutualLike, Profile, ReceivedLike, SentLike } from '../../src/api/generated/model/index.ts';
import { noTags } from './noTags.ts';

export const NONE: LikeStatus = { is_liked: false, is_mutual: false };
export const LIKED: LikeStatus = { is_liked: true, is_mutual: false };
export const MUTUAL: LikeStatus = { is_liked: true, is_mutual: true };

/** A profile with ids made of the name; the functions below return likes with such a profile. */
export function profileOf(name: string): Profile {
  return {
    id: `profile-${name}`,
    user_id: `user-${name}`,
    display_name: name,
    bio: null,
    age_range: null,
    activity_level: null,
    years_of_experience: null,
    website_url: null,
    twitter_url: null,
    instagram_url: null,
    youtube_url: null,
    soundcloud_url: null,
    avatar_url: null,
    created_at: '2026-11-01T09:00:00+00:00',
    last_active: null,
    likes_count: 0,
    tags: noTags,
  };
}

const at = '2026-11-20T09:00:00+00:00';
const like = (name: string, direction: string, matched: boolean) => ({
  id: `like-${direction}-${name}`,
  like_id: `like-${direction}-${name}`,
  created_at: at,
  user_id: `user-${name}`,
  liked_at: at,
  matched_at: matched ? at : null,
});

export function sentLike(name: string, matched = false): SentLike {
  return { ...like(name, 'to', matched), to_profile: profileOf(name) };
}

export function receivedLike(name: string, matched = false): ReceivedLike {
  return { ...like(name, 'from', matched), from_user: { id: `user-${name}`, profile: profileOf(name) } };
}

export function mutualLike(name: string): MutualLike {
  return { ...like(name, 'to', true), matched_at: at, profile: profileOf(name) };
}
