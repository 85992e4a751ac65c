import { attempt } from '../errors/attempt.ts';
import type { LocalKey } from '../../storage/storedData.ts';

/** Values by key that the browser refused to persist. They last until the page is unloaded. */
const unpersisted = new Map<string, string>();

/**
 * `localStorage` that never throws: values that it cannot persist (blocked, full or missing) are kept in memory for the
 * life of the page. Values are strings.
 */
export interface SafeStorage {
  get(key: string): string | null;
  /** Returns whether the value is persisted. */
  set(key: LocalKey, value: string): boolean;
  remove(key: string): void;
  /** The keys that start with this prefix. */
  keys(prefix: string): string[];
}

export const localStore: SafeStorage = {
  get: (key) => unpersisted.get(key) ?? attempt(() => window.localStorage.getItem(key), null),
  set(key, value) {
    try {
      window.localStorage.setItem(key, value);
      unpersisted.delete(key);
      return true;
    } catch {
      unpersisted.set(key, value);
      return false;
    }
  },
  remove(key) {
    unpersisted.delete(key);
    // Blocked storage has nothing to remove.
    attempt(() => window.localStorage.removeItem(key), undefined);
  },
  keys(prefix) {
    const persisted = attempt(() => Object.keys(window.localStorage), []);
    return [...new Set([...unpersisted.keys(), ...persisted])].filter((key) => key.startsWith(prefix));
  },
};

/**
 * Calls back when another tab changes one of the keys or clears the storage, and when this page is restored from the
 * back/forward cache, during which it receives no events.
 * @returns unsubscribes
 */
export function onOtherTabChange(keys: readonly string[], callback: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // The other tab was able to write, so its value is newer than the unpersisted one here.
    if (event.key === null) unpersisted.clear();
    else unpersisted.delete(event.key);
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

/**
 * Calls back when another tab changes a key with this prefix.
 * @returns unsubscribes
 */
export function onOtherTabPrefixChange(prefix: string, callback: (event: StorageEvent) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key?.startsWith(prefix) === true) callback(event);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Parses JSON; null for a missing or malformed text. */
export const parseJson = (text: string | null): unknown =>
  text === null ? null : attempt((): unknown => JSON.parse(text), null);

/** Removes a database of the browser, as soon as no tab uses it. Blocked or missing storage has nothing to remove. */
export const removeDatabase = (name: string): unknown => attempt(() => indexedDB.deleteDatabase(name), null);
