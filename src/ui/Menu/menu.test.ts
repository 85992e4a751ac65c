import { expect, test } from 'vitest';
import { menuPlace, menuTarget } from './menu.ts';

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

const labels = ['編集', 'Copy', 'Close', '削除'];

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 3, 2],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['c', 0, 1],
  ['c', 1, 2],
  ['C', 2, 1],
  ['削', 0, 3],
  ['x', 0, null],
  [' ', 0, null],
  ['Enter', 0, null],
  ['Escape', 0, null],
])('%s from item %i leads to %o', (key, current, target) => {
  expect(menuTarget(key, current, labels)).toBe(target);
});

test('in an empty menu no key moves the focus', () => {
  expect(menuTarget('ArrowDown', -1, [])).toBeNull();
});
