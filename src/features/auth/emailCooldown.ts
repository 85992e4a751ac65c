import { startCooldown } from './cooldown.ts';
import { textHash } from '../../lib/text/textHash.ts';
import { useCooldown } from './useCooldown.ts';

/** Seconds until an e-mail can be sent to the same e-mail address again. */
const MAIL_COOLDOWN_S = 60;

type Mail = 'verification' | 'reset';

/** Returns the name of a cooldown. The e-mail address is hashed, so that storage does not contain it. */
const nameOf = (mail: Mail, email: string) => `${mail}:${textHash(email)}`;

/** Starts the cooldown of one kind of e-mail for one e-mail address. */
export function startMailCooldown(mail: Mail, email: string): void {
  startCooldown(nameOf(mail, email), MAIL_COOLDOWN_S);
}

/** Returns the seconds until the e-mail can be sent to this e-mail address again, 0 when it can be sent now. */
export function useMailCooldown(mail: Mail, email: string): number {
  return useCooldown(nameOf(mail, email));
}
