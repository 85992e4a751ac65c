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
const pressKey = (element: Element, repeat: boolean) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }));
/** Dispatches a press of a key at a time in ms. Returns whether it has an effect. */
function press(element: Element, time: number, key = 'Enter'): boolean {
  const [down, up] = ['keydown', 'keyup'].map((type) => {
    const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: time });
    return element.dispatchEvent(event);
  });
  expect(up).toBe(down);
  return down === true;
}

describe('B13: no control is pressed that appears under the finger during a double press', () => {
  test('the second click of a double click does not press a control that has replaced the first', () => {
    const [send, stopSending] = [aButton('投稿する'), aButton('キャンセル')];
    click(send, 1);
    click(stopSending, 2);
    expect(pressed).toEqual(['投稿する']);
  });

  test('nor one that acts on somebody else since the first click', () => {
    const hide = aButton('非表示');
    hide.dataset.subject = 'user-1';
    click(hide, 1);
    hide.dataset.subject = 'user-2';
    expect(click(hide, 2)).toBe(false);
    expect(click(hide, 1)).toBe(true);
    expect(click(hide, 2)).toBe(true);
  });

  test('nor does the second tap on a phone that does not count taps, unless it is late or elsewhere', () => {
    const [send, stopSending] = [aButton('投稿する'), aButton('キャンセル')];
    const tap = (button: Element, timeStamp: number, clientX: number) => {
      button.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
      const event = new MouseEvent('click', { detail: 1, clientX, bubbles: true, cancelable: true });
      return button.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
    };
    expect([tap(send, 1_000, 50), tap(stopSending, 1_200, 60), tap(send, 1_250, 50)]).toEqual([true, false, true]);
    expect([tap(send, 2_000, 50), tap(stopSending, 2_200, 90)]).toEqual([true, true]);
    expect([tap(send, 3_000, 50), tap(stopSending, 3_400, 50)]).toEqual([true, true]);
  });

  test('it presses the same control again, and so does a third click', () => {
    const next = aButton('次のページ');
    for (const detail of [1, 2, 3]) click(next, detail);
    expect(pressed).toEqual(['次のページ', '次のページ', '次のページ']);
  });

  test('a separate click presses any control', () => {
    const [one, two] = [aButton('一'), aButton('二')];
    click(one, 1);
    click(two, 1);
    click(one, 0);
    expect(pressed).toEqual(['一', '二', '一']);
  });

  test('a field and its label are one control', () => {
    const label = document.createElement('label');
    const box = document.createElement('input');
    box.type = 'checkbox';
    label.append(box, '同意する');
    document.body.append(label);
    click(label, 1);
    expect(box.checked).toBe(true);
    expect(click(box, 2)).toBe(true);
  });

  test('a key that is held down presses no control that has received the focus meanwhile', () => {
    const [send, stopSending] = [aButton('投稿する'), aButton('キャンセル')];
    expect(pressKey(send, false)).toBe(true);
    expect(pressKey(send, true)).toBe(true);
    expect(pressKey(stopSending, true)).toBe(false);
  });

  test.each(['Enter', ' '])(
    'the second quick press of %j does not press a control that has received the focus',
    (key) => {
      const [first, second] = [aButton('れんを削除'), aButton('そらを削除')];
      expect(press(first, 1000, key)).toBe(true);
      first.remove();
      expect(press(second, 1200, key)).toBe(false);
      // A user who presses again that fast has not seen the new control.
      expect(press(second, 1450, key)).toBe(false);
      expect(press(second, 1750, key)).toBe(true);
    },
  );

  test('quick presses of the same control all count', () => {
    const next = aButton('次のページ');
    for (const time of [1000, 1100, 1200]) expect(press(next, time)).toBe(true);
  });

  test('a quick press of another control counts while the first one exists', () => {
    const [first, second] = [aButton('一'), aButton('二')];
    press(first, 1000);
    expect(press(second, 1100)).toBe(true);
  });

  test('a quick press counts after the user has moved the focus', () => {
    const [first, second] = [aButton('一'), aButton('二')];
    press(first, 1000);
    press(first, 1050, 'Tab');
    first.remove();
    expect(press(second, 1100)).toBe(true);
    const third = aButton('三');
    second.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    second.remove();
    expect(press(third, 1200)).toBe(true);
  });

  test('a typed blank is text', () => {
    const field = document.createElement('input');
    document.body.append(field);
    press(aButton('返信する'), 1000);
    expect(press(field, 1100, ' ')).toBe(true);
  });

  test('after it was stopped, it suppresses nothing', () => {
    stop();
    const [send, stopSending] = [aButton('投稿する'), aButton('キャンセル')];
    click(send, 1);
    click(stopSending, 2);
    expect(pressed).toEqual(['投稿する', 'キャンセル']);
  });
});
