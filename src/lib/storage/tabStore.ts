import type { TabKey } from './keys.ts';

/** `sessionStorage` that never throws: it survives a reload and belongs to one tab. */
export const tabStore = {
  get(key: string): string | null {
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: TabKey, value: string): void {
    try {
      window.sessionStorage.setItem(key, value);
    } catch {
      // Blocked or full: the value is not persisted.
    }
  },
  remove(key: string): void {
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Blocked storage has nothing to remove.
    }
  },
};
