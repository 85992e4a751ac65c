import { localStore } from '../../lib/storage/storage.ts';
import { now } from '../../lib/time/clock.ts';

const KEY = 'registered-address';

/** As long as the link of the verification e-mail works, in ms. */
const LIFE = 24 * 60 * 60 * 1_000;

export interface RegisteredAddress {
  email: string;
  /** Whether a link of a verification e-mail was opened in this browser since the registration. */
  isVerified: boolean;
  /** Where the login was to lead before the registration (rule A13); may be empty. */
  next: string;
}

/** Persists the address of a registration, because the link of its e-mail opens another tab (rule A28). */
export function writeRegisteredAddress(email: string, next: string): void {
  localStore.set(KEY, `${now()} ${email} ${encodeURIComponent(next)}`);
}

/** After a verification in this browser. Without a registered address it does nothing. */
export function verifyRegisteredAddress(): void {
  const address = readRegisteredAddress();
  if (address !== null && !address.isVerified) localStore.set(KEY, `${localStore.get(KEY)} verified`);
}

/** Returns the address of the last registration on this device, null when there is none or its time is over. */
export function readRegisteredAddress(): RegisteredAddress | null {
  const [time, email, next = '', verified] = (localStore.get(KEY) ?? '').split(' ');
  if (email !== undefined && email !== '' && now() - Number(time) < LIFE) {
    return { email, isVerified: verified === 'verified', next: decodeURIComponent(next) };
  }
  removeRegisteredAddress();
  return null;
}

/** After the login that it was for. */
export function removeRegisteredAddress(): void {
  localStore.remove(KEY);
}
