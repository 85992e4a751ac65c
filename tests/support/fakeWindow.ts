import { vi } from 'vitest';

/** Just enough of a browser's window for modules that only want storage and its events. */
export function stubWindow() {
  const stored = new Map<string, string>();
  const listeners = new Set<(event: object) => void>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('window', {
    localStorage,
    location: { origin: 'https://otonowa.test' },
    addEventListener: (_type: 'storage', listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_type: 'storage', listener: (event: object) => void) => listeners.delete(listener),
  });
  return {
    stored,
    /** Another tab writes a key, or clears all. */
    writeElsewhere(changes: Record<string, string | null>) {
      for (const [key, value] of Object.entries(changes)) {
        if (value === null) stored.delete(key);
        else stored.set(key, value);
        for (const listener of listeners) listener({ storageArea: localStorage, key });
      }
    },
  };
}
