/** Anything that can be paused, such as an audio or video element. */
export interface PlayableMedia {
  pause(): void;
  readonly paused?: boolean;
  readonly muted?: boolean;
}

let activeMedia: PlayableMedia | null = null;

/**
 * Makes this the active media and pauses the previous one, so that only one plays at a time in the app.
 * Call it from every `play` event.
 * @example <video onPlay={(event) => activateMedia(event.currentTarget)} … />
 */
export function activateMedia(medium: PlayableMedia): void {
  const before = activeMedia;
  activeMedia = medium;
  if (before !== null && before !== medium) before.pause();
}

/**
 * Must be called when an element is unmounted; otherwise it would stay in memory until the next one plays.
 * @returns whether it was the active media
 */
export function deactivateMedia(medium: PlayableMedia): boolean {
  if (activeMedia !== medium) return false;
  activeMedia = null;
  return true;
}

/** Whether the active media plays and is not muted. */
export const isSoundPlaying = (): boolean => activeMedia?.paused === false && activeMedia.muted !== true;
