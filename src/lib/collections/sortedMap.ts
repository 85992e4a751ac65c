import {
  countLeading,
  insertedAt,
  itemAt,
  itemsOf,
  removedAt,
  replacedAt,
  type Sequence,
  sequenceOf,
} from './sequence.ts';

export type Entry<Value> = readonly [key: string, value: Value];

/**
 * An immutable map, stored as a sequence of entries that are sorted by key. Finding, setting and removing one entry cost
 * O(log n), because a changed map shares all other parts with the previous one. `withEntry` and `withoutKeys` make it. A
 * value is never undefined.
 */
class SortedMap<Value> implements ReadonlyMap<string, Value> {
  readonly sorted: Sequence<Entry<Value>>;

  constructor(sorted: Sequence<Entry<Value>>) {
    this.sorted = sorted;
  }

  get size(): number {
    return this.sorted.length;
  }

  get(key: string): Value | undefined {
    const entry = itemAt(this.sorted, placeOf(this.sorted, key));
    return entry?.[0] === key ? entry[1] : undefined;
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** Iteration reads all entries. */
  private copied(): Map<string, Value> {
    return new Map(itemsOf(this.sorted));
  }

  entries(): MapIterator<[string, Value]> {
    return this.copied().entries();
  }

  keys(): MapIterator<string> {
    return this.copied().keys();
  }

  values(): MapIterator<Value> {
    return this.copied().values();
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.copied().entries();
  }

  forEach(run: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    this.copied().forEach(run);
  }
}

/** Returns how many keys come before this one. */
const placeOf = <Value>(sorted: Sequence<Entry<Value>>, key: string): number =>
  countLeading(sorted, ([other]) => other < key);

/** Returns the entries of a map as a sequence by key. Costs nothing for a map of this module. */
export function sortedEntries<Value>(map: ReadonlyMap<string, Value>): Sequence<Entry<Value>> {
  return map instanceof SortedMap
    ? (map as SortedMap<Value>).sorted
    : sequenceOf<Entry<Value>>([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the map with this entry; the same map when it has it already. */
export function withEntry<Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value,
): ReadonlyMap<string, Value> {
  const sorted = sortedEntries(map);
  const place = placeOf(sorted, key);
  const known = itemAt(sorted, place);
  if (known?.[0] !== key) return new SortedMap(insertedAt(sorted, place, [key, value]));
  return known[1] === value ? map : new SortedMap(replacedAt(sorted, place, [key, value]));
}

/** Returns the map with this value for each of the keys; the same map when it has all of that already. */
export const withKeys = <Value>(map: ReadonlyMap<string, Value>, keys: readonly string[], value: Value) =>
  keys.reduce((next, key) => withEntry(next, key, value), map);

/** Returns the map without these keys; the same map when it has none of them. */
export function withoutKeys<Value>(
  map: ReadonlyMap<string, Value>,
  keys: Iterable<string>,
): ReadonlyMap<string, Value> {
  const before = sortedEntries(map);
  let sorted = before;
  for (const key of keys) {
    const place = placeOf(sorted, key);
    if (itemAt(sorted, place)?.[0] === key) sorted = removedAt(sorted, place);
  }
  return sorted === before ? map : new SortedMap(sorted);
}
