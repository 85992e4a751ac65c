/*
 * Removes the metadata of a picture without decoding it: where and when it was taken, by whom, and with what. The app
 * redraws pictures instead where it can, which removes everything. This is for browsers that don't let pages read what
 * they draw. What is kept is listed, so that nothing unknown remains.
 */

export interface StrippedPicture {
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  bytes: Uint8Array<ArrayBuffer>;
}

type Bytes = Uint8Array;

/**
 * Returns a JPEG, PNG or WebP picture with its pixels, colours, animation and orientation only. Recognized by its
 * content. Returns null for any other file, and for a damaged one.
 */
export function stripMetadata(file: Bytes): StrippedPicture | null {
  const parts = [stripJpeg, stripPng, stripWebp].map((strip) => strip(file)).find((found) => found !== null);
  if (parts === undefined) return null;
  return { type: parts.type, bytes: concat(parts.kept) };
}

type Parts = { type: StrippedPicture['type']; kept: Bytes[] } | null;

const textAt = (bytes: Bytes, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function concat(parts: readonly Bytes[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const EXIF = 'Exif\0\0';
/** The application segments of a JPEG that its pixels and colours need, and how they begin. */
const neededSegments = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);
/** Markers of frames, tables, restart intervals and scans. */
const isPicture = (marker: number) => (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xdd);
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** Inside the data of a scan: FF 00 is an escaped FF, and D0 to D7 are restarts. */
const isData = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

function stripJpeg(file: Bytes): Parts {
  if (file[0] !== 0xff || file[1] !== 0xd8) return null;
  const kept: Bytes[] = [file.subarray(0, 2)];
  let hasPixels = false;
  let at = 2;
  while (at + 3 < file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    const end = at + 2 + viewOf(file).getUint16(at + 2);
    if (end > file.length || end < at + 4) return null;
    const content = at + 4;
    const exifOrientation =
      marker === 0xe1 && textAt(file, content, EXIF.length) === EXIF
        ? orientationOf(file.subarray(content + EXIF.length, end))
        : 1;
    if (exifOrientation > 1) kept.push(exifSegment(exifOrientation));
    else if (isNeeded(marker, file, content)) kept.push(file.subarray(at, end));
    at = end;
    if (marker === START_OF_SCAN) {
      while (at + 1 < file.length && (file[at] !== 0xff || isData(file[at + 1] ?? 0))) at += 1;
      kept.push(file.subarray(end, at));
      hasPixels = true;
    }
    if (file[at] === 0xff && file[at + 1] === END_OF_IMAGE) {
      // Cameras append further pictures and films, with metadata of their own.
      kept.push(file.subarray(at, at + 2));
      return hasPixels ? { type: 'image/jpeg', kept } : null;
    }
  }
  return null;
}

function isNeeded(marker: number, file: Bytes, content: number): boolean {
  if (isPicture(marker)) return true;
  const beginning = neededSegments.get(marker);
  return beginning !== undefined && textAt(file, content, beginning.length) === beginning;
}

function exifSegment(exifOrientation: number): Bytes {
  const exif = concat([ascii(EXIF), orientationTiff(exifOrientation)]);
  return concat([Uint8Array.of(0xff, 0xe1, 0, exif.length + 2), exif]);
}

const ORIENTATION = 0x01_12;

/** Returns the orientation (1 to 8) of EXIF data; 1, which is upright, where there is none. */
function orientationOf(tiff: Bytes): number {
  const view = viewOf(tiff);
  const isLittle = textAt(tiff, 0, 2) === 'II';
  if (tiff.length < 10 || (!isLittle && textAt(tiff, 0, 2) !== 'MM')) return 1;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let entry = directory + 2; entry < directory + 2 + count * 12 && entry + 12 <= tiff.length; entry += 12) {
    if (view.getUint16(entry, isLittle) !== ORIENTATION) continue;
    const exifOrientation = view.getUint16(entry + 8, isLittle);
    return exifOrientation <= 8 ? exifOrientation : 1;
  }
  return 1;
}

/** EXIF data with one entry, the orientation: pixels are stored as the camera was held. */
const orientationTiff = (exifOrientation: number): Bytes =>
  concat([
    ascii('MM\0*'),
    Uint8Array.of(0, 0, 0, 8, 0, 1, ORIENTATION >> 8, ORIENTATION & 255, 0, 3, 0, 0, 0, 1),
    Uint8Array.of(0, exifOrientation, 0, 0, 0, 0, 0, 0),
  ]);

const PNG_START = '\x89PNG\r\n\x1a\n';
const pngChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

/** Browsers ignore the orientation that a PNG may have. */
function stripPng(file: Bytes): Parts {
  if (textAt(file, 0, PNG_START.length) !== PNG_START) return null;
  const kept = [file.subarray(0, PNG_START.length)];
  let at = PNG_START.length;
  while (at + 12 <= file.length) {
    const name = textAt(file, at + 4, 4);
    const end = at + 12 + viewOf(file).getUint32(at);
    if (end > file.length) return null;
    if (pngChunks.has(name)) kept.push(file.subarray(at, end));
    if (name === 'IEND') return { type: 'image/png', kept };
    at = end;
  }
  return null;
}

const webpChunks = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of the first byte of VP8X: whether the file has EXIF or XMP data. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

function stripWebp(file: Bytes): Parts {
  if (textAt(file, 0, 4) !== 'RIFF' || textAt(file, 8, 4) !== 'WEBP') return null;
  const view = viewOf(file);
  const end = 8 + view.getUint32(4, true);
  if (end > file.length) return null;
  const header = file.slice(0, 12);
  const kept: Bytes[] = [header];
  let flags: Bytes | null = null;
  let exifOrientation = 1;
  for (let at = 12; at + 8 <= end;) {
    const name = textAt(file, at, 4);
    const size = view.getUint32(at + 4, true);
    const next = at + 8 + size + (size % 2);
    if (next > end) return null;
    if (name === 'VP8X') {
      flags = file.slice(at, next);
      kept.push(flags);
    } else if (webpChunks.has(name)) {
      kept.push(file.subarray(at, next));
    } else if (name === 'EXIF') {
      const content = file.subarray(at + 8, next);
      exifOrientation = orientationOf(
        textAt(content, 0, EXIF.length) === EXIF ? content.subarray(EXIF.length) : content,
      );
    }
    at = next;
  }
  if (flags !== null) {
    flags[8] = ((flags[8] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | (exifOrientation > 1 ? HAS_EXIF : 0);
    if (exifOrientation > 1) {
      const exif = orientationTiff(exifOrientation);
      kept.push(ascii('EXIF'), Uint8Array.of(exif.length, 0, 0, 0), exif);
    }
  }
  viewOf(header).setUint32(4, kept.reduce((sum, part) => sum + part.length, 0) - 8, true);
  return { type: 'image/webp', kept };
}
