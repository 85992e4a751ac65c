/** The parts of a profile that count. Blank texts count as missing, and so do 0 years. */
export interface CompletenessDraft {
  readonly displayName: string | null;
  readonly bio: string | null;
  readonly avatarUrl: string | null;
  readonly ageRange: string | null;
  readonly activityLevel: string | null;
  readonly years: number | null;
  /** Number of chosen tags over all categories. */
  readonly tags: number;
  /** The five link fields. */
  readonly links: readonly (string | null)[];
}

export type CompletenessItem =
  | 'displayName'
  | 'bio'
  | 'avatar'
  | 'ageRange'
  | 'activityLevel'
  | 'years'
  | 'tags'
  | 'social';

export interface MissingItem {
  readonly item: CompletenessItem;
  /** Points that filling it in would add, rounded. */
  readonly gain: number;
  /** How many more are needed: up to 3 tags, 1 of every other item. */
  readonly left: number;
}

export interface ProfileCompleteness {
  /** An integer from 0 to 100. */
  readonly value: number;
  /** The greatest gain first. */
  readonly missing: readonly MissingItem[];
}

const ENOUGH_TAGS = 3;

/**
 * Returns how complete a profile is and what is missing, for the profile editor. Counted in thirds of a
 * point, of which all points are multiples, and rounded once at the end.
 */
export function profileCompleteness(draft: CompletenessDraft): ProfileCompleteness {
  const tagsLeft = Math.max(0, ENOUGH_TAGS - draft.tags);
  const links = draft.links.some(isFilled) ? 0 : 1;
  // In the order in which they are suggested when their gains are equal; `thirds` is for each one that is left.
  const items: { item: CompletenessItem; thirds: number; left: number }[] = [
    { item: 'displayName', thirds: 45, left: isFilled(draft.displayName) ? 0 : 1 },
    { item: 'bio', thirds: 45, left: isFilled(draft.bio) ? 0 : 1 },
    { item: 'avatar', thirds: 60, left: isFilled(draft.avatarUrl) ? 0 : 1 },
    { item: 'ageRange', thirds: 20, left: isFilled(draft.ageRange) ? 0 : 1 },
    { item: 'activityLevel', thirds: 20, left: isFilled(draft.activityLevel) ? 0 : 1 },
    { item: 'years', thirds: 20, left: (draft.years ?? 0) > 0 ? 0 : 1 },
    { item: 'tags', thirds: 20, left: tagsLeft },
    { item: 'social', thirds: 30, left: links },
  ];
  const lost = items.reduce((sum, { thirds, left }) => sum + thirds * left, 0);
  return {
    value: Math.round((300 - lost) / 3),
    missing: items
      .filter(({ left }) => left > 0)
      .sort((a, b) => b.thirds * b.left - a.thirds * a.left)
      .map(({ item, thirds, left }) => ({ item, gain: Math.round((thirds * left) / 3), left })),
  };
}

function isFilled(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}
