import { expect, test } from 'vitest';
import { popoverPlace } from './PopoverButton.tsx';

const window = { left: 0, width: 400, height: 800 };
const wanted = { width: 320, height: 240 };

test('opens below its button, centred on it', () => {
  expect(popoverPlace({ top: 100, bottom: 124, left: 180, right: 220 }, window, wanted)).toEqual({
    left: 40,
    top: 132,
    bottom: 'auto',
    maxHeight: 660,
  });
});

test('opens above at the lower edge of the window', () => {
  expect(popoverPlace({ top: 700, bottom: 724, left: 180, right: 220 }, window, wanted)).toEqual({
    left: 40,
    top: 'auto',
    bottom: 108,
    maxHeight: 684,
  });
});

test('opens below if there is too little space either way, but more of it there', () => {
  const place = popoverPlace({ top: 100, bottom: 124, left: 180, right: 220 }, { ...window, height: 300 }, wanted);
  expect(place).toMatchObject({ top: 132, maxHeight: 160 });
});

test.each([
  [0, 24, 8],
  [376, 400, 72],
])('keeps off the edges of the window (button from %i to %i)', (left, right, expected) => {
  expect(popoverPlace({ top: 100, bottom: 124, left, right }, window, wanted).left).toBe(expected);
});

test.each([
  ['begins at the left edge of its list', 600, 60, 60],
  ['keeps off the edge of the window all the same', 400, 100, 72],
])('%s', (_, width, left, expected) => {
  const { left: start } = popoverPlace(
    { top: 100, bottom: 124, left: 80, right: 120 },
    { ...window, left, width },
    wanted,
  );
  expect(start).toBe(expected);
});
