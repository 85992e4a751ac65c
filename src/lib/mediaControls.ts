import { createStore, type StoreApi } from 'zustand/vanilla';
import { holdMediaKeys, releaseMediaKeys, tellMediaPosition, type MediaAbout } from './mediaSession.ts';
import { leaveStage, takeStage } from './playback.ts';

/**
 * - `idle`: nothing of it has been loaded.
 * - `waiting`: it is to play and the data is on its way.
 * - `failed`: it can't be played.
 */
export type MediaStatus = 'idle' | 'waiting' | 'playing' | 'paused' | 'failed';

export interface MediaState {
  status: MediaStatus;
  /** Seconds from the beginning, renewed about four times a second while it plays. */
  time: number;
  /** Seconds; null until the medium itself has said so. */
  duration: number | null;
  rate: number;
  muted: boolean;
}

export const IDLE_MEDIA: MediaState = { status: 'idle', time: 0, duration: null, rate: 1, muted: false };

export interface MediaControls {
  store: StoreApi<MediaState>;
  play: () => void;
  pause: () => void;
  toggle: () => void;
  /** To so many seconds from the beginning; what lies outside counts as the nearer end. */
  seek: (seconds: number) => void;
  setRate: (rate: number) => void;
  setMuted: (muted: boolean) => void;
  /** Seconds from the beginning, to the frame: for what moves with the sound. */
  position: () => number;
  /** The element got another source: all is as at the beginning but for the rate and the loudness. */
  reset: () => void;
  /** The element leaves the page. */
  release: () => void;
}

/**
 * Drives one audio or video element and says how it stands. Nothing is fetched before `play` or `seek`. It joins the
 * order that one medium plays at a time, and the media keys follow it.
 * @param about what the system shows; asked when it begins to play
 */
export function mediaControls(element: HTMLMediaElement, about: () => MediaAbout): MediaControls {
  const store = createStore<MediaState>(() => IDLE_MEDIA);
  const listening = new AbortController();
  /** Where to begin, when somebody seeks before there is anything to seek in. */
  let wanted: number | null = null;

  const set = (change: Partial<MediaState>) => store.setState(change);
  const isUnderWay = () => ['playing', 'waiting'].includes(store.getState().status);
  const duration = () => (Number.isFinite(element.duration) ? element.duration : null);

  function seek(seconds: number) {
    const time = Math.max(0, Math.min(seconds, duration() ?? seconds));
    set({ time });
    if (element.readyState > 0) {
      element.currentTime = time;
      return;
    }
    wanted = time;
    element.preload = 'metadata';
  }

  async function play() {
    if (store.getState().status === 'failed') element.load();
    set({ status: 'waiting' });
    try {
      await element.play();
    } catch (error) {
      // A pause, or another source, came before the data: the events have told that already.
      const gaveUp = error instanceof DOMException && error.name === 'AbortError';
      if (!gaveUp && store.getState().status !== 'failed')
        set({ status: error instanceof DOMException && error.name === 'NotAllowedError' ? 'paused' : 'failed' });
    }
  }

  const controls: MediaControls = {
    store,
    play: () => void play(),
    pause: () => element.pause(),
    toggle: () => (element.paused ? controls.play() : controls.pause()),
    seek,
    setRate(rate) {
      // Loading another source resets the one to the other.
      element.defaultPlaybackRate = rate;
      element.playbackRate = rate;
      set({ rate });
    },
    setMuted(muted) {
      element.muted = muted;
      set({ muted });
    },
    position: () => wanted ?? element.currentTime,
    reset() {
      wanted = null;
      set({ status: 'idle', time: 0, duration: null });
    },
    release() {
      listening.abort();
      element.pause();
      if (leaveStage(element)) releaseMediaKeys();
    },
  };

  const tell = () => tellMediaPosition(element.currentTime, element.duration, element.playbackRate);
  const on = (type: keyof HTMLMediaElementEventMap, listener: () => void) =>
    element.addEventListener(type, listener, { signal: listening.signal });

  on('play', () => {
    takeStage(element);
    holdMediaKeys(about(), {
      play: controls.play,
      pause: controls.pause,
      skip: (seconds) => seek(element.currentTime + seconds),
      seek,
    });
  });
  on('playing', () => {
    set({ status: 'playing' });
    tell();
  });
  on('waiting', () => !element.paused && set({ status: 'waiting' }));
  // By the time the event arrives somebody may have pressed play for the next source.
  on('pause', () => element.paused && isUnderWay() && set({ status: 'paused' }));
  on('seeked', tell);
  on('ratechange', tell);
  on('timeupdate', () => element.readyState > 0 && set({ time: controls.position() }));
  on('loadedmetadata', () => {
    set({ duration: duration() });
    if (wanted !== null) element.currentTime = Math.min(wanted, duration() ?? wanted);
    wanted = null;
  });
  on('durationchange', () => set({ duration: duration() }));
  on('error', () => set({ status: 'failed' }));
  return controls;
}
