import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LocalName } from '../../storage/storedData.ts';
import { localStore, onOtherTabChange } from './storage.ts';

/** A value of the device, not of an account: it survives a reload and a logout, and all tabs follow it. */
export interface DeviceValue<Value> {
  store: StoreApi<Value>;
  /** Persists a text, as `read` understands it. */
  write: (text: string) => void;
}

/**
 * @param key in local storage
 * @param read converts the text in the storage to the value; the text is null while there is none
 */
export function createDeviceValue<Value>(key: LocalName, read: (text: string | null) => Value): DeviceValue<Value> {
  const store = createStore(() => read(localStore.get(key)));
  if (typeof window !== 'undefined') onOtherTabChange([key], () => store.setState(read(localStore.get(key))));
  return {
    store,
    write(text) {
      localStore.set(key, text);
      store.setState(read(text));
    },
  };
}
