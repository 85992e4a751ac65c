/** The names of a tag, the most reliable one first. */
export interface TagNames {
  readonly value?: string;
  readonly name?: string;
  readonly display_name_ja?: string;
}

/**
 * Returns the key by which the match score compares tags: the normalized code, else the internal name, else
 * the label.
 * @example comparisonKey({ value: ' ＲＯＣＫ' }) // 'rock'
 */
export function comparisonKey({ value, name, display_name_ja }: TagNames): string {
  return (value && normalized(value)) || (name && normalized(name)) || normalized(display_name_ja ?? '');
}

/** Returns the label that users read. */
export function tagLabel({ value, name, display_name_ja }: TagNames): string {
  return display_name_ja || name || value || '';
}

const ALREADY_NORMAL = /^[a-z0-9_]+$/;

/** Converts to NFKC and lower case, and trims. Skips texts in that form, as most codes: 10,000 people have 60,000. */
export function normalized(text: string): string {
  return ALREADY_NORMAL.test(text) ? text : text.normalize('NFKC').trim().toLowerCase();
}
