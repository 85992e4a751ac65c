import { expect, test, vi } from 'vitest';
import { isCanvasReadable } from './encodeJpeg.ts';

const { toDataURL } = HTMLCanvasElement.prototype;
const { getImageData } = CanvasRenderingContext2D.prototype;

/** Changes the pixels that a page reads from a canvas. */
function changePixels(change: (channel: number, index: number) => number): void {
  vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(function read(
    this: CanvasRenderingContext2D,
    x: number,
    y: number,
    width: number,
    height: number,
  ) {
    const image = getImageData.call(this, x, y, width, height);
    image.data.set(image.data.map(change));
    return image;
  });
}

/** Encodes another picture than the one that was drawn. */
function encodeStripes(this: HTMLCanvasElement, type?: string, quality?: number): string {
  const stripes = document.createElement('canvas');
  stripes.width = this.width;
  stripes.height = this.height;
  const context = stripes.getContext('2d');
  if (context !== null) context.fillStyle = 'lime';
  for (let x = 0; x < stripes.width; x += 2) context?.fillRect(x, 0, 1, stripes.height);
  return toDataURL.call(stripes, type, quality);
}

test('a canvas that is what was drawn can be read', async () => {
  expect(await isCanvasReadable()).toBe(true);
});

test('so can one with a noise that nobody sees (Brave, private windows of Firefox)', async () => {
  changePixels((channel, index) => channel + (index % 3) - 1);
  expect(await isCanvasReadable()).toBe(true);
});

test.each<[string, () => void]>([
  ['white pixels', () => changePixels(() => 255)],
  ['random pixels', () => changePixels((channel, index) => (channel * 31 + index * 97) % 256)],
  [
    'another picture in the file',
    () => vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(encodeStripes),
  ],
  ['an empty file', () => vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:,')],
  ['no context', () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)],
])('one that returns %s can’t be read', async (_, lie) => {
  lie();
  expect(await isCanvasReadable()).toBe(false);
});
