import { useEffect, useState } from 'react';
import { logFailure } from '../log/log.ts';
import { keepKanji, type UnifyKanji } from '../text/foldKana.ts';

/** Loads the table of variants. Without it, names are still found in the kanji in which they are written. */
export async function loadUnifyKanji(): Promise<UnifyKanji> {
  try {
    return (await import('../text/kanjiVariants.ts')).unifyKanji;
  } catch (error) {
    logFailure('The variants of kanji', error);
    return keepKanji;
  }
}

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
