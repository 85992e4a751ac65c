/** Profiles on a page: fills rows of 1, 2, 3 and 4 (decision F3). */
export const SEARCH_PAGE_SIZE = 12;

/** How many pages so many results make; an empty list is one page. */
export function pageCount(results: number): number {
  return Math.max(1, Math.ceil(results / SEARCH_PAGE_SIZE));
}

/** What stands on a page, counted from 1. */
export function itemsOnPage<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice((page - 1) * SEARCH_PAGE_SIZE, page * SEARCH_PAGE_SIZE);
}
