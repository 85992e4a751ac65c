import { describe, expect, it } from 'vitest';
import { chance, integer, pick, pickWeighted, sample, sampleWeighted, seededRandom, shuffle } from './random.ts';

const draw = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

describe('seededRandom', () => {
  it('gives the same numbers for the same seed and different ones for the next', () => {
    expect(draw(1, 50)).toEqual(draw(1, 50));
    expect(draw(2, 50)).not.toEqual(draw(1, 50));
  });

  it('is in [0, 1) and evenly distributed', () => {
    const numbers = draw(3, 20_000);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    const counts = Array.from({ length: 10 }, (_, bin) => numbers.filter((n) => Math.floor(n * 10) === bin).length);
    expect(Math.min(...counts)).toBeGreaterThan(1_800);
    expect(Math.max(...counts)).toBeLessThan(2_200);
  });

  it('differs from the first number on for neighbouring seeds', () => {
    expect(new Set(Array.from({ length: 1_000 }, (_, seed) => draw(seed, 1)[0])).size).toBe(1_000);
  });
});

describe('choices', () => {
  it('include both ends of a range of integers', () => {
    const random = seededRandom(4);
    const drawn = new Set(Array.from({ length: 200 }, () => integer(-1, 2, random)));
    expect([...drawn].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2]);
  });

  it('never happen with a probability of 0 and always with 1', () => {
    const random = seededRandom(5);
    expect(Array.from({ length: 100 }, () => chance(0, random))).not.toContain(true);
    expect(Array.from({ length: 100 }, () => chance(1, random))).not.toContain(false);
  });

  it('follow the weights and exclude items of weight 0', () => {
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

  it('throw for an empty list', () => {
    const random = seededRandom(7);
    expect(() => pick([], random)).toThrow(RangeError);
    expect(() => pickWeighted([], random)).toThrow(RangeError);
    expect(() => pickWeighted([['a', 0]], random)).toThrow(RangeError);
  });

  it('shuffle a copy without losing an item', () => {
    const items = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8]);
    const shuffled = shuffle(items, seededRandom(8));
    expect(shuffled).not.toEqual(items);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
  });

  it('contain each item at most once, and at most as many as there are', () => {
    const random = seededRandom(9);
    expect(new Set(sample(['a', 'b', 'c', 'd'], 3, random)).size).toBe(3);
    expect(sample(['a', 'b'], 5, random)).toHaveLength(2);
    expect(sample(['a', 'b'], -1, random)).toEqual([]);
  });

  it('by weight contain an item that is listed twice at most once', () => {
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
