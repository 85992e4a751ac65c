import { expect, test } from 'vitest';
import { menuTarget } from './menuKeys.ts';

const labels = ['編集', 'Copy', 'Close', '削除'];

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 3, 2],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['c', 0, 1],
  ['c', 1, 2],
  ['C', 2, 1],
  ['削', 0, 3],
  ['x', 0, null],
  [' ', 0, null],
  ['Enter', 0, null],
  ['Escape', 0, null],
])('%s from item %i leads to %o', (key, current, target) => {
  expect(menuTarget(key, current, labels)).toBe(target);
});

test('in an empty menu no key moves the focus', () => {
  expect(menuTarget('ArrowDown', -1, [])).toBeNull();
});
