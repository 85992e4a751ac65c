import { expect, test } from 'vitest';
import { menuPlace } from './menuPlace.ts';

const window = { width: 400, height: 800 };

test('opens downwards, with its end at the end of the button', () => {
  expect(menuPlace({ top: 10, bottom: 54, right: 380 }, window, 200)).toEqual({
    right: 20,
    top: 62,
    bottom: 'auto',
    maxHeight: 730,
  });
});

test('opens upwards at the lower edge of the window', () => {
  expect(menuPlace({ top: 740, bottom: 784, right: 380 }, window, 200)).toEqual({
    right: 20,
    top: 'auto',
    bottom: 68,
    maxHeight: 724,
  });
});

test('opens downwards if there is too little space either way, but more of it below', () => {
  const place = menuPlace({ top: 100, bottom: 144, right: 380 }, { width: 400, height: 300 }, 200);
  expect(place).toEqual({ right: 20, top: 152, bottom: 'auto', maxHeight: 140 });
});

test.each([
  ['right', 400, 400, 8],
  ['left, as beside an own message on a phone', 110, 375, 47],
  ['left in a window as narrow as itself', 110, 320, 8],
])('keeps off the edge of the window on the %s', (_edge, right, width, expected) => {
  expect(menuPlace({ top: 10, bottom: 54, right }, { width, height: 800 }, 200).right).toBe(expected);
});
