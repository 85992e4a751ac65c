import { createStore } from 'zustand/vanilla';
import { localStore } from '../storage/storage.ts';

/**
 * The rates in the order in which presses cycle through them: first faster, for listening, then slower, for playing
 * along.
 */
export const playbackRates = [1, 1.25, 1.5, 2, 0.5, 0.75] as const;

const KEY = 'playback-rate';

/** The rate of all media on this device, which a reload and a logout keep (rule B26). */
export const playbackRate = createStore<{ rate: number }>(() => {
  const kept = localStore.get(KEY);
  return { rate: playbackRates.find((rate) => String(rate) === kept) ?? 1 };
});

export function setPlaybackRate(rate: number): void {
  localStore.set(KEY, String(rate));
  playbackRate.setState({ rate });
}
