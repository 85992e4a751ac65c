import { describe, expect, test, vi } from 'vitest';
import { isSampled, oneOfEach, sampleSeed } from './sample.ts';

const names = Array.from({ length: 1_000 }, (_, at) => `the name of a test, number ${at}`);
const seeds = [0, 1, 2, 20_261_123];

test.each([
  [undefined, null],
  ['', null],
  ['0', 0],
  ['17', 17],
])('the seed of %o is %o', (given, seed) => {
  vi.stubEnv('VITE_SAMPLE_SEED', given);
  expect(sampleSeed()).toBe(seed);
});

describe('a sample of names', () => {
  test('is all of them without a seed', () => {
    expect(names.every((name) => isSampled(name, 4, null))).toBe(true);
  });

  test.each([2, 3, 4, 8])('contains about one in %i', (oneIn) => {
    for (const seed of seeds) {
      const share = names.filter((name) => isSampled(name, oneIn, seed)).length / names.length;
      expect(share).toBeGreaterThan(0.8 / oneIn);
      expect(share).toBeLessThan(1.2 / oneIn);
    }
  });

  test('contains each name with one of as many consecutive seeds', () => {
    const isTaken = (name: string) => [8, 9, 10, 11].some((seed) => isSampled(name, 4, seed));
    expect(names.filter((name) => !isTaken(name))).toEqual([]);
  });
});

describe('one of each group', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'];

  test('is all without a seed', () => expect(oneOfEach(items, 4, null)).toEqual(items));

  test.each([
    [0, ['a', 'e']],
    [1, ['b', 'f']],
    [3, ['d']],
    [7, ['d']],
  ])('with the seed %i is %o', (seed, taken) => expect(oneOfEach(items, 4, seed)).toEqual(taken));

  test('contains at least one, also for short lists', () => {
    for (const seed of seeds) expect(oneOfEach(['a', 'b'], 4, seed)).toHaveLength(1);
    expect(oneOfEach([], 4, 1)).toEqual([]);
  });
});
