import { expect, test } from 'vitest';
import { moveEdge } from './TrimEditor.tsx';

test.each([
  ['inside', 'start', 2, { start: 2, end: 8 }],
  ['before the take', 'start', -1, { start: 0, end: 8 }],
  ['too near to the end', 'start', 7.9, { start: 7.5, end: 8 }],
  ['inside', 'end', 5, { start: 1, end: 5 }],
  ['behind the take', 'end', 12, { start: 1, end: 10 }],
  ['before the start', 'end', 0, { start: 1, end: 1.5 }],
] as const)('%s: the %s moved to %d s', (_, edge, to, range) => {
  expect(moveEdge({ start: 1, end: 8 }, edge, to, 10)).toEqual(range);
});

test('a take that is shorter than the shortest part stays whole', () => {
  expect(moveEdge({ start: 0, end: 0.3 }, 'start', 0.2, 0.3)).toEqual({ start: 0, end: 0.3 });
  expect(moveEdge({ start: 0, end: 0.3 }, 'end', 0.1, 0.3)).toEqual({ start: 0, end: 0.3 });
});
