import { useSyncExternalStore } from 'react';
import { cooldownLeft } from './cooldown.ts';
import { every } from '../../lib/time/timer.ts';

const watch = (watcher: () => void) => every(1_000, watcher);

/** Returns the remaining seconds of a cooldown started with `startCooldown`, 0 without one; updates every second. */
export function useCooldown(name: string): number {
  return useSyncExternalStore(watch, () => cooldownLeft(name));
}
