/** Texts that the system shows beside its media keys. */
export interface MediaDetails {
  title: string;
  artist: string;
}

interface MediaActions {
  play: () => void;
  pause: () => void;
  /** Skips by this many seconds; negative values skip back. */
  skip: (seconds: number) => void;
  /** Seeks to a position in seconds. */
  seek: (seconds: number) => void;
}

/** How far the skip keys move, in seconds: the same as the arrow keys of the player. */
const STEP = 5;

const ACTIONS = ['play', 'pause', 'seekforward', 'seekbackward', 'seekto', 'previoustrack', 'nexttrack'] as const;

type Handlers = Partial<Record<(typeof ACTIONS)[number], MediaSessionActionHandler | null>>;

/** @param actions the actions to set; one without a handler is removed */
function setHandlers(handlers: Handlers, actions: readonly (typeof ACTIONS)[number][] = ACTIONS): void {
  for (const action of actions) {
    try {
      navigator.mediaSession.setActionHandler(action, handlers[action] ?? null);
    } catch {
      // The browser does not support this action.
    }
  }
}

/** Registers the handlers for the media keys of keyboard, headset and lock screen. */
export function setMediaSession(about: MediaDetails, { play, pause, skip, seek }: MediaActions): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({ ...about });
  setHandlers({
    play,
    pause,
    seekforward: ({ seekOffset }) => skip(seekOffset ?? STEP),
    seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? STEP)),
    seekto: ({ seekTime }) => seek(seekTime ?? 0),
  });
}

/** Sets the keys for the previous and the next track; null for none. Another medium that starts has neither. */
export function setTrackKeys(previoustrack: (() => void) | null, nexttrack: (() => void) | null): void {
  if ('mediaSession' in navigator) setHandlers({ previoustrack, nexttrack }, ['previoustrack', 'nexttrack']);
}

/** Reports the playback position in seconds, for the system's own seek bar. */
export function setMediaPosition(position: number, duration: number, playbackRate: number): void {
  if (!('mediaSession' in navigator) || !Number.isFinite(duration) || duration <= 0) return;
  navigator.mediaSession.setPositionState({ position: Math.min(position, duration), duration, playbackRate });
}

/** Removes title, position and handlers when nothing is left to play. */
export function clearMediaSession(): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = null;
  navigator.mediaSession.playbackState = 'none';
  navigator.mediaSession.setPositionState();
  setHandlers({});
}
