import { attempt } from '../errors/attempt.ts';
import type { TabKey } from '../../storage/storedData.ts';

/** `sessionStorage` that never throws: it survives a reload and belongs to one tab. Blocked or full, it stores nothing. */
export const tabStore = {
  get: (key: string) => attempt(() => window.sessionStorage.getItem(key), null),
  set: (key: TabKey, value: string) => attempt(() => window.sessionStorage.setItem(key, value), undefined),
  remove: (key: string) => attempt(() => window.sessionStorage.removeItem(key), undefined),
};
