import { createStore, type StoreApi } from 'zustand/vanilla';
import { logDetail } from '../log/log.ts';
import { setMediaSession, clearMediaSession, setMediaPosition, type MediaDetails } from './mediaSession.ts';
import { deactivateMedia, activateMedia } from './activeMedia.ts';
import type { MediaPart } from './mediaPart.ts';
import { followDevice } from './settings/followDevice.ts';
import { playbackRate, setPlaybackRate } from './settings/playbackRate.ts';
import { canSeekTo, downloadMedia, type DownloadedMedia } from './downloadMedia.ts';
import { after } from '../time/timer.ts';

/**
 * State of playback.
 * - `idle`: nothing has been loaded.
 * - `waiting`: playback was requested and the data is loading.
 * - `ended`: it has played to its end.
 * - `failed`: the media cannot be played.
 */
export type MediaStatus = 'idle' | 'waiting' | 'playing' | 'paused' | 'ended' | 'failed';

export interface MediaState {
  status: MediaStatus;
  /** Position in seconds, updated about four times a second during playback. */
  time: number;
  /** In seconds; null until the metadata has loaded. */
  duration: number | null;
  rate: number;
  muted: boolean;
  /** False when the server supports no range requests and downloading the whole file failed too. */
  isSeekable: boolean;
  /** Whether playback begins again at its end. */
  isLooping: boolean;
  /** The part that is repeated, or only its start while no end is set; null without one. */
  part: MediaPart | null;
}

export const IDLE_MEDIA: MediaState = {
  status: 'idle',
  time: 0,
  duration: null,
  rate: 1,
  muted: false,
  isSeekable: true,
  isLooping: false,
  part: null,
};

export interface MediaControls {
  store: StoreApi<MediaState>;
  play: () => void;
  pause: () => void;
  toggle: () => void;
  /** Seeks to a position in seconds; values outside are clamped. */
  seek: (seconds: number) => void;
  /** Sets the rate of all media on this device. */
  setRate: (rate: number) => void;
  setMuted: (muted: boolean) => void;
  setLooping: (isLooping: boolean) => void;
  /** Repeats a part, independently of `setLooping`; null plays on to the end. */
  setPart: (part: MediaPart | null) => void;
  /** The current position in seconds with frame accuracy, for animations. */
  position: () => number;
  /** Resets the state after the element got another source; rate and volume stay, repetition is reset. */
  reset: () => void;
  /** Removes the listeners when the element is unmounted. */
  release: () => void;
}

/**
 * Controls one audio or video element and exposes its state as a store. Nothing is fetched before `play` or `seek`.
 * Playing pauses any other active media, and sets the media session.
 * @param about title and artist for the system's media keys; called when playback starts
 */
export function mediaControls(element: HTMLMediaElement, about: () => MediaDetails): MediaControls {
  const store = createStore<MediaState>(() => IDLE_MEDIA);
  const listening = new AbortController();
  /** The position to seek to as soon as the media is seekable. */
  let pendingSeek: number | null = null;
  /** The downloaded file with its release function; null while the media is streamed from its own URL. */
  let download: DownloadedMedia | null = null;

  const set = (change: Partial<MediaState>) => store.setState(change);
  const isStarted = () => ['playing', 'waiting'].includes(store.getState().status);
  const duration = () => (Number.isFinite(element.duration) ? element.duration : null);

  function seek(seconds: number) {
    if (!store.getState().isSeekable) return;
    const time = Math.max(0, Math.min(seconds, duration() ?? seconds));
    set({ time });
    if (element.readyState > 0 && canSeekTo(element, time)) {
      // `loadedmetadata` is dispatched later than `readyState` changes and must not seek to an earlier target.
      pendingSeek = null;
      element.currentTime = time;
      return;
    }
    pendingSeek = time;
    if (element.readyState > 0) void downloadAndContinue();
    else element.preload = 'metadata';
  }

  /**
   * Downloads the file when the server supports no range requests, because such media is not seekable, and continues at
   * `pendingSeek`.
   */
  async function downloadAndContinue() {
    if (download !== null) return;
    const loading = downloadMedia(element.currentSrc);
    download = loading;
    try {
      const url = await loading.url;
      if (download !== loading) return;
      const isRunning = !element.paused;
      element.preload = 'metadata';
      element.src = url;
      if (isRunning) controls.play();
    } catch (error) {
      if (download !== loading) return;
      logDetail(`A medium can’t be sought in: ${String(error)}`);
      pendingSeek = null;
      set({ time: element.currentTime, isSeekable: false });
    }
  }

  function releaseDownload() {
    download?.release();
    download = null;
  }

  async function play() {
    if (store.getState().status === 'failed') element.load();
    set({ status: 'waiting' });
    try {
      await element.play();
    } catch (error) {
      // `play()` was interrupted by a pause or by another source; the events have already reported that.
      const gaveUp = error instanceof DOMException && error.name === 'AbortError';
      if (!gaveUp && store.getState().status !== 'failed')
        set({ status: error instanceof DOMException && error.name === 'NotAllowedError' ? 'paused' : 'failed' });
    }
  }

  const repeatPart = createPartLoop(element, () => store.getState().part, seek);

  function setRepeat(change: Partial<Pick<MediaState, 'isLooping' | 'part'>>) {
    set(change);
    const { isLooping, part } = store.getState();
    // A part that reaches to the end would begin again at the beginning of the whole.
    element.loop = isLooping && typeof part?.end !== 'number';
    repeatPart();
  }

  const controls: MediaControls = {
    store,
    play: () => void play(),
    pause: () => element.pause(),
    toggle: () => (element.paused ? controls.play() : controls.pause()),
    seek,
    setRate: setPlaybackRate,
    setMuted(muted) {
      element.muted = muted;
      set({ muted });
    },
    setLooping: (isLooping) => setRepeat({ isLooping }),
    setPart: (part) => setRepeat({ part }),
    position: () => pendingSeek ?? element.currentTime,
    reset() {
      pendingSeek = null;
      releaseDownload();
      set({ status: 'idle', time: 0, duration: null, isSeekable: true });
      setRepeat({ isLooping: false, part: null });
    },
    release() {
      listening.abort();
      for (const stop of unfollow) stop();
      setRepeat({ part: null });
      releaseDownload();
      element.pause();
      if (deactivateMedia(element)) clearMediaSession();
    },
  };

  set(playbackRate.getState());
  const unfollow = [followDevice(element), playbackRate.subscribe(set)];
  const updatePosition = () => setMediaPosition(element.currentTime, element.duration, element.playbackRate);
  const on = (type: keyof HTMLMediaElementEventMap, listener: () => void) =>
    element.addEventListener(type, listener, { signal: listening.signal });

  on('play', () => {
    activateMedia(element);
    setMediaSession(about(), {
      play: controls.play,
      pause: controls.pause,
      skip: (seconds) => seek(element.currentTime + seconds),
      seek,
    });
  });
  on('playing', () => {
    set({ status: 'playing' });
    updatePosition();
  });
  on('waiting', () => !element.paused && set({ status: 'waiting' }));
  // By the time of the event, the next source may already be playing.
  on('pause', () => element.paused && isStarted() && set({ status: 'paused' }));
  on('ended', () => {
    const { part } = store.getState();
    if (typeof part?.end !== 'number') {
      set({ status: 'ended' });
      // Another sound may have been started in this element meanwhile.
      if (store.getState().status === 'ended') clearMediaSession();
      return;
    }
    seek(part.start);
    controls.play();
  });
  on('seeked', updatePosition);
  on('ratechange', updatePosition);
  on('timeupdate', () => element.readyState > 0 && set({ time: controls.position() }));
  on('timeupdate', repeatPart);
  on('loadedmetadata', () => {
    set({ duration: duration() });
    if (pendingSeek === null) return;
    const time = Math.min(pendingSeek, duration() ?? pendingSeek);
    if (!canSeekTo(element, time)) return void downloadAndContinue();
    element.currentTime = time;
    pendingSeek = null;
  });
  on('durationchange', () => set({ duration: duration() }));
  on('error', () => set({ status: 'failed' }));
  return controls;
}

/** In seconds; longer than the 250 ms between two `timeupdate` events. A timer waits for an end within this time. */
const NEXT_UPDATE = 0.3;

type LoopedMedia = Pick<HTMLMediaElement, 'currentTime' | 'playbackRate' | 'paused'>;

/**
 * Repeats a part of what an element plays.
 * @returns a function to be called whenever the position or the part may have changed; it seeks to the start of the
 * part at its end
 */
function createPartLoop(element: LoopedMedia, partNow: () => MediaPart | null, seek: (seconds: number) => void) {
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
