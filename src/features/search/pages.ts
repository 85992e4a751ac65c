/** Number of profiles per page of search results, which fills complete rows of 1, 2, 3 and 4 columns (rule F3). */
export const SEARCH_PAGE_SIZE = 12;

/** Returns the number of pages; an empty list has one page. */
export function pageCount(results: number): number {
  return Math.max(1, Math.ceil(results / SEARCH_PAGE_SIZE));
}

/**
 * Returns the items of a page.
 * @param page page number, from 1
 */
export function itemsOnPage<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice((page - 1) * SEARCH_PAGE_SIZE, page * SEARCH_PAGE_SIZE);
}
