import type { ProfileTags } from '../api/generated/model/index.ts';
import { tagLabel } from '../scoring/comparisonKey.ts';
import type { ChipTone } from '../ui/Chip/Chip.tsx';

/** The order of tag categories on a card (rule F9). */
const cardTagOrder = [
  'instruments',
  'genres',
  'skill_levels',
  'locations',
  'purposes',
  'ages',
  'activity_frequency',
  'genders',
  'performance_clips',
] as const satisfies readonly (keyof ProfileTags)[];

/** Number of tags on a card, which also shows how many more there are (rule F9). */
export const MAX_CARD_TAGS = 4;

export interface CardTag {
  label: string;
  tone: ChipTone;
}

const tones: Partial<Record<keyof ProfileTags, ChipTone>> = { instruments: 'orange', genres: 'magenta' };

/** Returns the chip colour of a tag category. */
export function tagTone(category: keyof ProfileTags): ChipTone {
  return tones[category] ?? 'neutral';
}

/** Returns all tags in the order of rule F9; a card shows the first four. */
export function allCardTags(tags: ProfileTags): CardTag[] {
  return cardTagOrder.flatMap((category) =>
    tags[category].map((tag) => ({ label: tagLabel(tag), tone: tagTone(category) })),
  );
}
