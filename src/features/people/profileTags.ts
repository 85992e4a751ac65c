import type { ProfileTags, Tag } from '../../api/generated/model/index.ts';
import type { ChipTone } from '../../ui/Chip/Chip.tsx';

/** Which tags come first on a card (decision F9). */
const order = [
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

/** A card shows four and counts the rest (spec.md section 9). */
export const CARD_TAGS = 4;

export interface CardTag {
  key: string;
  label: string;
  tone: ChipTone;
}

const tones: Partial<Record<keyof ProfileTags, ChipTone>> = { instruments: 'orange', genres: 'magenta' };

/** The colour of a category's chips. */
export function tagTone(category: keyof ProfileTags): ChipTone {
  return tones[category] ?? 'neutral';
}

/** What to call a tag (decision P6). */
export function tagLabel(tag: Pick<Tag, 'display_name_ja' | 'name'>): string {
  return tag.display_name_ja || tag.name;
}

/** All tags in the order of decision F9; a card begins with the first four. */
export function allCardTags(tags: ProfileTags): CardTag[] {
  return order.flatMap((category) =>
    tags[category].map((tag) => ({
      key: `${category}/${tag.id}`,
      label: tagLabel(tag),
      tone: tagTone(category),
    })),
  );
}
