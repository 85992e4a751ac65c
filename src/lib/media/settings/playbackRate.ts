import { createDeviceValue } from '../../storage/deviceValue.ts';

/**
 * The rates in the order in which presses cycle through them: first faster, for listening, then slower, for playing
 * along.
 */
export const playbackRates = [1, 1.25, 1.5, 2, 0.5, 0.75] as const;

const chosen = createDeviceValue<{ rate: number }>('playback-rate', (text) => ({
  rate: playbackRates.find((rate) => String(rate) === text) ?? 1,
}));

/** The rate of all media on this device. */
export const playbackRate = chosen.store;

export const setPlaybackRate = (rate: number): void => chosen.write(String(rate));
