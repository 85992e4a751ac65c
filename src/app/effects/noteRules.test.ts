import { describe, expect, test } from 'vitest';
import { MAX_NOTES, noteGlyphs, noteTones, spawnNote } from './noteRules.ts';

/** Returns the given numbers one after the other; throws when there are no more. */
function numbers(...values: number[]) {
  return () => {
    const next = values.shift();
    if (next === undefined) throw new Error('asked for more chance than expected');
    return next;
  };
}
const always = (value: number) => () => value;

describe('T1: which pointer movements create a note', () => {
  test.each([
    [0, true],
    [0.05, true],
    [0.0999, true],
    [0.1, false],
    [0.5, false],
    [0.9999, false],
  ])('chance %d: %s', (chance, spawns) => {
    // A movement that creates nothing consumes one random number.
    const further = spawns ? [0, 0, 0, 0, 0] : [];
    expect(spawnNote(numbers(chance, ...further), 0) !== null).toBe(spawns);
  });

  test('never more than 40', () => {
    expect(spawnNote(always(0), MAX_NOTES - 1)).not.toBeNull();
    expect(spawnNote(always(0), MAX_NOTES)).toBeNull();
  });
});

describe('how a note looks', () => {
  const look = (...rest: [number, number, number, number, number]) => spawnNote(numbers(0, ...rest), 0);

  test('with the lowest random numbers', () => {
    expect(look(0, 0, 0, 0, 0)).toEqual({ glyph: '♪', tone: 'orange', size: 18, drift: -40, turn: -35 });
  });

  test('with the highest random numbers', () => {
    const end = 0.999999;
    expect(look(end, end, end, end, end)).toEqual({
      glyph: '♩',
      tone: 'magentaLight',
      size: 30,
      drift: 40,
      turn: 35,
    });
  });

  test('every glyph and every colour occurs', () => {
    expect([0, 0.34, 0.67].map((share) => look(share, 0, 0, 0, 0)?.glyph)).toEqual([...noteGlyphs]);
    expect([0, 0.26, 0.51, 0.76].map((share) => look(0, share, 0, 0, 0)?.tone)).toEqual([...noteTones]);
  });
});
