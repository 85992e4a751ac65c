import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../conformance/testPage.tsx';
import { fitToText } from './fitToText.ts';
import { TextArea } from './TextArea.tsx';
import * as css from './TextArea.css.ts';

let area: HTMLTextAreaElement;

function write(text: string): void {
  area.value = text;
  fitToText(area);
}

function setUp(supported: boolean): void {
  vi.spyOn(CSS, 'supports').mockReturnValue(supported);
  const column = document.body.appendChild(document.createElement('div'));
  column.className = css.column;
  area = column.appendChild(document.createElement('textarea'));
  area.rows = 1;
}

afterEach(() => document.body.replaceChildren());

test('the field grows and shrinks with the text if the browser does not do that', () => {
  setUp(false);
  write('一');
  const oneLine = area.clientHeight;
  write('一\n二\n三');
  expect(area.clientHeight).toBeGreaterThan(2 * oneLine);
  write('一');
  expect(area.clientHeight).toBe(oneLine);
});

test('leaves that to browsers that can', () => {
  setUp(true);
  write('一\n二\n三');
  expect(area.style.height).toBe('');
});

test('a list above the field that is scrolled to its end stays there', () => {
  setUp(false);
  const list = document.createElement('div');
  list.style.cssText = 'flex: 1; overflow: auto; overflow-anchor: none';
  list.innerHTML = '<div style="height: 1000px"></div>';
  const screen = document.body.appendChild(document.createElement('div'));
  screen.style.cssText = 'display: flex; flex-direction: column; height: 300px';
  screen.append(list, area.parentElement as HTMLElement);
  write('一\n二\n三');
  list.scrollTop = list.scrollHeight;
  write('一\n二\n三四');
  expect(list.scrollHeight - list.scrollTop - list.clientHeight).toBeLessThan(1);
});

test.each([360, 1_280])('M18c: pasting over all lines scrolls nothing above the field, %i px', async (width) => {
  await page.viewport(width, 600);
  show(
    <div style={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', height: 400 }}>
      <div role="log" style={{ overflow: 'auto', overflowAnchor: 'none' }}>
        <div style={{ height: 1_000 }} />
      </div>
      <TextArea label="メッセージ" minRows={1} maxRows={4} />
    </div>,
  );
  const field = page.getByRole('textbox');
  const list = page.getByRole('log').element();
  await userEvent.click(field);
  await userEvent.keyboard('一{Shift>}{Enter}{/Shift}二{Shift>}{Enter}{/Shift}三{Shift>}{Enter}{/Shift}四');
  const { offsetHeight } = field.element() as HTMLElement;
  list.scrollTop = list.scrollHeight;
  const end = list.scrollTop;
  (field.element() as HTMLTextAreaElement).select();
  await userEvent.copy();
  await userEvent.paste();
  await expect.element(field).toHaveValue('一\n二\n三\n四');
  expect((field.element() as HTMLElement).offsetHeight).toBe(offsetHeight);
  expect(list.scrollTop).toBe(end);
  // What is removed lowers the field.
  (field.element() as HTMLTextAreaElement).select();
  await userEvent.keyboard('五');
  await expect.poll(() => (field.element() as HTMLElement).offsetHeight).toBeLessThan(offsetHeight);
});
