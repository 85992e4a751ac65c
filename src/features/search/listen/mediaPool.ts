import type { ProfileId } from '../../../api/generated/model/index.ts';
import { mediaControls, type MediaControls, type MediaState } from '../../../lib/media/mediaControls.ts';
import type { MediaDetails } from '../../../lib/media/mediaSession.ts';
import type { WantedFile } from './listenState.ts';

/** One element for the person in view, one for the next, and one that is being released. */
const MAX_ELEMENTS = 3;

interface Slot {
  element: HTMLVideoElement;
  controls: MediaControls;
  /** The person whose file the element has; null while it has none. */
  id: ProfileId | null;
}

/** The media elements of the listening view: few, and used again for other people. */
export interface MediaPool {
  /** Loads these files and releases all others. */
  load: (files: readonly WantedFile[]) => void;
  /** Plays the file of this person, if it is loaded, and pauses all others. */
  play: (id: ProfileId | null) => void;
  setMuted: (isMuted: boolean) => void;
  /** Lets all elements play sound later. Must be called by a press. */
  allowSound: () => void;
  /** Says where the film of a person is shown; null when it is not any more. */
  attach: (id: ProfileId, host: HTMLElement | null) => void;
  release: () => void;
}

/**
 * @param className class of the elements
 * @param about texts for the system's media keys
 * @param onState called when the playback of a person's file changes
 */
export function createMediaPool(
  className: string,
  about: () => MediaDetails,
  onState: (id: ProfileId, state: MediaState) => void,
): MediaPool {
  const slots: Slot[] = [];
  const hosts = new Map<ProfileId, HTMLElement>();
  let isMuted = false;

  const slotOf = (id: ProfileId) => slots.find((slot) => slot.id === id);

  function create(): Slot {
    const element = document.createElement('video');
    Object.assign(element, { className, playsInline: true, muted: isMuted, tabIndex: -1 });
    // The button of the person has the name and the state.
    element.ariaHidden = 'true';
    const slot: Slot = { element, controls: mediaControls(element, about), id: null };
    slot.controls.store.subscribe((state) => {
      if (slot.id !== null) onState(slot.id, state);
    });
    slots.push(slot);
    return slot;
  }

  function free(slot: Slot): void {
    slot.id = null;
    slot.element.pause();
    slot.element.remove();
    slot.element.removeAttribute('src');
    // Drops the buffered data.
    slot.element.load();
    slot.controls.reset();
  }

  function fill({ id, url }: WantedFile): void {
    const slot = slots.find((one) => one.id === null) ?? create();
    slot.element.preload = 'auto';
    slot.element.src = url;
    slot.id = id;
    hosts.get(id)?.append(slot.element);
  }

  return {
    load(files) {
      for (const slot of slots) {
        if (slot.id !== null && files.every(({ id, url }) => id !== slot.id || url !== slot.element.src)) free(slot);
      }
      for (const file of files) if (slotOf(file.id) === undefined) fill(file);
    },
    play(id) {
      for (const slot of slots) {
        const isWanted = slot.id !== null && slot.id === id;
        if (isWanted !== slot.element.paused) continue;
        if (isWanted) slot.controls.play();
        else slot.controls.pause();
      }
    },
    setMuted(next) {
      isMuted = next;
      for (const { controls } of slots) controls.setMuted(next);
    },
    allowSound() {
      while (slots.length < MAX_ELEMENTS) create();
      // Safari on a phone lets an element play sound that a press has told to load or to play.
      for (const { id, element } of slots) if (id === null) element.load();
    },
    attach(id, host) {
      if (host === null) return void hosts.delete(id);
      hosts.set(id, host);
      const element = slotOf(id)?.element;
      if (element !== undefined && element.parentElement !== host) host.append(element);
    },
    release() {
      for (const slot of slots.splice(0)) {
        free(slot);
        slot.controls.release();
      }
    },
  };
}
