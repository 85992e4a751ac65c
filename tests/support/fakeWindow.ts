import { vi } from 'vitest';

/** Stubs `window` for modules that use only storage and its events. */
export function stubWindow() {
  const stored = new Map<string, string>();
  const listeners = new Set<(event: object) => void>();
  const methods = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  // As in browsers, the keys can be listed like properties.
  const localStorage = new Proxy(methods, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      stored.has(String(key)) ? { value: stored.get(String(key)), enumerable: true, configurable: true } : undefined,
  });
  // A new query cache asks whether the browser is online, and the files of a test run share the answer.
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', {
    localStorage,
    location: { origin: 'https://otonowa.test' },
    addEventListener: (_type: 'storage', listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_type: 'storage', listener: (event: object) => void) => listeners.delete(listener),
  });
  return {
    stored,
    /** Simulates another tab that clears the storage. */
    clearElsewhere() {
      stored.clear();
      for (const listener of listeners) listener({ storageArea: localStorage, key: null });
    },
    /** Simulates another tab that changes keys, or removes them with null. */
    writeElsewhere(changes: Record<string, string | null>) {
      for (const [key, value] of Object.entries(changes)) {
        if (value === null) stored.delete(key);
        else stored.set(key, value);
        for (const listener of listeners) listener({ storageArea: localStorage, key });
      }
    },
  };
}
