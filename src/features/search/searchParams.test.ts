import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterGroups, type Filters } from './filters.ts';
import { defaultSearch, parseSearchParams, formatSearchParams, sortOrders } from './searchParams.ts';

const parse = (search: string) => parseSearchParams(new URLSearchParams(search));
const start = { filters: {}, words: '', onlyWithClip: false, sort: 'match', isListening: false, page: 1 };

describe('reading', () => {
  test('an empty address has the defaults', () => expect(parse('')).toEqual(start));

  test('filters, order and page', () => {
    expect(parse('?genres=1,2&locations=118&sort=newest&page=2')).toEqual({
      ...start,
      filters: { locations: ['118'], genres: ['1', '2'] },
      sort: 'newest',
      page: 2,
    });
  });

  test('words and the clip', () => {
    expect(parse('?q=%20ren%20&clip=1')).toEqual({ ...start, words: 'ren', onlyWithClip: true });
    expect(parse(`?q=${'あ'.repeat(200)}&clip=yes`)).toEqual({ ...start, words: 'あ'.repeat(100) });
    expect(formatSearchParams({ ...defaultSearch, words: 'ジャズ&れん', onlyWithClip: true })).toBe(
      '?q=%E3%82%B8%E3%83%A3%E3%82%BA%26%E3%82%8C%E3%82%93&clip=1',
    );
  });

  test('commas may be encoded or not', () => {
    expect(parse('?genres=1%2C2')).toEqual(parse('?genres=1,2'));
  });

  test.each([
    'scenario=large',
    'profile=profile-7',
    'skills=1',
    'sort=random',
    'sort=',
    'genres=',
    'genres=,,',
    `genres=${'9'.repeat(65)}`,
    'page=0',
    'page=-2',
    'page=2.5',
    'page=abc',
    'page=',
    'page=Infinity',
    'page=1e99',
  ])('%s is ignored', (search) => expect(parse(search)).toEqual(start));

  test('a tag counts once, and the number is limited by the contract', () => {
    expect(parse('genres=1,2,1').filters).toEqual({ genres: ['1', '2'] });
    const many = Array.from({ length: 80 }, (_, index) => index).join(',');
    expect(parse(`genres=${many}`).filters.genres).toHaveLength(50);
  });
});

describe('writing', () => {
  test('omits defaults', () => {
    expect(formatSearchParams(defaultSearch)).toBe('');
    expect(formatSearchParams({ ...defaultSearch, sort: 'active' })).toBe('?sort=active');
  });

  test('is readable', () => {
    expect(
      formatSearchParams({
        ...defaultSearch,
        filters: { genres: ['1', '2'], locations: ['118'] },
        sort: 'newest',
        page: 2,
      }),
    ).toBe('?locations=118&genres=1,2&sort=newest&page=2');
  });

  test('F46: keeps the view, beside everything else', () => {
    const state = { ...defaultSearch, words: 'ベース', isListening: true, page: 2 };
    expect(formatSearchParams(state)).toBe(`?q=${encodeURIComponent('ベース')}&view=listen&page=2`);
    expect(parse('view=listen')).toEqual({ ...defaultSearch, isListening: true });
    expect(parse('view=grid')).toEqual(defaultSearch);
  });
});

test('what is written is read unchanged, with any ids', () => {
  const id = fc.stringMatching(/^[^,\s]{1,20}$/);
  const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 5 });
  const filters = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...filterGroups), ids), { selector: ([group]) => group })
    .map((entries) => Object.fromEntries(entries) as Filters);
  const state = fc.record({
    filters,
    words: fc.stringMatching(/^\S{0,20}$/),
    onlyWithClip: fc.boolean(),
    isListening: fc.boolean(),
    sort: fc.constantFrom(...sortOrders),
    page: fc.integer({ min: 1, max: 9999 }),
  });
  fc.assert(
    fc.property(state, (some) => {
      expect(parse(formatSearchParams(some))).toEqual(some);
    }),
  );
});

test('any written search is within the limits for reading', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 300 });
  const text = fc.oneof(
    anyText,
    anyText.map((half) => `${half}\ud83c`),
    fc.constant('あ'.repeat(2_000)),
  );
  const ids = fc.array(fc.oneof(text, fc.integer().map(String)), { maxLength: 80 });
  const state = fc.record({
    filters: fc.dictionary(fc.constantFrom(...filterGroups), ids).map((filters) => filters as Filters),
    words: text,
    onlyWithClip: fc.boolean(),
    isListening: fc.boolean(),
    sort: fc.constantFrom(...sortOrders),
    page: fc.oneof(fc.double(), fc.integer()),
  });
  fc.assert(
    fc.property(state, (some) => {
      const written = formatSearchParams(some);
      const read = parse(written);
      expect(formatSearchParams(read)).toBe(written);
      expect([read.sort, read.onlyWithClip]).toEqual([some.sort, some.onlyWithClip]);
      const [, words = ''] = /[?&]q=([^&]*)/.exec(written) ?? [];
      expect(decodeURIComponent(words)).toBe(read.words);
      expect(words.length).toBeLessThanOrEqual(100 * '%F0%9F%8E%B8'.length);
      for (const group of filterGroups) expect(read.filters[group]?.length ?? 0).toBeLessThanOrEqual(50);
    }),
  );
});
