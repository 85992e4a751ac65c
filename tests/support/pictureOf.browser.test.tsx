import { expect, test, vi } from 'vitest';
import { pictureOf, showPicture } from './pictureOf.ts';

/** Shows the source of a page in a frame and waits until it is loaded. */
async function open(source: string): Promise<Document> {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.srcdoc = source;
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  return frame.contentDocument as Document;
}

const field = (page: Document, selector: string) => page.querySelector(selector) as HTMLInputElement;

test('a picture shows what was typed, chosen, drawn, opened and scrolled, and runs no script', async () => {
  const page = await open(
    `<input name="word"><input type="checkbox"><textarea></textarea><select><option>一</option><option>二</option></select>
    <canvas width="4" height="4"></canvas><div popover>開いた</div>
    <ul style="height: 20px; overflow: auto"><li style="height: 200px"></ul>`,
  );
  field(page, 'input').value = 'はな';
  field(page, '[type=checkbox]').checked = true;
  field(page, 'textarea').value = 'ドラム';
  field(page, 'select').value = '二';
  page.querySelector('canvas')?.getContext('2d')?.fillRect(0, 0, 4, 4);
  field(page, '[popover]').showPopover();
  field(page, 'ul').scrollTop = 70;
  page.body.append(Object.assign(page.createElement('script'), { textContent: 'document.title = "ran"' }));
  page.title = '';

  const picture = await open(pictureOf(page));
  showPicture(picture);

  expect(field(picture, 'input').value).toBe('はな');
  expect(field(picture, '[type=checkbox]').checked).toBe(true);
  expect(field(picture, 'textarea').value).toBe('ドラム');
  expect(field(picture, 'select').value).toBe('二');
  await vi.waitFor(() => expect((picture.images[0] as HTMLImageElement).naturalWidth).toBe(4));
  expect(field(picture, '[popover]').matches(':popover-open')).toBe(true);
  expect(field(picture, 'ul').scrollTop).toBe(70);
  expect(picture.title).toBe('');
});
