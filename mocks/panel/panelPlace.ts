import { localStore } from '../../src/lib/storage/storage.ts';

/** Whether the panel is open and on which side; a reload preserves it. */
export interface PanelPlace {
  isOpen: boolean;
  isFlipped: boolean;
}

const KEY = 'mock-panel';

export function readPanelPlace(): PanelPlace {
  const words = (localStore.get(KEY) ?? '').split(' ');
  return { isOpen: words.includes('open'), isFlipped: words.includes('flipped') };
}

export function storePanelPlace({ isOpen, isFlipped }: PanelPlace): void {
  localStore.set(KEY, `${isOpen ? 'open' : ''} ${isFlipped ? 'flipped' : ''}`.trim());
}
