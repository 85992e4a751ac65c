import { useState, useSyncExternalStore } from 'react';
import { tabStore } from '../../lib/storage/tabStore.ts';
import { textHash } from '../../lib/text/textHash.ts';
import { now } from '../../lib/time/clock.ts';
import { every } from '../../lib/time/timer.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { cooldown } from './copy.ts';
import * as css from './AuthLayout.css.ts';

interface CooldownProps {
  /** Id that `describedBy` of the disabled button refers to. */
  id: string;
  /** Remaining seconds; nothing is shown at 0. */
  left: number;
}

/**
 * Shows how long the user must wait until an e-mail can be sent again. Screen readers announce it only at its start and
 * end, not every second.
 */
export function Cooldown({ id, left }: CooldownProps) {
  const [announced, setAnnounced] = useState(left);
  if ((left === 0) !== (announced === 0)) setAnnounced(left);
  return (
    <>
      {left > 0 && (
        <p id={id} className={css.hint}>
          {cooldown(left)}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{announced > 0 && cooldown(announced)}</span>
      </VisuallyHidden>
    </>
  );
}

/** Seconds until an e-mail can be sent to the same e-mail address again. */
const MAIL_COOLDOWN_S = 60;

type Mail = 'verification' | 'reset';

/** Returns the key of a cooldown. The e-mail address is hashed, so that storage does not contain it. */
const keyOf = (mail: Mail, email: string) => `cooldown:${mail}:${textHash(email)}` as const;

/**
 * Starts the cooldown of one kind of e-mail for one e-mail address. It is stored in session storage, so it survives a
 * reload of this tab.
 */
export function startMailCooldown(mail: Mail, email: string): void {
  tabStore.set(keyOf(mail, email), String(now() + MAIL_COOLDOWN_S * 1_000));
}

/** Returns the whole seconds until the e-mail can be sent to this e-mail address again, 0 when it can be sent now. */
export function mailCooldownLeft(mail: Mail, email: string): number {
  const end = Number(tabStore.get(keyOf(mail, email)) ?? 0);
  return Number.isFinite(end) ? Math.max(0, Math.ceil((end - now()) / 1_000)) : 0;
}

const watch = (watcher: () => void) => every(1_000, watcher);

/** Returns `mailCooldownLeft`; updates every second. */
export function useMailCooldown(mail: Mail, email: string): number {
  return useSyncExternalStore(watch, () => mailCooldownLeft(mail, email));
}
