import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsOf } from './sequence.ts';
import { sortedEntries, withEntry, withKeys, withoutKeys } from './sortedMap.ts';

const EMPTY: ReadonlyMap<string, number> = new Map();
const key = fc.integer({ min: 0, max: 400 }).map(String);
const step = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), key, value: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constant('delete' as const), keys: fc.array(key, { maxLength: 60 }) }),
  fc.record({ kind: fc.constant('fill' as const), keys: fc.array(key, { maxLength: 60 }) }),
);

test('equals a native map with the same changes, sorted by key', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const native = new Map<string, number>();
      let map = EMPTY;
      for (const one of steps) {
        const before = map;
        const known = [...before];
        if (one.kind === 'set') {
          native.set(one.key, one.value);
          map = withEntry(map, one.key, one.value);
        } else if (one.kind === 'fill') {
          for (const each of one.keys) native.set(each, 9);
          map = withKeys(map, one.keys, 9);
        } else {
          for (const each of one.keys) native.delete(each);
          map = withoutKeys(map, one.keys);
        }
        expect([...before]).toEqual(known);
        const expected = [...native].sort(([a], [b]) => (a < b ? -1 : 1));
        expect([...map]).toEqual(expected);
        expect([...map.keys()]).toEqual(expected.map(([each]) => each));
        expect([...map.values()]).toEqual(expected.map(([, value]) => value));
        expect(itemsOf(sortedEntries(map))).toEqual(expected);
        expect(map.size).toBe(native.size);
      }
      for (let number = 0; number < 20; number += 1) {
        expect(map.get(String(number))).toBe(native.get(String(number)));
        expect(map.has(String(number))).toBe(native.has(String(number)));
      }
      const seen: unknown[] = [];
      map.forEach((value, each) => seen.push([each, value]));
      expect(seen).toEqual([...map]);
    }),
  );
});

test('a change that changes nothing returns the same map', () => {
  const map = withEntry(withEntry(EMPTY, 'b', 1), 'a', 2);
  expect(withEntry(map, 'b', 1)).toBe(map);
  expect(withKeys(map, ['a'], 2)).toBe(map);
  expect(withKeys(map, [], 5)).toBe(map);
  expect(withoutKeys(map, ['c', ''])).toBe(map);
  expect(withoutKeys(EMPTY, ['c'])).toBe(EMPTY);
});

test('continues a native map, and leaves it as it is', () => {
  const native = new Map([
    ['b', 1],
    ['a', 2],
  ]);
  expect([...withEntry(native, 'c', 3)]).toEqual([
    ['a', 2],
    ['b', 1],
    ['c', 3],
  ]);
  expect([...withoutKeys(native, ['b'])]).toEqual([['a', 2]]);
  expect(native.size).toBe(2);
});
