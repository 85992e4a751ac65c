import { localStore } from '../../lib/storage/storage.ts';
import { now } from '../../lib/time/clock.ts';

const KEY = 'registered-address';

/** As long as the link of the verification e-mail works, in ms. */
const LIFE = 24 * 60 * 60 * 1_000;

/** Persists the address of a registration, because the link of its e-mail opens another tab (rule A28). */
export function writeRegisteredAddress(email: string): void {
  localStore.set(KEY, `${now()} ${email}`);
}

/** Returns the address of the last registration on this device, empty when there is none or its time is over. */
export function readRegisteredAddress(): string {
  const [time, email] = (localStore.get(KEY) ?? '').split(' ');
  if (email !== undefined && now() - Number(time) < LIFE) return email;
  removeRegisteredAddress();
  return '';
}

/** After the login that it was for. */
export function removeRegisteredAddress(): void {
  localStore.remove(KEY);
}
