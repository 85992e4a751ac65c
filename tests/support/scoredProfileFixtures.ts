import type { ScoredProfile } from '../../src/features/search/profileIndex.ts';
import { profileOf } from './likeFixtures.ts';

interface ScoredProfileFields {
  createdAt: number;
  display_name?: string;
  /** Tag ids. */
  genres?: string[];
}

/** Creates a scored profile with these properties and without a performance clip. */
export function scoredProfileOf({ createdAt, display_name = '名前', genres = [] }: ScoredProfileFields): ScoredProfile {
  const profile = profileOf(display_name);
  const chosen = genres.map((id) => ({ id, name: id, value: id, display_name_ja: id, sort_order: 1 }));
  return { profile: { ...profile, tags: { ...profile.tags, genres: chosen } }, score: 0, activeAt: 0, createdAt };
}
