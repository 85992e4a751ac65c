/*
 * Files that users upload by accident or on purpose. They are generated, so that the code shows what is special about
 * them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

/** The format of Playwright's `setInputFiles`. */
export interface MadeFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const clip = (name: string) => readFileSync(join(import.meta.dirname, `../../mocks/content/clips/${name}.webm`));
const file = (name: string, mimeType: string, ...parts: (Uint8Array | string)[]): MadeFile => ({
  name,
  mimeType,
  buffer: Buffer.concat(parts.map((part) => Buffer.from(part as string))),
});

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A playable video of five seconds. */
export const goodVideo = (name = 'good.webm'): MadeFile => file(name, 'video/webm', clip('stage'));

/** Begins like an MP4 and ends in the middle of its index. */
export const truncatedMp4 = (): MadeFile =>
  file(
    'truncated.mp4',
    'video/mp4',
    uint32(24),
    'ftypisom',
    uint32(512),
    'isommp41',
    uint32(90_000),
    'moov',
    uint32(108),
    'mvhd',
  );

/** A video whose header claims this duration. */
export function videoOfSeconds(seconds: number): MadeFile {
  const bytes = Buffer.from(clip('beat'));
  // The element Duration: id 0x4489, length 8 with its marker bit, a double in milliseconds.
  const at = bytes.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  if (at === -1) throw new Error('The clip has no duration to change');
  bytes.writeDoubleBE(seconds * 1_000, at + 3);
  return file(`${seconds}s.webm`, 'video/webm', bytes);
}

/** Grey, one bit per pixel: a few kB that take 400 MB when they are decoded carelessly. */
export function png(width: number, height: number): MadeFile {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
  };
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([1, 0, 0, 0, 0])]);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return file(
    `${width}x${height}.png`,
    'image/png',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  );
}

/** Two frames of one colour each, half a second apart. */
export function animatedGif(side: number): MadeFile {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(side, 0);
  size.writeUInt16LE(side, 2);
  const colours = Buffer.alloc(128 * 3);
  colours.set([255, 0, 0, 0, 0, 255]);
  const frame = (colour: number) => [
    Buffer.from([0x21, 0xf9, 4, 0, 50, 0, 0, 0]),
    Buffer.from([0x2c, 0, 0, 0, 0]),
    size,
    Buffer.from([0, 7]),
    ...uncompressed(side * side, colour),
  ];
  return file(
    'animated.gif',
    'image/gif',
    'GIF89a',
    size,
    Buffer.from([0xf6, 0, 0]),
    colours,
    ...frame(0),
    ...frame(1),
    Buffer.from([0x3b]),
  );
}

/** 8-bit codes with a clear code before they would grow: valid GIF data without compression. */
function uncompressed(pixels: number, colour: number): Buffer[] {
  const codes: number[] = [];
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    if (pixel % 120 === 0) codes.push(128);
    codes.push(colour);
  }
  codes.push(129);
  const blocks: Buffer[] = [];
  for (let at = 0; at < codes.length; at += 255) {
    const block = codes.slice(at, at + 255);
    blocks.push(Buffer.from([block.length, ...block]));
  }
  return [...blocks, Buffer.from([0])];
}

/** A photo as a camera writes it: rotated (orientation 6), with GPS data of Tokyo. */
export function withExif(jpeg: Uint8Array, name = 'camera.jpg'): MadeFile {
  const entry = (tag: number, type: number, count: number, value: Buffer) => {
    const bytes = Buffer.alloc(8);
    bytes.writeUInt16BE(tag, 0);
    bytes.writeUInt16BE(type, 2);
    bytes.writeUInt32BE(count, 4);
    return Buffer.concat([bytes, value]);
  };
  const directory = (...entries: Buffer[]) => Buffer.concat([Buffer.from([0, entries.length]), ...entries, uint32(0)]);
  const degrees = (...parts: number[]) => Buffer.concat(parts.flatMap((part) => [uint32(part), uint32(1)]));
  // 8 bytes of header, then 2 + 2 · 12 + 4 of the first directory; the GPS directory has four entries.
  const gpsAt = 8 + 30;
  const numbersAt = gpsAt + 2 + 4 * 12 + 4;
  const tiff = Buffer.concat([
    Buffer.from('MM\0*', 'latin1'),
    uint32(8),
    directory(entry(0x0112, 3, 1, Buffer.from([0, 6, 0, 0])), entry(0x8825, 4, 1, uint32(gpsAt))),
    directory(
      entry(1, 2, 2, Buffer.from('N\0\0\0')),
      entry(2, 5, 3, uint32(numbersAt)),
      entry(3, 2, 2, Buffer.from('E\0\0\0')),
      entry(4, 5, 3, uint32(numbersAt + 24)),
    ),
    degrees(35, 39, 31),
    degrees(139, 44, 43),
  ]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return file(name, 'image/jpeg', jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, jpeg.subarray(2));
}
