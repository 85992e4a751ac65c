import { expect, test } from 'vitest';
import { cutSound } from './cutSound.ts';

/** Number of recorded chunks of 200 ms each. */
const CHUNKS = 8;

/** Records from the browser's microphone, in chunks as the app requests them. */
async function record(mimeType: string): Promise<Blob> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream, { mimeType });
  const chunks: Blob[] = [];
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.addEventListener('dataavailable', ({ data }) => {
    chunks.push(data);
    if (chunks.length === CHUNKS) recorder.stop();
  });
  recorder.start(200);
  await stopped;
  for (const track of stream.getTracks()) track.stop();
  return new Blob(chunks, { type: mimeType });
}

/** Returns the duration of the decoded sound in seconds. */
async function lengthOf(blob: Blob): Promise<number> {
  const context = new OfflineAudioContext(1, 1, 48_000);
  return (await context.decodeAudioData(await blob.arrayBuffer())).duration;
}

/** Returns the duration in seconds that an audio element reports before playback. */
async function announcedLength(blob: Blob): Promise<number> {
  const audio = new Audio(URL.createObjectURL(blob));
  await new Promise((resolve) => audio.addEventListener('loadedmetadata', resolve));
  return audio.duration;
}

// Chromium on Linux has no AAC; Safari's recordings have the same container.
test.each(['audio/webm;codecs=opus', 'audio/mp4;codecs=opus'])('a recording of the browser’s own: %s', async (type) => {
  const recording = await record(type);
  const length = await lengthOf(recording);
  expect(length).toBeGreaterThan(1);

  const whole = await cutSound(recording, 0, Infinity);
  expect(await lengthOf(whole.blob)).toBeCloseTo(length, 1);
  expect(await announcedLength(whole.blob)).toBeCloseTo(length, 0);
  expect(whole.blob.type).toBe(type);

  const part = await cutSound(recording, 0.3, 0.8);
  // The part may be up to a packet longer at each end.
  expect(Math.abs(part.seconds - 0.56)).toBeLessThan(0.1);
  expect(Math.abs((await lengthOf(part.blob)) - 0.5)).toBeLessThan(0.15);

  // A crash truncates the file anywhere: inside a packet, or inside the description of the next packets.
  for (let size = recording.size / 2; size < recording.size; size += recording.size / 97) {
    const afterCrash = await cutSound(recording.slice(0, size, type), 0, Infinity);
    // Only the block that the browser had not finished may be lost.
    expect(afterCrash.seconds).toBeGreaterThan((length * size) / recording.size - 0.6);
    expect(afterCrash.seconds).toBeLessThanOrEqual(whole.seconds);
  }
});

test('what is no recording is refused', async () => {
  await expect(cutSound(new Blob(['letter'], { type: 'audio/webm' }), 0, Infinity)).rejects.toThrow(
    'unsupported or unrecognizable format',
  );
});
