import { useSyncExternalStore } from 'react';
import { now } from './clock.ts';
import { every } from './timer.ts';

const MINUTE = 60_000;

/** One clock for everybody who shows a time; stands still while nobody does. */
let minute = now();
const watchers = new Set<() => void>();
let stop: (() => void) | null = null;

function tick(): void {
  minute = now();
  for (const watcher of watchers) watcher();
}

/** A hidden tab's timers are slowed down. */
const onVisible = () => document.visibilityState === 'visible' && tick();

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  if (watchers.size === 1) {
    minute = now();
    stop = every(MINUTE, tick);
    document.addEventListener('visibilitychange', onVisible);
  }
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    stop?.();
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** The time in milliseconds since 1970, renewed every minute and on return to the tab (decision N8). */
export function useNow(): number {
  return useSyncExternalStore(watch, () => minute);
}
