import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { containerOf, expectedKind, mediaKind, readMediaLength } from './mediaFile.ts';

test.each([
  ['audio/mpeg', 'a.mp3', 'audio'],
  ['audio/webm', 'a.webm', 'audio'],
  ['video/quicktime', 'a.MOV', 'video'],
  ['', 'a.MOV', 'video'],
  ['', 'a.avi', 'video'],
  ['', 'a.M4A', 'audio'],
  ['application/octet-stream', 'a.flac', 'audio'],
  ['', 'a.txt', null],
  ['', 'mp3', null],
  ['text/plain', 'a.mp3', null],
  ['image/png', 'a.png', null],
  ['application/pdf', 'a.mp4', null],
] as const)('%s %s is %s', (type, name, kind) => expect(mediaKind({ type, name })).toBe(kind));

test.each(['mp3', 'm4a', 'wav', 'ogg', 'oga', 'opus', 'flac', 'aac', 'aif', 'aiff'])('.%s is sound', (ending) => {
  expect(mediaKind({ type: '', name: `a.${ending}` })).toBe('audio');
});
test.each(['mp4', 'm4v', 'mov', 'avi', 'webm', 'mkv'])('.%s is film', (ending) => {
  expect(mediaKind({ type: '', name: `a.${ending}` })).toBe('video');
});

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\x1A\x45\xDF\xA3\x9F', 'audio/webm', 'video/webm'],
  ['\0\0\0\x20ftypisom', 'audio/mp4', 'video/mp4'],
  ['\0\0\0\x20ftypM4A ', 'audio/mp4', 'video/mp4'],
  ['\0\0\0\x20ftyp3gp5', 'audio/mp4', 'video/mp4'],
  ['\0\0\0\x14ftypqt  ', 'audio/mp4', 'video/quicktime'],
  ['\0\0\n\x08wide\0\0', 'audio/mp4', 'video/quicktime'],
  ['RIFF\n\0\0\0WAVEfmt ', 'audio/wav', null],
  ['RIFF\n\0\0\0AVI LIST', null, 'video/x-msvideo'],
  ['OggS\0\x02\n\0\x01\x13OpusHead', 'audio/ogg', null],
  ['OggS\0\x02\n\0\x01\x13\x01vorbis\0OggS\0\x02\x80theora', null, 'video/ogg'],
  ['fLaC\0', 'audio/flac', null],
  ['FORM\0\0\0\0AIFC', 'audio/aiff', null],
  ['ID3\x04', 'audio/mpeg', null],
  ['\xFF\xFB\x90', 'audio/mpeg', null],
  ['\xFF\xF1\x50', 'audio/aac', null],
])('a file that begins with %j is %s or %s (P19)', (start, audio, video) =>
  expect(containerOf(bytes(start))).toEqual({ audio, video }),
);

test.each([
  '',
  '拝啓',
  '\xFF\xFEl\0e\0t\0',
  '\xFF\xD8\xFF\xE0\0\x10JFIF',
  '\x89PNG\r\n\x1a\n',
  'RIFF\0\0\0\0WEBPVP8 ',
  '\0\0\0\x18ftypheic',
  '\0\0\0\x18ftypmif1',
  '\0\0\0\x20ftypavif',
  '%PDF-1.7',
  'MThd\0\0\0\x06',
])('one that begins with %j is neither', (start) => expect(containerOf(bytes(start))).toBeNull());

test.each([
  ['video/webm', 'a.webm', '\x1A\x45\xDF\xA3', 'video'],
  ['audio/webm', 'a.webm', '\x1A\x45\xDF\xA3', 'audio'],
  ['', 'take', '\x1A\x45\xDF\xA3', 'video'],
  ['', 'a.m4a', '\0\0\0\x20ftypM4A ', 'audio'],
  ['video/mp4', 'a.mp4', 'RIFF????WAVE', 'audio'],
  ['audio/mpeg', 'a.mp3', 'RIFF????AVI ', 'video'],
  ['text/plain', 'a.mp3', 'ID3', 'audio'],
  ['', 'recording', 'OggS', 'audio'],
  ['video/mpeg', 'a.mpg', '\0\0\x01\xBA', 'video'],
  ['', 'letter', 'Dear', null],
] as const)('%s %s that begins with %j is expected to be %s (P19)', (type, name, start, kind) =>
  expect(expectedKind({ type, name }, containerOf(bytes(start)))).toBe(kind),
);

describe('the duration of a file', () => {
  class FakeElement extends EventTarget {
    duration = Number.NaN;
    readyState = 0;
    currentTime = 0;
    error: { message: string } | null = null;
    preload = '';
    muted = false;
    src = '';
    loads = 0;
    removeAttribute = (name: string) => void Object.assign(this, { [name]: '' });
    load = () => void (this.loads += 1);
    emits(type: string, fields: object = {}): void {
      Object.assign(this, fields);
      this.dispatchEvent(new Event(type));
    }
  }
  class FakeVideo extends FakeElement {
    videoWidth = 640;
  }
  let element: FakeElement;
  let revoked: string[];
  function createFake(kind: string): FakeElement {
    element = kind === 'video' ? new FakeVideo() : new FakeElement();
    return element;
  }
  beforeEach(() => {
    vi.useFakeTimers();
    revoked = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
    vi.stubGlobal('HTMLVideoElement', FakeVideo);
    vi.stubGlobal('document', {
      createElement: createFake,
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** Resolves to the length, or to the text of the error. */
  const reading = (kind: 'audio' | 'video', file = new Blob(['x'])) =>
    readMediaLength(file, kind).catch((error: unknown) => String(error));

  test('is that of the element, which then releases the file', async () => {
    const length = reading('audio');
    expect([element.src, element.preload, element.muted]).toEqual(['blob:file', 'metadata', true]);
    element.emits('loadedmetadata', { duration: 12.5, readyState: 1 });
    expect(await length).toBe(12.5);
    expect([element.src, element.loads, revoked]).toEqual(['', 1, ['blob:file']]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('of a recording of the browser is known after seeking to its end', async () => {
    const length = reading('audio');
    element.emits('durationchange', { duration: 1 });
    element.emits('loadedmetadata', { duration: Number.POSITIVE_INFINITY, readyState: 1 });
    expect(element.currentTime).toBe(Number.MAX_SAFE_INTEGER);
    expect(vi.getTimerCount()).toBe(1);
    element.emits('durationchange', { duration: 7 });
    expect(await length).toBe(7);
  });

  test('of a video too, if it has a picture', async () => {
    const length = reading('video');
    element.emits('loadedmetadata', { duration: 3, readyState: 1 });
    expect(await length).toBe(3);
    const sound = reading('video');
    element.emits('loadedmetadata', { duration: 3, readyState: 1, videoWidth: 0 });
    expect(await sound).toBe('Error: There is no picture in it');
    expect([revoked, vi.getTimerCount()]).toEqual([['blob:file', 'blob:file'], 0]);
  });

  test.each([
    ['an empty file', (): void => undefined, 'Error: It is empty', new Blob([])],
    ['no length', () => element.emits('loadedmetadata', { duration: 0 }), 'Error: It has no length'],
    ['an error with words', () => element.emits('error', { error: { message: 'bad' } }), 'Error: bad'],
    ['one without', () => element.emits('error', { error: { message: '' } }), 'Error: It can’t be read'],
    ['one without anything', () => element.emits('error'), 'Error: It can’t be read'],
  ] as const)('is not available: %s', async (_why, happens, message, file = new Blob(['x'])) => {
    const length = reading('audio', file);
    happens();
    expect(await length).toBe(message);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is waited for for ten seconds', async () => {
    const ends: unknown[] = [];
    void reading('audio').then((end) => ends.push(end));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toEqual(['Error: It took too long']);
  });
});
