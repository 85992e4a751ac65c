import { describe, expect, it } from 'vitest';
import { chance, integer, pick, pickWeighted, sample, sampleWeighted, seededRandom, shuffle } from './random.ts';

const draw = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

describe('seededRandom', () => {
  it('gives the same numbers for the same seed and others for the next', () => {
    expect(draw(1, 50)).toEqual(draw(1, 50));
    expect(draw(2, 50)).not.toEqual(draw(1, 50));
  });

  it('stays in [0, 1) and spreads evenly', () => {
    const numbers = draw(3, 20_000);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    const counts = Array.from({ length: 10 }, (_, bin) => numbers.filter((n) => Math.floor(n * 10) === bin).length);
    expect(Math.min(...counts)).toBeGreaterThan(1_800);
    expect(Math.max(...counts)).toBeLessThan(2_200);
  });

  it('begins differently for neighbouring seeds', () => {
    expect(new Set(Array.from({ length: 1_000 }, (_, seed) => draw(seed, 1)[0])).size).toBe(1_000);
  });
});

describe('choices', () => {
  it('draws integers with both ends', () => {
    const random = seededRandom(4);
    const drawn = new Set(Array.from({ length: 200 }, () => integer(-1, 2, random)));
    expect([...drawn].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2]);
  });

  it('never takes a chance of 0 and always one of 1', () => {
    const random = seededRandom(5);
    expect(Array.from({ length: 100 }, () => chance(0, random))).not.toContain(true);
    expect(Array.from({ length: 100 }, () => chance(1, random))).not.toContain(false);
  });

  it('follows the weights and leaves out what has none', () => {
    const random = seededRandom(6);
    const drawn = Array.from({ length: 4_000 }, () =>
      pickWeighted(
        [
          ['a', 3],
          ['b', 0],
          ['c', 1],
        ] as const,
        random,
      ),
    );
    expect(drawn).not.toContain('b');
    expect(drawn.filter((item) => item === 'a').length).toBeGreaterThan(2_850);
    expect(drawn.filter((item) => item === 'a').length).toBeLessThan(3_150);
  });

  it('refuses to choose from nothing', () => {
    const random = seededRandom(7);
    expect(() => pick([], random)).toThrow(RangeError);
    expect(() => pickWeighted([], random)).toThrow(RangeError);
    expect(() => pickWeighted([['a', 0]], random)).toThrow(RangeError);
  });

  it('shuffles without losing anything and leaves the original alone', () => {
    const items = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8]);
    const shuffled = shuffle(items, seededRandom(8));
    expect(shuffled).not.toEqual(items);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
  });

  it('samples different items, at most as many as there are', () => {
    const random = seededRandom(9);
    expect(new Set(sample(['a', 'b', 'c', 'd'], 3, random)).size).toBe(3);
    expect(sample(['a', 'b'], 5, random)).toHaveLength(2);
    expect(sample(['a', 'b'], -1, random)).toEqual([]);
  });

  it('samples by weight without repeating an item that is listed twice', () => {
    const drawn = sampleWeighted(
      [
        ['a', 5],
        ['b', 1],
        ['a', 5],
        ['c', 0],
      ] as const,
      4,
      seededRandom(10),
    );
    expect([...drawn].sort()).toEqual(['a', 'b']);
  });
});
