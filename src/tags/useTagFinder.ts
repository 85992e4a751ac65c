import { useState } from 'react';
import { logFailure } from '../lib/log/log.ts';
import { tagFinder, type TagReadings } from './tagFinder.ts';

/**
 * Returns `finds`, a predicate for the tags that match the typed text, and `prepare`, to be called when the user is
 * about to type. The readings (kana spellings of tags) are a large module, which `prepare` loads lazily.
 */
export function useTagFinder(typed: string): { finds: ReturnType<typeof tagFinder>; prepare: () => void } {
  const [readings, setReadings] = useState<TagReadings | null>(null);
  const prepare = () => {
    if (readings !== null) return;
    import('./tagReadings.ts').then(
      ({ tagReadings }) => setReadings(tagReadings),
      // Tags are still found by their labels; the next keystroke tries again.
      (error: unknown) => logFailure('The readings of tags', error),
    );
  };
  return { finds: tagFinder(typed, readings), prepare };
}
