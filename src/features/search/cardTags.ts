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
const SHOWN = 4;

export interface CardTag {
  key: string;
  label: string;
  tone: ChipTone;
}

const tones: Partial<Record<keyof ProfileTags, ChipTone>> = { instruments: 'orange', genres: 'magenta' };

/** What to call a tag (decision P6). */
export function tagLabel(tag: Pick<Tag, 'display_name_ja' | 'name'>): string {
  return tag.display_name_ja || tag.name;
}

/** The first four tags and how many more there are. */
export function cardTags(tags: ProfileTags): { shown: CardTag[]; rest: number } {
  const all = order.flatMap((category) =>
    tags[category].map((tag) => ({
      key: `${category}/${tag.id}`,
      label: tagLabel(tag),
      tone: tones[category] ?? ('neutral' as const),
    })),
  );
  return { shown: all.slice(0, SHOWN), rest: Math.max(0, all.length - SHOWN) };
}
