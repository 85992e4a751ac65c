import { millisecondsInMinute } from 'date-fns/constants';
import { useSyncExternalStore } from 'react';
import { now } from './clock.ts';
import { every } from './timer.ts';

/** The time that all subscribers share, in milliseconds since 1970; updated only while there are subscribers. */
let minute = now();
const subscribers = new Set<() => void>();
let stop: (() => void) | null = null;

function tick(): void {
  minute = now();
  for (const watcher of subscribers) watcher();
}

/** Updates the time at once when the tab becomes visible, because the timers of a hidden tab are throttled. */
const onVisible = () => document.visibilityState === 'visible' && tick();

function subscribe(watcher: () => void): () => void {
  subscribers.add(watcher);
  if (subscribers.size === 1) {
    minute = now();
    stop = every(millisecondsInMinute, tick);
    document.addEventListener('visibilitychange', onVisible);
  }
  return () => {
    subscribers.delete(watcher);
    if (subscribers.size > 0) return;
    stop?.();
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Returns the time in milliseconds since 1970, updated every minute and when the tab becomes visible. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => minute);
}
