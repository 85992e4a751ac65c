/** What the browser refused to keep. It lasts as long as this page does, so that nothing is lost before that. */
const refused = new Map<string, string>();

/**
 * The browser's storage, made safe: what it does not keep, being blocked, full or missing, is kept for the life of the
 * page. Values are strings; what they mean belongs to the caller.
 */
export interface SafeStorage {
  get(key: string): string | null;
  /** Answers whether the value outlives the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** The keys that begin so. */
  keys(prefix: string): string[];
}

export const localStore: SafeStorage = {
  get(key) {
    const unkept = refused.get(key);
    if (unkept !== undefined) return unkept;
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      window.localStorage.setItem(key, value);
      refused.delete(key);
      return true;
    } catch {
      refused.set(key, value);
      return false;
    }
  },
  remove(key) {
    refused.delete(key);
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  },
  keys(prefix) {
    const begins = (key: string) => key.startsWith(prefix);
    const unkept = [...refused.keys()].filter(begins);
    try {
      return [...new Set([...unkept, ...Object.keys(window.localStorage).filter(begins)])];
    } catch {
      return unkept;
    }
  },
};

/**
 * Calls back when another tab of this browser changes one of the keys, or clears everything, and when this page comes
 * back out of the browser's memory, where it has heard nothing.
 */
export function onForeignChange(keys: readonly string[], callback: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // The other tab was allowed to write: its word is newer than what was refused here.
    if (event.key === null) refused.clear();
    else refused.delete(event.key);
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
