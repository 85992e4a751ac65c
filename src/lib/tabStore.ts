/** Storage of one tab, gone with it, made as safe as `localStore`: it survives a reload and nothing else. */
export const tabStore = {
  get(key: string): string | null {
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      window.sessionStorage.setItem(key, value);
    } catch {
      // Blocked or full: it is not kept.
    }
  },
  remove(key: string): void {
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  },
};
