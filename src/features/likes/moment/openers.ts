import type { Profile, ProfileTags, Tag } from '../../../api/generated/model/index.ts';
import { openerTexts } from '../copy.ts';

/** What two people share: genres first, since they are what one talks about, then what they play and want. */
const categories = ['genres', 'instruments', 'purposes', 'locations'] as const satisfies readonly (keyof ProfileTags)[];

/** Purposes whose names are something to do, so that 「…をしたい」 is Japanese. */
const doable = new Set([
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

const labelOf = (tag: Tag) => tag.display_name_ja || tag.name;

function shared(mine: Profile, theirs: Profile, category: keyof ProfileTags): Tag[] {
  const ids = new Set(mine.tags[category].map(({ id }) => id));
  return theirs.tags[category].filter(({ id }) => ids.has(id));
}

/** The labels of the tags that both have, at most `most`. */
export function commonTags(mine: Profile, theirs: Profile, most: number): string[] {
  return categories.flatMap((category) => shared(mine, theirs, category).map(labelOf)).slice(0, most);
}

/** First messages to begin with (copy.md section 13): only what is true of the two; never none. */
export function openers(mine: Profile, theirs: Profile, hasVideos: boolean): string[] {
  const [genre] = shared(mine, theirs, 'genres');
  const [place] = mine.tags.locations;
  const purpose = shared(mine, theirs, 'purposes').find(({ value }) => doable.has(value));
  const texts = [
    ...(genre === undefined ? [] : [openerTexts.common(labelOf(genre))]),
    ...(hasVideos ? [openerTexts.videos] : []),
    ...(place === undefined || purpose === undefined ? [] : [openerTexts.plans(labelOf(place), labelOf(purpose))]),
  ];
  return texts.length > 0 ? texts : [openerTexts.simple];
}
