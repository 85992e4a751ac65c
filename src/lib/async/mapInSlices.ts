import { yieldToMain } from '../browser/yieldToMain.ts';

/** Number of items that are mapped at a time. */
const SLICE_LENGTH = 4_000;

/**
 * `items.map(map)` that yields to the main thread before and after each slice of a long list, such as all messages of a
 * conversation, so that input and rendering are handled meanwhile. A short list is mapped at once.
 */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Result,
): Promise<Result[]> {
  if (items.length <= SLICE_LENGTH) return items.map(map);
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += SLICE_LENGTH) {
    await yieldToMain();
    for (const item of items.slice(start, start + SLICE_LENGTH)) results.push(map(item));
  }
  await yieldToMain();
  return results;
}
