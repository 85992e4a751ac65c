import { describe, expect, test } from 'vitest';
import { itemsOnPage, pageCount, pageHref, pageOf } from './resultPages.ts';

const parameters = (search: string) => new URLSearchParams(search);

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

  test.each([
    ['', 1],
    ['page=3', 3],
    ['page=99', 5],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=2.5', 1],
    ['page=abc', 1],
    ['page=', 1],
    ['page=Infinity', 1],
  ])('%j of five pages is page %i', (search, page) => {
    expect(pageOf(parameters(search), 5)).toBe(page);
  });

  test('the address keeps what else is in it', () => {
    expect(pageHref('/search', parameters('sort=newest&page=2'), 3)).toBe('/search?sort=newest&page=3');
    expect(pageHref('/search', parameters('page=2'), 1)).toBe('/search');
  });

  test('the last page holds the rest', () => {
    const items = Array.from({ length: 14 }, (_, index) => index);
    expect(itemsOnPage(items, 1)).toHaveLength(12);
    expect(itemsOnPage(items, 2)).toEqual([12, 13]);
  });
});
