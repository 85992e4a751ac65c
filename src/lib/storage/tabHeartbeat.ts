import { randomFraction } from '../browser/randomFraction.ts';
import { now } from '../time/clock.ts';
import { localStore } from './storage.ts';
import { after, every } from '../time/timer.ts';

const HEARTBEAT_INTERVAL = 10_000;
/** Browsers throttle the timers of hidden pages to one a minute. */
const SILENT_AFTER = 180_000;
const CHECK_INTERVAL = 5_000;
/** How long in ms another page can overwrite a claim before it counts. */
const CLAIM_SETTLE_MS = 300;

/** Key prefix for the time of a holder's last heartbeat. */
export const HEARTBEAT_PREFIX = 'alive:';

/**
 * Writes heartbeats for a name, as a replacement for Web Locks.
 * @returns stops
 */
export function startHeartbeat(name: string): () => void {
  const write = () => localStore.set(HEARTBEAT_PREFIX + name, String(now()));
  // A page that is restored from the back/forward cache continues with its next heartbeat.
  const removeBeat = () => localStore.remove(HEARTBEAT_PREFIX + name);
  write();
  const stop = every(HEARTBEAT_INTERVAL, write);
  window.addEventListener('pagehide', removeBeat);
  return () => {
    stop();
    window.removeEventListener('pagehide', removeBeat);
    removeBeat();
  };
}

/**
 * Runs once when the holder of a name has stopped its heartbeat or removed it.
 * @returns stops waiting
 */
export function onceHeartbeatStops(name: string, run: () => void): () => void {
  let cancelClaim = () => {};
  const claim = (mine: string) => {
    if (localStore.get(HEARTBEAT_PREFIX + name) !== mine) return;
    stop();
    run();
    localStore.remove(HEARTBEAT_PREFIX + name);
  };
  const check = () => {
    const last = Number.parseInt(localStore.get(HEARTBEAT_PREFIX + name) ?? '', 10);
    if (Math.abs(now() - last) < SILENT_AFTER) return;
    // Several pages may notice it at the same time: the last one to write wins.
    const mine = `${now()} ${randomFraction()}`;
    localStore.set(HEARTBEAT_PREFIX + name, mine);
    cancelClaim();
    cancelClaim = after(CLAIM_SETTLE_MS, () => claim(mine));
  };
  const stopChecking = every(CHECK_INTERVAL, check);
  function stop(): void {
    stopChecking();
    cancelClaim();
  }
  check();
  return stop;
}
