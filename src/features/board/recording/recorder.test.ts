import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Microphone } from './microphone.ts';
import { createRecorder, tempoOf } from './recorder.ts';
import type { TakeStore, TakeWriter } from './takeStore.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

const microphone: Microphone = {
  type: 'audio/webm',
  record: () => Promise.resolve(),
  pause: () => undefined,
  resume: () => undefined,
  stop: () => Promise.resolve(),
  level: () => 0,
  click: () => undefined,
  close: () => undefined,
};
const writer = { add: () => Promise.resolve(true), release: () => undefined } as unknown as TakeWriter;

test('B33: a device that sleeps records nothing meanwhile, and the time of the recording does not go on', async () => {
  const recorder = createRecorder({
    microphone: { isSupported: () => true, open: () => Promise.resolve(microphone) },
    takes: { begin: () => writer } as unknown as TakeStore,
  });
  const { getState } = recorder.store;
  await recorder.start(null);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(getState().elapsed).toBeCloseTo(3);
  vi.setSystemTime(Date.now() + 15 * 60_000);
  await vi.advanceTimersByTimeAsync(200);
  expect(getState()).toMatchObject({ state: 'recording', ending: null });
  expect(getState().elapsed).toBeLessThan(3 + 66);
  await recorder.close();
});

test.each([
  ['96', 96],
  ['１２８', 128],
  ['92.6', 93],
  ['39', 40],
  ['241', 240],
  ['-5', 40],
  ['', 120],
  ['はやく', 120],
])('the tempo of %j is %i', (text, tempo) => expect(tempoOf(text)).toBe(tempo));
