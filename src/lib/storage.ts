/**
 * The browser's storage, made safe: blocked, full or missing storage reads as empty and drops what is written.
 * Values are strings; what they mean belongs to the caller.
 */
export interface SafeStorage {
  get(key: string): string | null;
  /** Answers whether the value is really kept. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** The keys that begin so. */
  keys(prefix: string): string[];
}

export const localStore: SafeStorage = {
  get(key) {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      window.localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key) {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  },
  keys(prefix) {
    try {
      return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },
};

/**
 * Calls back when another tab of this browser changes one of the keys, or clears everything, and when this page comes
 * back out of the browser's memory, where it has heard nothing.
 */
export function onForeignChange(keys: readonly string[], callback: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.storageArea === window.localStorage && (event.key === null || keys.includes(event.key))) callback();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) callback();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

/** Parsed JSON, or null for absent or broken text. */
export function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
