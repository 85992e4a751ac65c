import { afterEach, expect, test, vi } from 'vitest';
import { holdKeys, keepEarlyKeys, listenToKeys } from './earlyKeys.ts';

let stop = () => {};
const listen = () => {
  const handled: string[] = [];
  return { handled, stop: listenToKeys(({ key }) => handled.push(key)) };
};
const press = (target: Element, ...keys: string[]) =>
  keys.forEach((key) => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

test('S25: keys that come before their listener are handled once, in their order', () => {
  stop = keepEarlyKeys(document);
  press(document.body, 'g', 'l');
  const first = listen();
  expect(first.handled).toEqual(['g', 'l']);
  press(document.body, 'n');
  expect(first.handled).toEqual(['g', 'l', 'n']);
  first.stop();
  // Between two listeners, as after a login that follows a logout.
  press(document.body, '?');
  const second = listen();
  expect(second.handled).toEqual(['?']);
  second.stop();
});

test.each([
  ['a press of a pointer', () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))],
  ['typing in a field', () => press(document.body.appendChild(document.createElement('input')), 'a')],
])('%s ends what the keys began', (_what, act) => {
  stop = keepEarlyKeys(document);
  press(document.body, 'g');
  act();
  const { handled, stop: end } = listen();
  expect(handled).toEqual([]);
  end();
});

test('a key that waited for longer than 5 s has no effect', () => {
  stop = keepEarlyKeys(document);
  press(document.body, 'n');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_100);
  const { handled, stop: end } = listen();
  expect(handled).toEqual([]);
  end();
});

test('Tab is held while what was opened is loading, and moves the focus once it is shown', () => {
  const isLeftToTheBrowser = () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true }));
  const shown = holdKeys();
  expect(isLeftToTheBrowser()).toBe(false);
  shown();
  expect(isLeftToTheBrowser()).toBe(true);
});
