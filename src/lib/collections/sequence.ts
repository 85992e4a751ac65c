/** The most items of a leaf, and the most parts of a branch. */
const WIDTH = 32;

interface Leaf<Item> {
  readonly length: number;
  readonly items: readonly Item[];
}

interface Branch<Item> {
  readonly length: number;
  /** At least one; none is empty. All leaves have the same depth. */
  readonly parts: readonly Sequence<Item>[];
  /** The index of the first item of each part. */
  readonly starts: readonly number[];
}

/**
 * An immutable list, such as the messages of a chat, stored as a tree of short arrays. A changed sequence shares all arrays
 * with the previous one except for those on the path to the change, so every operation on one item costs O(log n).
 */
export type Sequence<Item> = Leaf<Item> | Branch<Item>;

const EMPTY: Sequence<never> = { length: 0, items: [] };

const leaf = <Item>(items: readonly Item[]): Leaf<Item> => ({ length: items.length, items });

function branch<Item>(parts: readonly Sequence<Item>[]): Branch<Item> {
  const starts: number[] = [];
  let length = 0;
  for (const part of parts) {
    starts.push(length);
    length += part.length;
  }
  return { length, parts, starts };
}

function chunksOf<Part>(list: readonly Part[]): Part[][] {
  const chunks: Part[][] = [];
  for (let start = 0; start < list.length; start += WIDTH) chunks.push(list.slice(start, start + WIDTH));
  return chunks;
}

export function sequenceOf<Item>(items: readonly Item[]): Sequence<Item> {
  let level: Sequence<Item>[] = chunksOf(items).map(leaf);
  while (level.length > 1) level = chunksOf(level).map(branch);
  return level[0] ?? EMPTY;
}

/**
 * Returns the part that contains this index, its position among the parts (`place`), and the index within it (`rest`).
 * The end belongs to the last part. The search begins where the index would be if all parts were as long as the first.
 */
export function partAt<Item>({ parts, starts }: Branch<Item>, index: number) {
  const last = parts.length - 1;
  const startAt = (at: number) => starts[at] ?? 0;
  let place = last === 0 ? 0 : Math.max(0, Math.min(last, Math.floor(index / startAt(1))));
  while (place > 0 && startAt(place) > index) place -= 1;
  while (place < last && startAt(place + 1) <= index) place += 1;
  return { place, part: parts[place] ?? EMPTY, rest: index - startAt(place) };
}

/** Returns the item with this index; undefined outside of the sequence, also for a negative index. */
export function itemAt<Item>(sequence: Sequence<Item>, index: number): Item | undefined {
  let part = sequence;
  let rest = index;
  while ('parts' in part) ({ part, rest } = partAt(part, rest));
  return part.items[rest];
}

/** Returns the items from `from` (inclusive) to `to` (exclusive), by default all. */
export function itemsOf<Item>(sequence: Sequence<Item>, from = 0, to = sequence.length): Item[] {
  if ('items' in sequence) return sequence.items.slice(Math.max(0, from), Math.max(0, to));
  if (from >= to) return [];
  const { parts, starts } = sequence;
  const { place } = partAt(sequence, from);
  const found: Item[] = [];
  for (let index = place; index < parts.length && (starts[index] ?? 0) < to; index += 1) {
    const start = starts[index] ?? 0;
    for (const item of itemsOf(parts[index] ?? EMPTY, from - start, to - start)) found.push(item);
  }
  return found;
}

/** Yields the items from the last to the first one. */
export function* reversed<Item>(sequence: Sequence<Item>): Generator<Item, void> {
  if ('items' in sequence) return yield* sequence.items.toReversed();
  for (const part of sequence.parts.toReversed()) yield* reversed(part);
}

/** Halves a list that is too long. One that has grown at its end is split there, so that appending fills chunks. */
function split<Part>(list: readonly Part[], hasGrownAtEnd: boolean): (readonly Part[])[] {
  if (list.length <= WIDTH) return [list];
  const cut = hasGrownAtEnd ? WIDTH : WIDTH / 2;
  return [list.slice(0, cut), list.slice(cut)];
}

/** Replaces `removed` items at `index` by `added`. Returns one part, two if it became too long, none if it is empty. */
function spliced<Item>(part: Sequence<Item>, index: number, removed: number, added: readonly Item[]): Sequence<Item>[] {
  const isAtEnd = index === part.length;
  if ('items' in part) {
    const items = part.items.toSpliced(index, removed, ...added);
    return items.length === 0 ? [] : split(items, isAtEnd).map(leaf);
  }
  const { place, part: child, rest } = partAt(part, index);
  const parts = part.parts.toSpliced(place, 1, ...spliced(child, rest, removed, added));
  return parts.length === 0 ? [] : split(parts, isAtEnd).map(branch);
}

function root<Item>(parts: Sequence<Item>[]): Sequence<Item> {
  const [only, ...others] = parts;
  if (only === undefined) return EMPTY;
  if (others.length > 0) return branch(parts);
  return 'parts' in only && only.parts.length === 1 ? root([...only.parts]) : only;
}

/** @param index from 0 to the length */
export const insertedAt = <Item>(sequence: Sequence<Item>, index: number, item: Item): Sequence<Item> =>
  root(spliced(sequence, index, 0, [item]));

/** @param index of an item of the sequence */
export const replacedAt = <Item>(sequence: Sequence<Item>, index: number, item: Item): Sequence<Item> =>
  root(spliced(sequence, index, 1, [item]));

/** @param index of an item of the sequence. Parts that become short are not joined; empty ones are removed. */
export const removedAt = <Item>(sequence: Sequence<Item>, index: number): Sequence<Item> =>
  root(spliced(sequence, index, 1, []));

/** Returns how many items are at the beginning for which `isBefore` is true; it must be false for all after them. */
export function countLeading<Item>(sequence: Sequence<Item>, isBefore: (item: Item) => boolean): number {
  let count = 0;
  let part = sequence;
  while ('parts' in part) {
    const { parts, starts } = part;
    const place = Math.max(0, leadingIn(parts, (child) => isBefore(firstOf(child))) - 1);
    count += starts[place] ?? 0;
    part = parts[place] ?? EMPTY;
  }
  return count + leadingIn(part.items, isBefore);
}

/** `countLeading` for a list, by bisection. */
function leadingIn<Part>(list: readonly Part[], isBefore: (part: Part) => boolean): number {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBefore(list[middle] as Part)) from = middle + 1;
    else to = middle;
  }
  return from;
}

function firstOf<Item>(sequence: Sequence<Item>): Item {
  let part = sequence;
  while ('parts' in part) part = part.parts[0] as Sequence<Item>;
  return part.items[0] as Item;
}

/**
 * Returns the items for which `isMeant` is true. Parts for which `mayContain` is false are skipped, so that few items
 * of a long sequence are found without reading all of it.
 */
export function filtered<Item>(
  sequence: Sequence<Item>,
  mayContain: (part: Sequence<Item>) => boolean,
  isMeant: (item: Item) => boolean,
): Item[] {
  const found: Item[] = [];
  const collect = (part: Sequence<Item>) => {
    if (!mayContain(part)) return;
    if ('parts' in part) part.parts.forEach(collect);
    else for (const item of part.items) if (isMeant(item)) found.push(item);
  };
  collect(sequence);
  return found;
}
