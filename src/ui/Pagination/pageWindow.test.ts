import { expect, test } from 'vitest';
import { pageWindow } from './pageWindow.ts';

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 'later', 8]],
  [4, 8, [1, 2, 3, 4, 5, 'later', 8]],
  [5, 8, [1, 'earlier', 4, 5, 6, 7, 8]],
  [5, 10, [1, 'earlier', 4, 5, 6, 'later', 10]],
  [417, 834, [1, 'earlier', 416, 417, 418, 'later', 834]],
  [834, 834, [1, 'earlier', 830, 831, 832, 833, 834]],
])('page %i of %i', (page, pages, expected) => {
  expect(pageWindow(page, pages)).toEqual(expected);
});
