/**
 * The address of a link that a person typed, or null when it must not be rendered as one: only http and https, and
 * nothing that hides its host behind a user name.
 * @example webLink('javascript:alert(1)') // null
 */
export function webLink(typed: string | null | undefined): string | null {
  const trimmed = typed?.trim() ?? '';
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  return url.username === '' && url.password === '' ? url.href : null;
}
