import { expect, it } from 'vitest';
import { createRowHeights, ESTIMATED_HEIGHT } from './rowHeights.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));

it('takes a row for a usual one until it is measured', () => {
  const heights = createRowHeights();
  heights.setRendered(rows('a', 'b'));
  expect(heights.at(0)).toBe(ESTIMATED_HEIGHT);
  expect(heights.set(0, 120)).toBe(true);
  expect(heights.set(0, 120)).toBe(false);
  expect(heights.at(0)).toBe(120);
  expect(heights.at(1)).toBe(ESTIMATED_HEIGHT);
});

it('sums up a part, and the same part backwards as a negative', () => {
  const heights = createRowHeights();
  heights.setRendered(rows('a', 'b', 'c'));
  heights.set(1, 100);
  expect(heights.sum(0, 2)).toBe(ESTIMATED_HEIGHT + 100);
  expect(heights.sum(2, 0)).toBe(-ESTIMATED_HEIGHT - 100);
  expect(heights.sum(1, 1)).toBe(0);
});

it('knows a row again wherever it stands in another list', () => {
  const heights = createRowHeights();
  heights.setRendered(rows('a', 'b'));
  heights.set(1, 100);
  heights.setRendered(rows('before', 'a', 'b', 'c'));
  expect([0, 1, 2, 3].map(heights.at)).toEqual([ESTIMATED_HEIGHT, ESTIMATED_HEIGHT, 100, ESTIMATED_HEIGHT]);
});

it('forgets all but a part', () => {
  const heights = createRowHeights();
  heights.setRendered(rows('a', 'b', 'c'));
  for (const index of [0, 1, 2]) heights.set(index, 100);
  heights.discardOutside(1, 2);
  expect([0, 1, 2].map(heights.at)).toEqual([ESTIMATED_HEIGHT, 100, ESTIMATED_HEIGHT]);
});

it('takes a row that is not there for none', () => {
  const heights = createRowHeights();
  expect(heights.at(3)).toBe(0);
  expect(heights.set(3, 100)).toBe(false);
});
