import { expect, test } from 'vitest';
import { every } from '../lib/time/timer.ts';
import { containerOf, expectedKind, readMedia, readStart } from './mediaFile.ts';

/** Records a second of the browser's microphone, of a moving picture, or of both. */
async function record(mimeType: string, what: { sound: boolean; picture: boolean }): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d');
  let frame = 0;
  // A canvas has no picture to record before it changes.
  const stopDrawing = every(50, () => {
    frame += 1;
    drawing?.fillRect(frame, frame, 20, 20);
  });
  const tracks = [
    ...(what.sound ? (await navigator.mediaDevices.getUserMedia({ audio: true })).getTracks() : []),
    ...(what.picture ? canvas.captureStream().getTracks() : []),
  ];
  const recorder = new MediaRecorder(new MediaStream(tracks), { mimeType });
  const chunks: Blob[] = [];
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.addEventListener('dataavailable', ({ data }) => {
    chunks.push(data);
    if (chunks.length === 5) recorder.stop();
  });
  recorder.start(200);
  await stopped;
  stopDrawing();
  for (const track of tracks) track.stop();
  return new Blob(chunks);
}

/** Reads a file as the composer does; resolves to its kind and whether its length is plausible, or to the error. */
async function read(blob: Blob, type: string, name = 'a') {
  const file = new File([blob], name, { type });
  const container = containerOf(await readStart(file));
  const expected = expectedKind(file, container);
  if (expected === null) return 'neither';
  try {
    const { kind, length } = await readMedia(file, expected, container);
    return `${kind}, ${length > 0.5 && length < 5 ? 'a second' : length}`;
  } catch (error) {
    return String(error);
  }
}

/** Replaces the name of a codec by one that no browser knows. */
async function withUnknownCodec(blob: Blob, codec: string): Promise<Blob> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const text = String.fromCharCode(...bytes);
  const at = text.indexOf(codec);
  if (at === -1) throw new Error(`There is no ${codec} in it`);
  bytes.set(new TextEncoder().encode('V_X'), at);
  return new Blob([bytes]);
}

// Chromium on Linux has no AAC; an M4A has the same container.
test.each([
  ['audio/webm;codecs=opus', 'video/webm', 'a.webm'],
  ['audio/mp4;codecs=opus', 'video/mp4', 'a.m4a'],
  ['audio/mp4;codecs=opus', 'video/quicktime', 'a.mov'],
])('P19: a sound in %s is one, though the system calls it %s', async (mimeType, type, name) => {
  const sound = await record(mimeType, { sound: true, picture: false });
  expect(await read(sound, type, name)).toBe('audio, a second');
  expect(await read(sound, '')).toBe('audio, a second');
  expect(await read(sound, mimeType.split(';')[0] ?? '')).toBe('audio, a second');
});

test('P19: a film is one, though the system calls it a sound', async () => {
  const film = await record('video/webm;codecs=vp8', { sound: false, picture: true });
  for (const type of ['video/webm', 'audio/webm', '', 'text/plain'])
    expect(await read(film, type)).toBe('video, a second');
});

test('P19: a film whose picture the browser can’t decode is no sound', async () => {
  const film = await record('video/webm;codecs=vp8,opus', { sound: true, picture: true });
  expect(await read(film, 'video/webm')).toBe('video, a second');
  expect(await read(await withUnknownCodec(film, 'V_VP8'), 'video/webm')).toMatch(/^Error/);
});
