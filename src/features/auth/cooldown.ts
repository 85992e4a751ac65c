import { now } from '../../lib/time/clock.ts';
import { tabStore } from '../../lib/storage/tabStore.ts';

const PREFIX = 'cooldown:';

/**
 * Starts a period in which an action is disabled. It is stored in session storage, so it survives a reload of this tab.
 * @param name action and target: `resend:hana@example.com`
 */
export function startCooldown(name: string, seconds: number): void {
  tabStore.set(`${PREFIX}${name}`, String(now() + seconds * 1_000));
}

/** Returns the remaining time in whole seconds, 0 without a cooldown. */
export function cooldownLeft(name: string): number {
  const end = Number(tabStore.get(PREFIX + name) ?? 0);
  return Number.isFinite(end) ? Math.max(0, Math.ceil((end - now()) / 1_000)) : 0;
}
