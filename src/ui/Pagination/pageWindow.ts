/**
 * The page numbers to offer: the first, the last, the current one with its neighbours, `null` for a gap.
 * Never more than seven entries. Pages count from 1.
 * @example pageWindow(5, 10) // [1, null, 4, 5, 6, null, 10]
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  if (page <= 4) return [1, 2, 3, 4, 5, null, pages];
  if (page >= pages - 3) return [1, null, pages - 4, pages - 3, pages - 2, pages - 1, pages];
  return [1, null, page - 1, page, page + 1, null, pages];
}
