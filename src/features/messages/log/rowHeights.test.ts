import { expect, it } from 'vitest';
import { insertedAt, sequenceOf } from '../../../lib/collections/sequence.ts';
import { createRowHeights, ESTIMATED_HEIGHT } from './rowHeights.ts';

const rows = (...ids: string[]) => sequenceOf(ids.map((id) => ({ id })));

it('assumes the usual height until a row is measured', () => {
  const heights = createRowHeights();
  heights.setRendered(rows('a', 'b'));
  expect(heights.at(0)).toBe(ESTIMATED_HEIGHT);
  expect(heights.set(0, 120)).toBe(true);
  expect(heights.set(0, 120)).toBe(false);
  expect(heights.at(0)).toBe(120);
  expect(heights.at(1)).toBe(ESTIMATED_HEIGHT);
});

it('sums a range, and the reversed range as a negative number', () => {
  const heights = createRowHeights();
  heights.setRendered(rows('a', 'b', 'c'));
  heights.set(1, 100);
  expect(heights.sum(0, 2)).toBe(ESTIMATED_HEIGHT + 100);
  expect(heights.sum(2, 0)).toBe(-ESTIMATED_HEIGHT - 100);
  expect(heights.sum(1, 1)).toBe(0);
});

it('keeps the height of a row in another list', () => {
  const heights = createRowHeights();
  heights.setRendered(rows('a', 'b'));
  heights.set(1, 100);
  heights.setRendered(rows('before', 'a', 'b', 'c'));
  expect([0, 1, 2, 3].map(heights.at)).toEqual([ESTIMATED_HEIGHT, ESTIMATED_HEIGHT, 100, ESTIMATED_HEIGHT]);
});

it('removes all heights but a part', () => {
  const heights = createRowHeights();
  heights.setRendered(rows('a', 'b', 'c'));
  for (const index of [0, 1, 2]) heights.set(index, 100);
  heights.discardOutside(1, 2);
  expect([0, 1, 2].map(heights.at)).toEqual([ESTIMATED_HEIGHT, 100, ESTIMATED_HEIGHT]);
});

it('returns 0 for a missing row', () => {
  const heights = createRowHeights();
  expect(heights.at(3)).toBe(0);
  expect(heights.set(3, 100)).toBe(false);
});

it('finds the row at a distance, whatever was measured', () => {
  const heights = createRowHeights();
  heights.setRendered(rows(...Array.from({ length: 3_000 }, (_, index) => `row-${index}`)));
  heights.set(10, 500);
  heights.set(2_000, 10);
  for (const index of [0, 10, 11, 1_999, 2_000, 2_001, 2_999]) {
    const top = heights.sum(0, index);
    expect([top, top + heights.at(index) - 1].map(heights.indexAt)).toEqual([index, index]);
  }
  expect([-100, 1e9].map(heights.indexAt)).toEqual([0, 2_999]);
});

it('has the correct sums when an earlier list is used again', () => {
  const heights = createRowHeights();
  const before = sequenceOf(Array.from({ length: 2_000 }, (_, index) => ({ id: `row-${index}` })));
  const withMore = insertedAt(before, before.length, { id: 'temporary' });
  heights.setRendered(before);
  expect(heights.sum(0, 2_000)).toBe(2_000 * ESTIMATED_HEIGHT);
  heights.setRendered(withMore);
  expect(heights.sum(0, 2_001)).toBe(2_001 * ESTIMATED_HEIGHT);
  heights.set(1_990, ESTIMATED_HEIGHT + 30);
  expect(heights.sum(0, 2_001)).toBe(2_001 * ESTIMATED_HEIGHT + 30);
  heights.setRendered(before);
  expect(heights.sum(0, 2_000)).toBe(2_000 * ESTIMATED_HEIGHT + 30);
});
