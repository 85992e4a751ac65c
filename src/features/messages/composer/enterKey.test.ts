import { expect, test } from 'vitest';
import { createEnterDetector, type KeyPress } from './enterKey.ts';

const enter = (timeStamp: number, more: Partial<KeyPress> = {}): KeyPress => ({
  key: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  keyCode: 13,
  timeStamp,
  ...more,
});

test('Enter is Enter, with Shift it is a line break', () => {
  const watch = createEnterDetector();
  expect(watch.sends(enter(0), true)).toBe(true);
  expect(watch.sends(enter(0, { shiftKey: true }), true)).toBe(false);
  expect(watch.sends(enter(0, { key: 'a' }), true)).toBe(false);
});

test('with and without Shift it is Enter, unless an input method handles it', () => {
  const watch = createEnterDetector();
  expect(watch.isEnter(enter(0))).toBe(true);
  expect(watch.isEnter(enter(0, { shiftKey: true }))).toBe(true);
  expect(watch.isEnter(enter(0, { shiftKey: true, ctrlKey: true }))).toBe(false);
  watch.compositionStarted();
  expect(watch.isEnter(enter(0, { shiftKey: true }))).toBe(false);
});

test('Chrome: the key press comes during the composition, then its end', () => {
  const watch = createEnterDetector();
  watch.compositionStarted();
  expect(watch.sends(enter(1_000, { isComposing: true, keyCode: 229 }), true)).toBe(false);
  watch.compositionEnded(1_001);
  expect(watch.sends(enter(1_180), true)).toBe(true);
});

test('Safari: the composition ends, then its key press comes, with or without the key code', () => {
  for (const keyCode of [229, 13]) {
    const watch = createEnterDetector();
    watch.compositionStarted();
    watch.compositionEnded(1_000);
    expect(watch.sends(enter(1_002, { keyCode }), true)).toBe(false);
    expect(watch.sends(enter(1_180), true)).toBe(true);
  }
});

test('a browser that marks nothing: our own flag is set during the composition', () => {
  const watch = createEnterDetector();
  watch.compositionStarted();
  expect(watch.sends(enter(1_000), true)).toBe(false);
});

test('a composition that was ended by a click does not suppress a later Enter', () => {
  const watch = createEnterDetector();
  watch.compositionStarted();
  watch.compositionEnded(1_000);
  expect(watch.sends(enter(1_500), true)).toBe(true);
});

test.each(['shiftKey', 'ctrlKey', 'altKey', 'metaKey', 'isComposing'] as const)('with %s it is not plain', (name) => {
  expect(createEnterDetector().sends(enter(0, { [name]: true }), true)).toBe(false);
});

test('the key press of a composition comes within 40 ms of its end', () => {
  const watch = createEnterDetector();
  watch.compositionEnded(1_000);
  expect(watch.sends(enter(1_040), true)).toBe(false);
  expect(watch.sends(enter(1_041), true)).toBe(true);
  expect(watch.sends(enter(9_000, { keyCode: 229 }), true)).toBe(false);
});

test.each([
  [{}, false],
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, isComposing: true }, false],
])('if Enter alone inserts a line break: with %o it sends: %s', (given, expected) => {
  expect(createEnterDetector().sends(enter(0, given), false)).toBe(expected);
});
