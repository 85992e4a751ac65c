import { describe, expect, test } from 'vitest';
import { itemsOnPage, pageCount } from './pages.ts';

describe('F3: pages of 12', () => {
  test.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 2],
    [300, 25],
  ])('%i results make %i pages', (results, pages) => {
    expect(pageCount(results)).toBe(pages);
  });

  test('the last page has the rest', () => {
    const items = Array.from({ length: 14 }, (_, index) => index);
    expect(itemsOnPage(items, 1)).toHaveLength(12);
    expect(itemsOnPage(items, 2)).toEqual([12, 13]);
  });
});
