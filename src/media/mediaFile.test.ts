import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mediaKind, readMediaLength } from './mediaFile.ts';

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
