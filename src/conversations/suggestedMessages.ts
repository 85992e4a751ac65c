import type { Profile, ProfileTags, Tag } from '../api/generated/model/index.ts';
import { greetings, suggestedMessageTexts } from './copy.ts';

/** The categories of common tags, in the order in which they are listed. */
const categories = ['genres', 'instruments', 'purposes', 'locations'] as const satisfies readonly (keyof ProfileTags)[];

/** Values of purpose tags whose labels denote an activity, so that 「…をしたい」 is correct Japanese. */
const activityPurposes = new Set([
  'support',
  'session',
  'copy',
  'live',
  'recording',
  'songwriting',
  'online',
  'movie',
  'friends',
]);

type Tagged = Pick<Profile, 'tags'>;

const labelOf = (tag: Tag) => tag.display_name_ja || tag.name;

function commonTagsOf(viewer: Tagged, other: Tagged, category: keyof ProfileTags): Tag[] {
  const ids = new Set(viewer.tags[category].map(({ id }) => id));
  return other.tags[category].filter(({ id }) => ids.has(id));
}

/** Returns the labels of the tags that both profiles have, at most `limit`. */
export function commonTags(viewer: Tagged, other: Tagged, limit: number): string[] {
  return categories.flatMap((category) => commonTagsOf(viewer, other, category).map(labelOf)).slice(0, limit);
}

/**
 * Returns suggested first messages, at least one. Each contains only facts that are true of the two
 * profiles.
 * @param viewer the viewer's profile
 * @param other the profile of the other person
 * @param hasVideos whether the other person has videos
 * @param greeting `toMatch` for two who have just liked each other; `toAnybody` says nothing about likes
 */
export function suggestedMessages(
  viewer: Tagged,
  other: Tagged,
  hasVideos: boolean,
  greeting: keyof typeof greetings,
): string[] {
  const [genre] = commonTagsOf(viewer, other, 'genres');
  const [place] = viewer.tags.locations;
  const purpose = commonTagsOf(viewer, other, 'purposes').find(({ value }) => activityPurposes.has(value));
  const texts = [
    ...(genre === undefined ? [] : [greetings[greeting].common(labelOf(genre))]),
    ...(hasVideos ? [suggestedMessageTexts.videos] : []),
    ...(place === undefined || purpose === undefined
      ? []
      : [suggestedMessageTexts.plans(labelOf(place), labelOf(purpose))]),
  ];
  return texts.length > 0 ? texts : [greetings[greeting].simple];
}
