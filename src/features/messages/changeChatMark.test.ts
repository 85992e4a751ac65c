import { describe, expect, test } from 'vitest';
import { hasMostPins, MOST_PINS, withChatMark, withFormerChatMarks } from './changeChatMark.ts';

const fivePins = ['a', 'b', 'c', 'd', 'e'].map((id) => `pinned:${id}`);

describe('M48 to M50: the marks', () => {
  test.each([
    ['the last pin stands last', ['pinned:a'], 'pinned', 'b', true, ['pinned:a', 'pinned:b']],
    ['a pin keeps its place', ['pinned:a', 'pinned:b'], 'pinned', 'a', true, ['pinned:a', 'pinned:b']],
    ['a pin goes', ['pinned:a', 'muted:a'], 'pinned', 'a', false, ['muted:a']],
    ['there is no sixth pin', fivePins, 'pinned', 'f', true, fivePins],
    [
      'archiving takes the pin, not the rest',
      ['pinned:a', 'muted:a'],
      'archived',
      'a',
      true,
      ['muted:a', 'archived:a'],
    ],
    ['an archived one comes back', ['archived:a', 'muted:a'], 'archived', 'a', false, ['muted:a']],
  ] as const)('%s', (_, before, kind, id, isOn, after) => {
    expect(withChatMark(before, kind, id, isOn)).toEqual(after);
  });

  test('are a thousand at most, of which the oldest go that are no pins', () => {
    const many = ['pinned:a', ...Array.from({ length: 999 }, (_, at) => `muted:${at}`)];
    expect(withChatMark(many, 'muted', 'new', true)).toEqual(['pinned:a', ...many.slice(2), 'muted:new']);
  });

  test.each([
    ['the pin has its place again', ['pinned:a', 'pinned:b'], ['pinned:b', 'archived:a'], ['pinned:a', 'pinned:b']],
    ['what came meanwhile stays', ['muted:a'], ['muted:a', 'archived:a', 'muted:b'], ['muted:a', 'muted:b']],
    [
      'no sixth pin comes back',
      ['pinned:f', 'muted:f'],
      [...fivePins, 'archived:f'],
      [fivePins[0], 'muted:f', ...fivePins.slice(1)],
    ],
  ])('after an undo %s', (_, before, marks, after) => {
    const id = before[0]?.split(':')[1] ?? '';
    expect(withFormerChatMarks(marks, id, before)).toEqual(after);
  });

  test('are full with five pins', () => {
    expect([hasMostPins(fivePins), hasMostPins(fivePins.slice(1)), MOST_PINS]).toEqual([true, false, 5]);
  });
});
