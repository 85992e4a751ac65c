/** A stretch of pages that is left out. */
export type PageGap = 'earlier' | 'later';

/**
 * The page numbers to offer: the first, the last, the current one with its neighbours, and gaps between them.
 * Never more than seven entries. Pages count from 1.
 * @example pageWindow(5, 10) // [1, 'earlier', 4, 5, 6, 'later', 10]
 */
export function pageWindow(page: number, pages: number): (number | PageGap)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, 'later', pages];
  if (page >= pages - 3) return [1, 'earlier', pages - 4, pages - 3, pages - 2, pages - 1, pages];
  return [1, 'earlier', page - 1, page, page + 1, 'later', pages];
}
