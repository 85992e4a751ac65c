import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { focusPressed } from './focusPressed.ts';

/** Makes a press focus no button, as in Safari: the focus goes to a focusable element around the button, or nowhere. */
function leaveFocusOfPresses(): () => void {
  const leave = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null || event.defaultPrevented) return;
    event.preventDefault();
    const around = button.parentElement?.closest<HTMLElement>('[tabindex]');
    if (around) around.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  window.addEventListener('mousedown', leave);
  return () => window.removeEventListener('mousedown', leave);
}

let stops: (() => void)[];
let focused: (Element | null)[];

beforeEach(() => {
  focused = [];
  stops = [leaveFocusOfPresses()];
});
afterEach(() => {
  for (const stop of stops) stop();
  document.body.replaceChildren();
});

function aButton(name: string, around: HTMLElement = document.body): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = name;
  // Records the focus at the time of the click, because dialogs restore that focus.
  button.addEventListener('click', () => focused.push(document.activeElement));
  around.append(button);
  return button;
}
const press = (name: string) => page.getByRole('button', { name }).click();

describe('in browsers where a press focuses nothing', () => {
  test('without this, the handler of the press sees no focus', async () => {
    aButton('開く');
    await press('開く');
    expect(focused).toEqual([document.body]);
  });

  test('the pressed button has the focus before its handler runs', async () => {
    stops.push(focusPressed(document));
    const button = aButton('開く');
    await press('開く');
    expect(focused).toEqual([button]);
    expect(button.matches(':focus-visible')).toBe(false);
  });

  test('also within another focusable element, and for a child of the button', async () => {
    stops.push(focusPressed(document));
    const around = document.createElement('div');
    around.tabIndex = -1;
    document.body.append(around);
    const button = aButton('', around);
    const icon = document.createElement('b');
    icon.textContent = '送信';
    button.append(icon);
    await page.getByText('送信').click();
    expect(focused).toEqual([button]);
  });

  test('a field that the press was to leave focused stays focused', async () => {
    stops.push(focusPressed(document));
    const field = document.createElement('textarea');
    document.body.append(field);
    aButton('送信').addEventListener('mousedown', (event) => event.preventDefault());
    field.focus();
    await press('送信');
    expect(focused).toEqual([field]);
  });
});
