/** Profiles on a page: fills rows of 1, 2, 3 and 4 (decision F3). */
export const SEARCH_PAGE_SIZE = 12;

const PARAMETER = 'page';

/** How many pages so many results make; an empty list is one page. */
export function pageCount(results: number): number {
  return Math.max(1, Math.ceil(results / SEARCH_PAGE_SIZE));
}

/** The page that the address asks for, held within what there is; 1 for anything that is no number. */
export function pageOf(parameters: URLSearchParams, pages: number): number {
  const asked = Number(parameters.get(PARAMETER));
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1;
}

/** The address of another page, all else in it kept. */
export function pageHref(path: string, parameters: URLSearchParams, page: number): string {
  const next = new URLSearchParams(parameters);
  if (page === 1) next.delete(PARAMETER);
  else next.set(PARAMETER, String(page));
  const search = next.toString();
  return search === '' ? path : `${path}?${search}`;
}

export function itemsOnPage<Item>(items: readonly Item[], page: number): Item[] {
  return items.slice((page - 1) * SEARCH_PAGE_SIZE, page * SEARCH_PAGE_SIZE);
}
