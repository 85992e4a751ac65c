/** What the system shows beside its media keys. */
export interface MediaAbout {
  title: string;
  artist: string;
}

interface Keys {
  play: () => void;
  pause: () => void;
  /** Seconds to go forward, or back when below 0. */
  skip: (seconds: number) => void;
  /** Seconds from the beginning. */
  seek: (seconds: number) => void;
}

/** How far the keys for forward and back go, in seconds: as far as the arrow keys on the player. */
const STEP = 5;

const ACTIONS = ['play', 'pause', 'seekforward', 'seekbackward', 'seekto'] as const;

function setHandlers(handlers: Partial<Record<(typeof ACTIONS)[number], MediaSessionActionHandler>>): void {
  for (const action of ACTIONS) {
    try {
      navigator.mediaSession.setActionHandler(action, handlers[action] ?? null);
    } catch {
      // A browser that does not know the action has no key for it.
    }
  }
}

/** Lets the media keys of the keyboard, headset and lock screen work on what plays now. */
export function holdMediaKeys(about: MediaAbout, { play, pause, skip, seek }: Keys): void {
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

/** Says to the system where playback stands, for its own seek bar. */
export function tellMediaPosition(position: number, duration: number, playbackRate: number): void {
  if (!('mediaSession' in navigator) || !Number.isFinite(duration) || duration <= 0) return;
  navigator.mediaSession.setPositionState({ position: Math.min(position, duration), duration, playbackRate });
}

/** Nothing is left to play: title and keys belong to no one any more. */
export function releaseMediaKeys(): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = null;
  navigator.mediaSession.playbackState = 'none';
  setHandlers({});
}
