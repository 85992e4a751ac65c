import { localStore } from '../../lib/storage/storage.ts';
import { now } from '../../lib/time/clock.ts';

const KEY = 'registered-address';

/** Milliseconds for which the link of the verification e-mail is valid. */
const LIFE = 24 * 60 * 60 * 1_000;

export interface RegisteredAddress {
  email: string;
  /** Whether a link of a verification e-mail was opened in this browser since the registration. */
  isVerified: boolean;
  /** Path that the login was to lead to before the registration; may be empty. */
  next: string;
}

/** Persists the e-mail address of a registration, because the link of its e-mail opens another tab. */
export function writeRegisteredAddress(email: string, next: string): void {
  localStore.set(KEY, `${now()} ${email} ${encodeURIComponent(next)}`);
}

/**
 * Marks the registered address as verified after a verification in this browser. Does nothing without a registered
 * address.
 */
export function verifyRegisteredAddress(): void {
  const address = readRegisteredAddress();
  if (address !== null && !address.isVerified) localStore.set(KEY, `${localStore.get(KEY)} verified`);
}

/** Returns the last registration on this device; null when there is none or it is older than `LIFE`. */
export function readRegisteredAddress(): RegisteredAddress | null {
  const [time, email, next = '', verified] = (localStore.get(KEY) ?? '').split(' ');
  if (email !== undefined && email !== '' && now() - Number(time) < LIFE) {
    return { email, isVerified: verified === 'verified', next: decodeURIComponent(next) };
  }
  removeRegisteredAddress();
  return null;
}

/** Removes the registered address after the login that it was stored for. */
export function removeRegisteredAddress(): void {
  localStore.remove(KEY);
}
