import { expect, test } from 'vitest';
import { visiblePageEntries } from './Pagination.tsx';

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
  expect(visiblePageEntries(page, pages)).toEqual(expected);
});

test.each([
  [1, 9, [1, 2, 3, 4, 5, 'later', 'end']],
  [4, 17, [1, 2, 3, 4, 5, 'later', 'end']],
  [5, 9, [1, 'earlier', 4, 5, 6, 'later', 'end']],
  [5, 834, [1, 'earlier', 4, 5, 6, 'later', 'end']],
  [9, 9, [1, 'earlier', 8, 9, 'later', 'end']],
  [2, 3, [1, 2, 3, 'later', 'end']],
])('page %i of %i and more to come', (page, pages, expected) => {
  expect(visiblePageEntries(page, pages, true)).toEqual(expected);
});
