import { randomFraction } from '../lib/browser/randomFraction.ts';
import { localStore, onOtherTabPrefixChange } from '../lib/storage/storage.ts';
import { tabStore } from '../lib/storage/tabStore.ts';
import { isSameText } from '../lib/text/sameText.ts';
import { COPY, draftKey, DRAFTS } from './drafts.ts';

type Key = ReturnType<typeof draftKey>;
export type TabDrafts = ReturnType<typeof createTabDrafts>;

/**
 * Creates the drafts of one tab. Several tabs may write at one place: each stores a copy of its text beside the draft,
 * which is the newest text of all. A reload restores the tab's own text, and sending a text removes only that text.
 *
 * A tab that restores the text of a closed one continues it: with the first change it empties the copy of the closed
 * tab. A tab that is still open stores its text again when that happens.
 * @param tab id of the tab, the same after a reload
 */
export function createTabDrafts(tab: string) {
  const suffix = COPY + tab;
  onOtherTabPrefixChange(DRAFTS, ({ key, oldValue, newValue }) => {
    if (!key?.endsWith(suffix) || newValue !== '' || !oldValue) return;
    const draft = key.slice(0, -suffix.length) as Key;
    localStore.set(key as Key, oldValue);
    if (localStore.get(draft) === null) localStore.set(draft, oldValue);
  });

  return {
    /** The end of the keys of this tab's copies. */
    suffix,
    /** Returns the text that this tab has stored, else the newest of other tabs; empty when there is none. */
    read(userId: string, place: string): string {
      const key = draftKey(userId, place);
      return localStore.get(key + suffix) || localStore.get(key) || '';
    },
    /**
     * Stores a text. An empty text removes the one before, which was sent or deleted, from all tabs.
     * @param before what the field of this tab contained before
     */
    write(userId: string, place: string, before: string, text: string): void {
      const key = draftKey(userId, place);
      const own: Key = `${key}${suffix}`;
      const isBefore = (name: string) => isSameText(localStore.get(name) ?? '', before);
      const copies = () => localStore.keys(key + COPY);
      if (text === '') {
        for (const copy of copies()) if (isBefore(copy) || localStore.get(copy) === '') localStore.remove(copy);
      } else {
        if (!localStore.get(own)) for (const copy of copies()) if (isBefore(copy)) localStore.set(copy as Key, '');
        localStore.set(own, text);
      }
      const newest = text || localStore.get(copies().at(-1) ?? '');
      if (newest) localStore.set(key, newest);
      else localStore.remove(key);
    },
  };
}

let drafts: TabDrafts | null = null;

/** Returns the drafts of this tab. */
export function tabDrafts(): TabDrafts {
  drafts ??= createTabDrafts(tabStore.get('tab') ?? randomFraction().toString(36).slice(2));
  // A logout removes it.
  if (tabStore.get('tab') === null) tabStore.set('tab', drafts.suffix.slice(COPY.length));
  return drafts;
}
