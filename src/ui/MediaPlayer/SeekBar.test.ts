import { expect, test } from 'vitest';
import { seekTarget } from './SeekBar.tsx';

test.each([
  ['ArrowRight', 3, 8],
  ['ArrowUp', 3, 8],
  ['ArrowRight', 58, 60],
  ['ArrowLeft', 8, 3],
  ['ArrowDown', 3, 0],
  ['PageUp', 10, 40],
  ['PageDown', 10, 0],
  ['Home', 31, 0],
  ['End', 31, 60],
  ['Enter', 31, null],
  [' ', 31, null],
])('%s at %s s leads to %s', (key, time, target) => expect(seekTarget(key, time, 60)).toBe(target));

test.each([
  ['ArrowLeft', 3.9],
  ['ArrowRight', 4.1],
  ['PageUp', 9],
  ['PageDown', 0],
])('%s moves by other steps', (key, target) => expect(seekTarget(key, 4, 10, 0.1, 5)).toBe(target));
