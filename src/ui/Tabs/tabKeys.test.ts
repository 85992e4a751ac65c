import { expect, test } from 'vitest';
import { tabTarget } from './tabKeys.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowDown', 0, null],
  ['Enter', 0, null],
])('%s on tab %i of 3 leads to %o', (key, current, target) => {
  expect(tabTarget(key, current, 3)).toBe(target);
});
