/** Number of items per page: the maximum that the contract allows (`limit`, `per_page`). */
export const PAGE_SIZE = 100;

interface HasId {
  id: string;
}

/**
 * Fetches a list of the contract to its end for the download of the user's data. The end is a page that is not full or
 * contains nothing new. An item that occurs again, because others were inserted before it meanwhile, counts once.
 * @param page fetches the page with this number, from 0
 * @param onPage called after each page with the number of items so far
 */
export async function readPages<Item extends HasId>(
  page: (index: number) => Promise<readonly Item[]>,
  onPage: (items: number) => void = () => undefined,
): Promise<Item[]> {
  const items = new Map<string, Item>();
  for (let index = 0; ; index += 1) {
    const known = items.size;
    const part = await page(index);
    for (const item of part) if (!items.has(item.id)) items.set(item.id, item);
    onPage(items.size);
    if (part.length < PAGE_SIZE || items.size === known) return [...items.values()];
  }
}

/** Number of requests that are in flight at the same time. */
const LANES = 4;

/** Maps the items, a few at a time, and stops at the first failure. The order of the requests is not guaranteed. */
export async function mapInLanes<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const remaining = items.entries();
  let hasFailed = false;
  const lane = async () => {
    for (const [index, item] of remaining) {
      if (hasFailed) return;
      try {
        results[index] = await map(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}
