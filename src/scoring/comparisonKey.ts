/** What a tag may be called by, the surest name first. */
export interface TagNames {
  readonly value?: string;
  readonly name?: string;
  readonly display_name_ja?: string;
}

/**
 * What tags are compared by (rule G7): the code, else the internal name, else the label; written the one way.
 * @example comparisonKey({ value: ' ＲＯＣＫ' }) // 'rock'
 */
export function comparisonKey({ value, name, display_name_ja }: TagNames): string {
  return (value && normalized(value)) || (name && normalized(name)) || normalized(display_name_ja ?? '');
}

/** What a person reads (rule P6). */
export function tagLabel({ value, name, display_name_ja }: TagNames): string {
  return display_name_ja || name || value || '';
}

const ALREADY_NORMAL = /^[a-z0-9_]+$/;

/** NFKC, no blanks around it, lower case. Codes mostly are that already, and 10,000 people have 60,000 of them. */
export function normalized(text: string): string {
  return ALREADY_NORMAL.test(text) ? text : text.normalize('NFKC').trim().toLowerCase();
}
