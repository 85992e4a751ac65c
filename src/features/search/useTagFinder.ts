import { useState } from 'react';
import { logFailure } from '../../lib/log.ts';
import { tagFinder, type TagReadings } from '../../lib/tagFinder.ts';

/** The readings weigh as much as a component and are fetched when somebody is about to type. */
export function useTagFinder(typed: string): { finds: ReturnType<typeof tagFinder>; prepare: () => void } {
  const [readings, setReadings] = useState<TagReadings | null>(null);
  const prepare = () => {
    if (readings !== null) return;
    import('../../lib/tagReadings.ts').then(
      ({ tagReadings }) => setReadings(tagReadings),
      // Labels are found without them; the next letter tries again.
      (error: unknown) => logFailure('The readings of tags', error),
    );
  };
  return { finds: tagFinder(typed, readings), prepare };
}
