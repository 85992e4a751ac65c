import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { localStore, onOtherTabChange } from './storage.ts';

/** A switch that belongs to the device and not to an account: a logout keeps it, and all tabs follow it (rule S24). */
export interface DeviceSetting {
  store: StoreApi<{ isOn: boolean }>;
  set: (isOn: boolean) => void;
}

/**
 * @param key in local storage; the value is `on` or `off`
 * @param fallback while the storage holds neither
 */
export function createDeviceSetting(key: string, fallback: boolean): DeviceSetting {
  const read = () => ({ isOn: fallback ? localStore.get(key) !== 'off' : localStore.get(key) === 'on' });
  const store = createStore(read);
  if (typeof window !== 'undefined') onOtherTabChange([key], () => store.setState(read()));
  return {
    store,
    set(isOn) {
      localStore.set(key, isOn ? 'on' : 'off');
      store.setState({ isOn });
    },
  };
}

export const useDeviceSetting = ({ store }: DeviceSetting): boolean => useStore(store, ({ isOn }) => isOn);
