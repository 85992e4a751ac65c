import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { guardDoubleClick } from './doubleClick.ts';

let stop: () => void;
let pressed: string[];

beforeEach(() => {
  stop = guardDoubleClick(document);
  pressed = [];
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function aButton(name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => pressed.push(name));
  document.body.append(button);
  return button;
}

const click = (element: Element, detail: number) =>
  element.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
const hold = (element: Element, repeat: boolean) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }));

describe('B13: no control comes under a finger that has just pressed another one', () => {
  test('the second click of a double click does not press what has come instead', () => {
    const [send, stopSending] = [aButton('投稿する'), aButton('キャンセル')];
    click(send, 1);
    click(stopSending, 2);
    expect(pressed).toEqual(['投稿する']);
  });

  test('it presses the same again, and so does a third', () => {
    const next = aButton('次のページ');
    for (const detail of [1, 2, 3]) click(next, detail);
    expect(pressed).toEqual(['次のページ', '次のページ', '次のページ']);
  });

  test('a click of its own presses anything', () => {
    const [one, two] = [aButton('一'), aButton('二')];
    click(one, 1);
    click(two, 1);
    click(one, 0);
    expect(pressed).toEqual(['一', '二', '一']);
  });

  test('a field and its label are one', () => {
    const label = document.createElement('label');
    const box = document.createElement('input');
    box.type = 'checkbox';
    label.append(box, '同意する');
    document.body.append(label);
    click(label, 1);
    expect(box.checked).toBe(true);
    expect(click(box, 2)).toBe(true);
  });

  test('a key that is held presses nothing that has taken the focus meanwhile', () => {
    const [send, stopSending] = [aButton('投稿する'), aButton('キャンセル')];
    expect(hold(send, false)).toBe(true);
    expect(hold(send, true)).toBe(true);
    expect(hold(stopSending, true)).toBe(false);
    expect(hold(stopSending, false)).toBe(true);
  });

  test('stopped, it guards nothing', () => {
    stop();
    const [send, stopSending] = [aButton('投稿する'), aButton('キャンセル')];
    click(send, 1);
    click(stopSending, 2);
    expect(pressed).toEqual(['投稿する', 'キャンセル']);
  });
});
