/** An ellipsis instead of the omitted pages before or after the current one. */
export type PageEllipsis = 'earlier' | 'later';

/** Placeholder for the last page while its number is unknown. */
export const UNKNOWN_LAST_PAGE = 'end';

/**
 * Returns the page numbers to show: the first, the last, the current one with its neighbours, and ellipses between
 * them. At most seven entries. Pages count from 1.
 * @param isGrowing the last page is unknown: a placeholder takes its place, so that the other entries do not move later
 * @example visiblePageEntries(5, 10) // [1, 'earlier', 4, 5, 6, 'later', 10]
 */
export function visiblePageEntries(
  page: number,
  pages: number,
  isGrowing = false,
): (number | PageEllipsis | typeof UNKNOWN_LAST_PAGE)[] {
  if (isGrowing) {
    const known = page <= 4 ? [1, 2, 3, 4, 5] : [1, 'earlier' as const, page - 1, page, page + 1];
    return [...known.filter((entry) => typeof entry === 'string' || entry <= pages), 'later', UNKNOWN_LAST_PAGE];
  }
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, 'later', pages];
  if (page >= pages - 3) return [1, 'earlier', pages - 4, pages - 3, pages - 2, pages - 1, pages];
  return [1, 'earlier', page - 1, page, page + 1, 'later', pages];
}
