import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { createDeviceValue } from './deviceValue.ts';
import type { LocalName } from '../../storage/storedData.ts';

/** A setting, on or off, that belongs to the device and not to an account. */
export interface DeviceSetting {
  store: StoreApi<{ isOn: boolean }>;
  set: (isOn: boolean) => void;
}

/**
 * @param key in local storage; the value is `on` or `off`
 * @param fallback the setting while the storage contains neither
 */
export function createDeviceSetting(key: LocalName, fallback: boolean): DeviceSetting {
  const { store, write } = createDeviceValue(key, (text) => ({ isOn: fallback ? text !== 'off' : text === 'on' }));
  return { store, set: (isOn) => write(isOn ? 'on' : 'off') };
}

export const useDeviceSetting = ({ store }: DeviceSetting): boolean => useStore(store, ({ isOn }) => isOn);
