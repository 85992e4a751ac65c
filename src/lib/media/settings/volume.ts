import { createDeviceValue } from '../../storage/deviceValue.ts';

const chosen = createDeviceValue('volume', (text) => {
  const value = Number(text || 1);
  return { volume: value >= 0 && value <= 1 ? value : 1 };
});

/** The volume of all media on this device, from 0 to 1. */
export const volume = chosen.store;

/** @param value from 0 to 1 */
export const setVolume = (value: number): void => chosen.write(String(value));

/** Whether pages may set the volume. On some phones only the device's own buttons do. */
export function canSetVolume(): boolean {
  const element = document.createElement('audio');
  element.volume = 0.5;
  return element.volume === 0.5;
}
