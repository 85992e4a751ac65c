import { expect, test } from 'vitest';
import { createEnterDetector, type KeyPress } from './enterKey.ts';

const enter = (more: Partial<KeyPress> = {}): KeyPress => ({
  key: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  keyCode: 13,
  ...more,
});

test('Enter is Enter, with Shift it is a line break', () => {
  const watch = createEnterDetector();
  expect(watch.sends(enter(), true)).toBe(true);
  expect(watch.sends(enter({ shiftKey: true }), true)).toBe(false);
  expect(watch.sends(enter({ key: 'a' }), true)).toBe(false);
});

test('with and without Shift it is Enter, unless an input method handles it', () => {
  const watch = createEnterDetector();
  expect(watch.isEnter(enter())).toBe(true);
  expect(watch.isEnter(enter({ shiftKey: true }))).toBe(true);
  expect(watch.isEnter(enter({ shiftKey: true, ctrlKey: true }))).toBe(false);
  watch.compositionStarted();
  expect(watch.isEnter(enter({ shiftKey: true }))).toBe(false);
});

test('Chrome: the key press comes during the composition, then its end', () => {
  const watch = createEnterDetector();
  watch.compositionStarted();
  expect(watch.sends(enter({ isComposing: true, keyCode: 229 }), true)).toBe(false);
  watch.compositionEnded();
  expect(watch.sends(enter(), true)).toBe(true);
});

test('M14: the key code decides about an Enter that follows the end of a composition, however soon', () => {
  const watch = createEnterDetector();
  watch.compositionStarted();
  watch.compositionEnded();
  // Safari confirms the text.
  expect(watch.sends(enter({ keyCode: 229 }), true)).toBe(false);
  // Gboard and ATOK have confirmed it by themselves.
  expect(watch.sends(enter(), true)).toBe(true);
  expect(watch.isEnter(enter())).toBe(true);
});

test('a browser that marks nothing: our own flag is set during the composition', () => {
  const watch = createEnterDetector();
  watch.compositionStarted();
  expect(watch.sends(enter(), true)).toBe(false);
});

test.each(['shiftKey', 'ctrlKey', 'altKey', 'metaKey', 'isComposing'] as const)('with %s it is not plain', (name) => {
  expect(createEnterDetector().sends(enter({ [name]: true }), true)).toBe(false);
});

test.each([
  [{}, false],
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, isComposing: true }, false],
])('if Enter alone inserts a line break: with %o it sends: %s', (given, expected) => {
  expect(createEnterDetector().sends(enter(given), false)).toBe(expected);
});
