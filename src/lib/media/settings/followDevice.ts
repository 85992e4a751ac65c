import { playbackRate } from './playbackRate.ts';
import { volume } from './volume.ts';

/**
 * Keeps an element at the rate and the volume that were chosen on this device (rules B26, B30).
 * @returns stops
 */
export function followDevice(element: HTMLMediaElement): () => void {
  const followRate = ({ rate }: { rate: number }) => {
    // Loading another source resets `playbackRate` to `defaultPlaybackRate`.
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;
  };
  const followVolume = (chosen: { volume: number }) => {
    element.volume = chosen.volume;
  };
  followRate(playbackRate.getState());
  followVolume(volume.getState());
  const stops = [playbackRate.subscribe(followRate), volume.subscribe(followVolume)];
  return () => stops.forEach((stop) => stop());
}
