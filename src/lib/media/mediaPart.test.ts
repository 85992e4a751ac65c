import { expect, test } from 'vitest';
import { partFrom, partTo, type MediaPart } from './mediaPart.ts';

const part = (start: number, end: number | null): MediaPart => ({ start, end });

test.each([
  ['the first press', null, 12, part(12, null)],
  ['another start', part(12, null), 5, part(5, null)],
  ['a start before the end', part(12, 20), 15, part(15, 20)],
  ['an earlier start', part(12, 20), 3, part(3, 20)],
  ['a start behind the end', part(12, 20), 25, part(25, null)],
  ['a start at the end', part(12, 20), 20, part(20, null)],
  ['a start just before the end', part(12, 20), 19.75, part(19.75, 20.25)],
] as const)('B27: A, %s', (_what, before, position, after) => expect(partFrom(before, position, 60)).toEqual(after));

test.each([
  ['without a start', null, 8, part(0, 8)],
  ['behind the start', part(12, null), 20, part(12, 20)],
  ['another end', part(12, 20), 18, part(12, 18)],
  ['before the start', part(12, null), 5, part(5, 12)],
  ['at the start', part(12, null), 12, part(12, 12.5)],
  ['once more, at the start it has led to', part(12, 20), 12.25, part(12, 20)],
  ['at the end of the recording', part(60, null), 60, part(59.5, 60)],
  ['of a very short recording', part(0, null), 0, part(0, 0.5)],
] as const)('B27: B %s', (_what, before, position, after) => expect(partTo(before, position, 60)).toEqual(after));

test('B27: a part is not longer than its recording', () => {
  expect(partTo(part(0, null), 0.25, 0.25)).toEqual(part(0, 0.25));
});

test('B27: if the duration of the recording is unknown, a part is not limited', () => {
  expect(partTo(part(3, null), 8, 0)).toEqual(part(3, 8));
  expect(partFrom(part(3, 8), 5, 0)).toEqual(part(5, 8));
});
