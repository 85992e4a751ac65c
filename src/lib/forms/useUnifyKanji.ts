import { useEffect, useState } from 'react';

/** Replaces variants of kanji by one form, to be applied to both sides before the functions of `foldKana.ts`. */
export type UnifyKanji = (text: string) => string;

/** Used until the table of variants is loaded. */
export const keepKanji: UnifyKanji = (text) => text;

/** Loads the table of variants. Without it, names are still found in the kanji in which they are written. */
export const loadUnifyKanji = (): Promise<UnifyKanji> =>
  import('../text/kanjiVariants.ts').then(
    ({ unifyKanji }) => unifyKanji,
    () => keepKanji,
  );

/**
 * Returns the function that replaces variants of kanji in a search text and in the searched texts.
 * @param isWanted whether something is searched: the table of variants is then loaded
 */
export function useUnifyKanji(isWanted: boolean): UnifyKanji {
  const [unifyKanji, setUnifyKanji] = useState<UnifyKanji>(() => keepKanji);
  useEffect(() => {
    if (isWanted) void loadUnifyKanji().then((loaded) => setUnifyKanji(() => loaded));
  }, [isWanted]);
  return unifyKanji;
}
