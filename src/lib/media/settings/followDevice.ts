import { playbackRate } from './playbackRate.ts';
import { volume } from './volume.ts';

/**
 * Applies the rate and the volume that are chosen on this device to an element, now and at every change.
 * @returns stops following
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
