import { createStore } from 'zustand/vanilla';
import { localStore } from '../storage/storage.ts';

const KEY = 'volume';

/** The volume of all media on this device, from 0 to 1, which a reload and a logout keep (rule B30). */
export const volume = createStore<{ volume: number }>(() => {
  const stored = Number(localStore.get(KEY) ?? 1);
  return { volume: stored >= 0 && stored <= 1 ? stored : 1 };
});

/** @param value from 0 to 1 */
export function setVolume(value: number): void {
  localStore.set(KEY, String(value));
  volume.setState({ volume: value });
}

/** Whether pages may set the volume. On some phones only the device's own buttons do. */
export function canSetVolume(): boolean {
  const element = document.createElement('audio');
  element.volume = 0.5;
  return element.volume === 0.5;
}
