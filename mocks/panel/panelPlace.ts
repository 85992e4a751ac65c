import { localStore } from '../../src/lib/storage/storage.ts';

/** Whether the panel is open, on which side, and which of its folded sections are open; a reload preserves it. */
export interface PanelPlace {
  isOpen: boolean;
  isFlipped: boolean;
  /** Names of the sections. */
  sections: readonly string[];
}

const KEY = 'mock-panel';
/** Before the name of an open section. */
const SECTION = 'section:';

export function readPanelPlace(): PanelPlace {
  const words = (localStore.get(KEY) ?? '').split(' ');
  return {
    isOpen: words.includes('open'),
    isFlipped: words.includes('flipped'),
    sections: words.filter((word) => word.startsWith(SECTION)).map((word) => word.slice(SECTION.length)),
  };
}

/** Stores what has changed, and returns the whole. */
export function storePanelPlace(change: Partial<PanelPlace>): PanelPlace {
  const place = { ...readPanelPlace(), ...change };
  const { isOpen, isFlipped, sections } = place;
  const words = [isOpen && 'open', isFlipped && 'flipped', ...sections.map((name) => `${SECTION}${name}`)];
  localStore.set(KEY, words.filter(Boolean).join(' '));
  return place;
}

/** Stores that a section was opened or closed. */
export function storePanelSection(name: string, isOpen: boolean): void {
  const others = readPanelPlace().sections.filter((other) => other !== name);
  storePanelPlace({ sections: isOpen ? [...others, name] : others });
}
