import { after } from '../time/timer.ts';
import type { MediaPart } from './mediaPart.ts';

/** In seconds; longer than the 250 ms between two `timeupdate` events. A timer waits for an end within this time. */
const NEXT_UPDATE = 0.3;

type Media = Pick<HTMLMediaElement, 'currentTime' | 'playbackRate' | 'paused'>;

/**
 * Repeats a part of what an element plays (rule B27).
 * @returns a function to be called whenever the position or the part may have changed; it seeks to the start of the
 * part at its end
 */
export function createPartLoop(element: Media, partNow: () => MediaPart | null, seek: (seconds: number) => void) {
  let cancel = () => {};
  return function check(): void {
    cancel();
    const part = partNow();
    if (part === null || part.end === null || element.paused) return;
    const left = (part.end - element.currentTime) / element.playbackRate;
    if (left <= 0) seek(part.start);
    else if (left < NEXT_UPDATE) cancel = after(left * 1_000, check);
  };
}
