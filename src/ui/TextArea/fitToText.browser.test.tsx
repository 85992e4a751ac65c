import { afterEach, expect, test, vi } from 'vitest';
import { fitToText } from './fitToText.ts';

let area: HTMLTextAreaElement;

function write(text: string): void {
  area.value = text;
  fitToText(area);
}

function setUp(supported: boolean): void {
  vi.spyOn(CSS, 'supports').mockReturnValue(supported);
  area = document.body.appendChild(document.createElement('textarea'));
  area.rows = 1;
}

afterEach(() => area.remove());

test('grows and shrinks with the text where the browser does not do it', () => {
  setUp(false);
  write('一');
  const oneLine = area.clientHeight;
  write('一\n二\n三');
  expect(area.clientHeight).toBeGreaterThan(2 * oneLine);
  write('一');
  expect(area.clientHeight).toBe(oneLine);
});

test('leaves it to the browser where it can', () => {
  setUp(true);
  write('一\n二\n三');
  expect(area.style.height).toBe('');
});
