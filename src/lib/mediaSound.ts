import { createStore, type StoreApi } from 'zustand/vanilla';
import { mediaControls, type MediaControls } from './mediaControls.ts';
import { releaseMediaKeys, type MediaAbout } from './mediaSession.ts';

export interface Sound extends MediaAbout {
  /** Tells sounds apart, even those of one address. */
  id: string;
  url: string;
}

export interface SoundDesk {
  /** What lies on the desk, playing or not. */
  current: StoreApi<{ sound: Sound | null }>;
  /** The desk's controls; they concern `current`. */
  controls: () => MediaControls;
  /** Puts a sound on the desk; does nothing when it lies there already. */
  lay: (sound: Sound) => void;
  /** Clears the desk: nothing plays, nothing more is fetched. */
  clear: () => void;
}

/**
 * The one place of the app where sound without a picture comes from. It belongs to no screen's elements: what plays
 * goes on when its post is scrolled away.
 */
function createSoundDesk(createElement: () => HTMLAudioElement): SoundDesk {
  const current = createStore<{ sound: Sound | null }>(() => ({ sound: null }));
  let made: { element: HTMLAudioElement; controls: MediaControls } | null = null;

  function desk() {
    if (made !== null) return made;
    const element = createElement();
    element.preload = 'none';
    made = {
      element,
      controls: mediaControls(element, () => current.getState().sound ?? { title: '', artist: '' }),
    };
    return made;
  }

  return {
    current,
    controls: () => desk().controls,
    lay(sound) {
      if (current.getState().sound?.id === sound.id) return;
      const { element, controls } = desk();
      element.pause();
      element.preload = 'none';
      element.src = sound.url;
      controls.reset();
      current.setState({ sound });
    },
    clear() {
      if (made === null || current.getState().sound === null) return;
      const { element, controls } = made;
      element.pause();
      element.removeAttribute('src');
      element.load();
      controls.reset();
      current.setState({ sound: null });
      releaseMediaKeys();
    },
  };
}

/** The desk of this page. */
export const soundDesk = createSoundDesk(() => new Audio());
