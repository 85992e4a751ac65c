import { createStore } from 'zustand/vanilla';
import { mediaControls, type MediaControls } from './mediaControls.ts';
import { clearMediaSession, type MediaDetails } from './mediaSession.ts';

export interface AudioTrack extends MediaDetails {
  /** Distinguishes tracks, even those with the same URL. */
  id: string;
  url: string;
  /** Duration in seconds, if known before the track is loaded. */
  length?: number | null;
}

const current = createStore<{ sound: AudioTrack | null }>(() => ({ sound: null }));
let made: { element: HTMLAudioElement; controls: MediaControls } | null = null;

function player() {
  if (made !== null) return made;
  const element = new Audio();
  element.preload = 'none';
  made = { element, controls: mediaControls(element, () => current.getState().sound ?? { title: '', artist: '' }) };
  return made;
}

/**
 * The player of this page, with the single audio element of the app. It belongs to no screen, so playback continues when
 * the post of the track is unmounted.
 */
export const audioPlayer = {
  /** The loaded track, playing or not. */
  current,
  /** The controls of the loaded track. */
  controls: (): MediaControls => player().controls,
  /** Loads a track; does nothing when it is loaded already. */
  load(sound: AudioTrack): void {
    if (current.getState().sound?.id === sound.id) return;
    const { element, controls } = player();
    element.pause();
    element.preload = 'none';
    element.src = sound.url;
    controls.reset();
    current.setState({ sound });
  },
  /** Stops playback and loading and removes the track. */
  unload(): void {
    if (made === null || current.getState().sound === null) return;
    const { element, controls } = made;
    element.pause();
    element.removeAttribute('src');
    element.load();
    controls.reset();
    current.setState({ sound: null });
    clearMediaSession();
  },
};
export type AudioPlayer = typeof audioPlayer;
