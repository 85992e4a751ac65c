import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Replaces variants of kanji by one form, to be applied to both sides before the functions of `foldKana.ts`. */
export type UnifyKanji = (text: string) => string;

/** Used until the table of variants is loaded. */
export const keepKanji: UnifyKanji = (text) => text;

/** Shared by all searches, so that the later ones begin with the table. */
const store = createStore(() => ({ unifyKanji: keepKanji }));

/** Loads the table of variants. Without it, names are still found in the kanji in which they are written. */
export const loadUnifyKanji = (): Promise<UnifyKanji> =>
  import('../text/kanjiVariants.ts').then(
    ({ unifyKanji }) => {
      store.setState({ unifyKanji });
      return unifyKanji;
    },
    () => keepKanji,
  );

/**
 * Returns the function that replaces variants of kanji in a search text and in the searched texts.
 * @param isWanted whether something is searched: the table of variants is then loaded
 */
export function useUnifyKanji(isWanted: boolean): UnifyKanji {
  useEffect(() => {
    if (isWanted) void loadUnifyKanji();
  }, [isWanted]);
  return useStore(store, (state) => state.unifyKanji);
}
