import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countLeading,
  filtered,
  insertedAt,
  itemAt,
  itemsOf,
  removedAt,
  replacedAt,
  reversed,
  type Sequence,
  sequenceOf,
} from './sequence.ts';
import { createSummary } from './sequenceSummary.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe.each([0, 1, 31, 32, 33, 1_024, 1_025, 40_000])('a sequence of %i items', (count) => {
  const sequence = sequenceOf(numbers(count));

  test('has its items in order, and undefined outside', () => {
    expect(sequence.length).toBe(count);
    expect(itemsOf(sequence)).toEqual(numbers(count));
    expect([-1, count].map((index) => itemAt(sequence, index))).toEqual([undefined, undefined]);
    const indexes = [0, 1, 31, 32, 33, 1_023, 1_024, count - 1].filter((index) => index >= 0 && index < count);
    expect(indexes.map((index) => itemAt(sequence, index))).toEqual(indexes);
  });

  test('returns a range, and only existing items of one that is too long', () => {
    expect(itemsOf(sequence, 20, 50)).toEqual(numbers(count).slice(20, 50));
    expect(itemsOf(sequence, count - 1, count + 5)).toEqual(numbers(count).slice(Math.max(0, count - 1)));
    expect(itemsOf(sequence, 5, 5)).toEqual([]);
  });

  test('does not change the sequence before a change', () => {
    const inserted = insertedAt(sequence, Math.floor(count / 2), -1);
    expect(inserted.length).toBe(count + 1);
    expect(itemsOf(inserted)).toEqual(numbers(count).toSpliced(Math.floor(count / 2), 0, -1));
    expect(itemsOf(sequence)).toEqual(numbers(count));
  });
});

/** A change of a list: `at` is a share of its length. */
const change = fc.record({
  kind: fc.constantFrom('insert', 'append', 'replace', 'many', 'remove'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  value: fc.integer(),
});

function changed(list: readonly number[], { kind, at, value }: { kind: string; at: number; value: number }): number[] {
  const index = Math.floor(at * list.length);
  if (kind === 'append') return [...list, value];
  if (kind === 'replace') return index < list.length ? list.with(index, value) : [...list];
  if (kind === 'remove') return list.toSpliced(index, 1);
  return list.toSpliced(index, 0, ...(kind === 'many' ? numbers(70) : [value]));
}

function changedSequence(
  sequence: Sequence<number>,
  { kind, at, value }: { kind: string; at: number; value: number },
): Sequence<number> {
  const index = Math.floor(at * sequence.length);
  if (kind === 'append') return insertedAt(sequence, sequence.length, value);
  if (kind === 'replace') return index < sequence.length ? replacedAt(sequence, index, value) : sequence;
  if (kind === 'insert') return insertedAt(sequence, index, value);
  if (kind === 'remove') return index < sequence.length ? removedAt(sequence, index) : sequence;
  return numbers(70).reduceRight((next, item) => insertedAt(next, index, item), sequence);
}

test('a sequence equals a list with the same changes', () => {
  const total = createSummary<number, number>(sum, add);
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 200 }), fc.array(change, { maxLength: 40 }), (items, changes) => {
      let list = items;
      let sequence = sequenceOf(items);
      for (const step of changes) {
        list = changed(list, step);
        sequence = changedSequence(sequence, step);
        expect(total.of(sequence)).toBe(sum(list));
      }
      expect(itemsOf(sequence)).toEqual(list);
      expect([...reversed(sequence)]).toEqual(list.toReversed());
      expect(list.map((_, index) => itemAt(sequence, index))).toEqual(list);
      const middle = Math.floor(list.length / 2);
      expect(total.before(sequence, middle)).toBe(sum(list.slice(0, middle)));
      expect(total.before(sequence, list.length)).toBe(sum(list));
      const isOdd = (item: number) => item % 2 !== 0;
      expect(filtered(sequence, () => true, isOdd)).toEqual(list.filter(isOdd));
    }),
  );
});

test.each([0, 1, 31, 32, 33, 500, 1_999, 2_000])('%i items are before a limit', (limit) => {
  expect(countLeading(sequenceOf(numbers(2_000)), (item) => item < limit)).toBe(limit);
});

test('parts without matching items are not read', () => {
  const read: number[] = [];
  const largest = createSummary<number, number>(
    (items) => Math.max(...items),
    (first, second) => Math.max(first, second),
  );
  const found = filtered(
    sequenceOf(numbers(2_000)),
    (part) => largest.of(part) >= 1_990,
    (item) => read.push(item) > 0 && item >= 1_995,
  );
  expect(found).toEqual([1_995, 1_996, 1_997, 1_998, 1_999]);
  expect(read.length).toBeLessThanOrEqual(32);
});

test.each<[string, (length: number) => number, number]>([
  ['at the end', (length) => length, 32],
  ['at the beginning', () => 0, 16],
  ['in the middle', (length) => length >> 1, 16],
])('chunks stay full when items are added %s', (_where, indexIn, filled) => {
  let chunks = 0;
  const counted = createSummary<number, number>((items) => (chunks += Number(items.length > 0)), add);
  const sequence = numbers(4_000).reduce(
    (before, item) => insertedAt(before, indexIn(before.length), item),
    sequenceOf<number>([]),
  );
  counted.of(sequence);
  expect(chunks).toBeLessThanOrEqual(4_000 / filled);
});

describe('a summary', () => {
  test('finds how many leading items fit', () => {
    const total = createSummary<number, number>(sum, add);
    const ones = sequenceOf(numbers(3_000).map(() => 1));
    const fitting = (limit: number) => total.countWhile(ones, (value) => value <= limit);
    expect([0, 1, 32, 33, 1_024, 2_500, 3_000, 9_000].map(fitting)).toEqual([0, 1, 32, 33, 1_024, 2_500, 3_000, 3_000]);
    expect(total.countWhile(ones, (value, count) => value + count <= 5_000)).toBe(2_500);
  });

  test('is computed once per chunk, and after a change only on the path to it', () => {
    let computed = 0;
    const total = createSummary<number, number>((items) => (computed += 1) && sum(items), add);
    const sequence = sequenceOf(numbers(10_000));
    computed = 0;
    expect(total.of(sequence)).toBe(sum(numbers(10_000)));
    expect([total.of(sequence), computed]).toEqual([sum(numbers(10_000)), Math.ceil(10_000 / 32)]);
    computed = 0;
    expect(total.of(replacedAt(sequence, 5_000, 0))).toBe(sum(numbers(10_000)) - 5_000);
    expect(computed).toBe(1);
  });

  test('is computed again for an item whose value has changed', () => {
    const weights = new Map<number, number>();
    const total = createSummary<number, number>((items) => sum(items.map((item) => weights.get(item) ?? 1)), add);
    const sequence = sequenceOf(numbers(5_000));
    expect(total.of(sequence)).toBe(5_000);
    weights.set(4_000, 11);
    total.forget(sequence, 4_000);
    expect(total.of(sequence)).toBe(5_010);
    expect([total.before(sequence, 4_000), total.before(sequence, 4_001)]).toEqual([4_000, 4_011]);
  });
});

const add = (first: number, second: number) => first + second;

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

test.each([1, 33, 1_025, 40_000])('a sequence of %i items that are removed one by one is empty', (count) => {
  for (const pick of [() => 0, (length: number) => length - 1, (length: number) => length >> 1]) {
    let sequence = sequenceOf(numbers(count));
    while (sequence.length > 1) sequence = removedAt(sequence, pick(sequence.length));
    expect(removedAt(sequence, 0)).toBe(sequenceOf([]));
  }
});
