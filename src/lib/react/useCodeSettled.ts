import { useEffect, useState } from 'react';
import { within } from '../time/timer.ts';
import type { LazyComponent } from './lazyComponent.ts';

/** Milliseconds after which what waits for the code is shown without it. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Returns whether the code of a component has arrived, has failed to load, or takes too long. What would move when the
 * component appears waits for it.
 * @param isWanted whether to load the code; nothing is settled before
 */
export function useCodeSettled<Props extends object>(part: LazyComponent<Props>, isWanted: boolean): boolean {
  'use no memo';
  const [isSettled, setSettled] = useState(part.isLoaded);
  useEffect(() => {
    if (!isWanted || isSettled) return;
    const wait = async () => {
      await within(LONGEST_WAIT_MS, part.load());
      setSettled(true);
    };
    void wait();
  }, [part, isWanted, isSettled]);
  return isSettled;
}
