import { describe, expect, test } from 'vitest';
import { png, withExif } from '../../../tests/support/badFiles.ts';
import { stripMetadata } from './stripMetadata.ts';

type Part = string | readonly number[] | Uint8Array;

const join = (...parts: Part[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [...part])),
  );
const latin = (bytes: Uint8Array | undefined) => new TextDecoder('latin1').decode(bytes);

/** A segment of a JPEG: its marker, its length with the two bytes of itself, its content. */
function segment(marker: number, ...parts: Part[]): Uint8Array {
  const content = join(...parts);
  return join([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255], content);
}
const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
const jfif = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
const colours = segment(0xe2, 'ICC_PROFILE\0\x01\x01colours');
const adobe = segment(0xee, 'Adobe\0d\0\0\0\0\x01');
const tables = segment(0xdb, [0, 1, 2, 3]);
/** Two scans, as a progressive picture has them, with an escaped FF and a restart marker in their data. */
const scans = join(segment(0xda, [1]), [7, 0xff, 0, 8, 0xff, 0xd0, 9], segment(0xc4, [5]), segment(0xda, [2]), [1, 2]);

const uint32LE = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24];

/** A chunk of a WebP, padded to an even number of bytes. */
function chunk(name: string, ...parts: Part[]): Uint8Array {
  const content = join(...parts);
  return join(name, uint32LE(content.length), content, content.length % 2 === 1 ? [0] : []);
}
function webp(...chunks: Part[]): Uint8Array {
  const content = join('WEBP', ...chunks);
  return join('RIFF', uint32LE(content.length), content);
}
/** A chunk of a PNG; its checksum is not read. */
const pngChunk = (name: string, content: Part) => join([0, 0, 0, join(content).length], name, content, 'sums');
const PNG_START = '\x89PNG\r\n\x1a\n';

/** A TIFF with the orientation and the place, in the byte order of the letter. */
const tiff = (order: 'II' | 'MM', orientation: number) =>
  order === 'MM'
    ? join('MM\0*', [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0], '35.658N')
    : join('II*\0', [8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0], '35.658N');
/** The only metadata that stays: the orientation. */
const orientationOnly = (orientation: number) =>
  join('MM\0*', [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);

describe('a picture without its metadata', () => {
  test.each([
    ['one without metadata', join(START, jfif, tables, scans, END), join(START, jfif, tables, scans, END)],
    [
      'place, editor, caption and thumbnails',
      join(
        START,
        jfif,
        segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>'),
        segment(0xe0, 'JFXX\0\x10thumbnail'),
        colours,
        segment(0xe2, 'MPF\0'),
        segment(0xed, 'Photoshop 3.0\x008BIM'),
        segment(0xfe, 'taken at home'),
        adobe,
        tables,
        scans,
        END,
      ),
      join(START, jfif, colours, adobe, tables, scans, END),
    ],
    [
      'a second picture or a film behind the end',
      join(START, tables, scans, END, START, segment(0xe1, 'Exif\0\0', tiff('MM', 1)), END, 'ftypmp42'),
      join(START, tables, scans, END),
    ],
    [
      'orientation 1, which needs no mention',
      join(START, segment(0xe1, 'Exif\0\0', tiff('II', 1)), tables, scans, END),
      join(START, tables, scans, END),
    ],
    [
      'orientation 6',
      join(START, segment(0xe1, 'Exif\0\0', tiff('MM', 6)), tables, scans, END),
      join(START, segment(0xe1, 'Exif\0\0', orientationOnly(6)), tables, scans, END),
    ],
    [
      'orientation 8 of a camera with the other byte order',
      join(START, segment(0xe1, 'Exif\0\0', tiff('II', 8)), tables, scans, END),
      join(START, segment(0xe1, 'Exif\0\0', orientationOnly(8)), tables, scans, END),
    ],
  ])('JPEG: %s', (_, picture, expected) => {
    expect(stripMetadata(picture)).toEqual({ type: 'image/jpeg', bytes: expected });
  });

  test('JPEG: the location of a camera is gone, its orientation is not', () => {
    const camera = withExif(join(START, jfif, tables, scans, END)).buffer;
    const stripped = stripMetadata(new Uint8Array(camera))?.bytes;
    expect(stripped).toEqual(join(START, segment(0xe1, 'Exif\0\0', orientationOnly(6)), jfif, tables, scans, END));
  });

  test('PNG: texts, date, place and what is unknown go; colours and animation stay', () => {
    const header = pngChunk('IHDR', 'size');
    const kept = [pngChunk('iCCP', 'c'), pngChunk('acTL', 'a'), pngChunk('tRNS', 't'), pngChunk('IDAT', 'data')];
    const dropped = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'caBX'].map((name) => pngChunk(name, '35.658N'));
    const end = pngChunk('IEND', '');
    expect(stripMetadata(join(PNG_START, header, ...dropped, ...kept, end, 'behind'))).toEqual({
      type: 'image/png',
      bytes: join(PNG_START, header, ...kept, end),
    });
  });

  test('PNG: a real one stays as it is', () => {
    const bytes = new Uint8Array(png(20, 10).buffer);
    expect(stripMetadata(bytes)).toEqual({ type: 'image/png', bytes });
  });

  test('WebP: EXIF, XMP and what is unknown go, with their flags', () => {
    const still = chunk('VP8 ', 'odd');
    const flags = (bits: number) => chunk('VP8X', [bits, 0, 0, 0, 9, 0, 0, 9, 0, 0]);
    const picture = webp(flags(0x3c), chunk('ICCP', 'cc'), still, chunk('EXIF', tiff('II', 1)), chunk('XMP ', '<x>'));
    expect(stripMetadata(join(picture, 'behind'))).toEqual({
      type: 'image/webp',
      bytes: webp(flags(0x30), chunk('ICCP', 'cc'), still),
    });
    expect(stripMetadata(webp(flags(8), still, chunk('EXIF', 'Exif\0\0', tiff('MM', 3))))?.bytes).toEqual(
      webp(flags(8), still, chunk('EXIF', orientationOnly(3))),
    );
    expect(stripMetadata(webp(still))?.bytes).toEqual(webp(still));
  });
});

test.each([
  ['GIF', join('GIF89a', [1, 0, 1, 0])],
  ['AVIF', join('\0\0\0\x20ftypavif')],
  ['nothing', join()],
  ['a sound', join('RIFF\x04\0\0\0WAVE')],
  ['a JPEG that ends in a segment', join(START, jfif).slice(0, 9)],
  ['a JPEG that ends in its data', join(START, tables, scans)],
  ['a JPEG without pixels', join(START, jfif, END)],
  ['a JPEG with bytes between its segments', join(START, jfif, 'x', tables, scans, END)],
  ['a PNG that ends in a chunk', join(PNG_START, pngChunk('IHDR', 'size').slice(0, -3))],
  ['a PNG without its end', join(PNG_START, pngChunk('IHDR', 'size'), pngChunk('IDAT', 'data'))],
  ['a WebP that ends in a chunk', webp(chunk('VP8 ', 'pixels')).slice(0, -2)],
])('%s can’t be stripped', (_, bytes) => expect(stripMetadata(bytes)).toBeNull());

test('no cut or changed byte makes it fail or loop', () => {
  const picture = join(START, segment(0xe1, 'Exif\0\0', tiff('II', 6)), tables, scans, END);
  for (let at = 0; at < picture.length; at += 1) {
    stripMetadata(picture.slice(0, at));
    for (const byte of [0, 0xff]) {
      const changed = picture.with(at, byte);
      const stripped = stripMetadata(changed);
      expect(latin(stripped?.bytes)).not.toContain('35.658N');
    }
  }
});
