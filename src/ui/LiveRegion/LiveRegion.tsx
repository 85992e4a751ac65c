import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { after } from '../../lib/time/timer.ts';
import * as css from './LiveRegion.css.ts';

/** The live region that `announce` writes to. To be mounted once per page, before the first announcement. */
export function LiveRegion() {
  const current = useStore(announcements);
  return (
    // Only additions are announced: `aria-live` does not imply `aria-atomic`.
    <div className={css.region} aria-live="polite" aria-relevant="additions">
      {current.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

interface Announcement {
  id: number;
  text: string;
}

/**
 * Time for which an announcement stays in the DOM, in ms: long enough to be spoken, and removed before a user navigates
 * to it.
 */
const ANNOUNCEMENT_LIFETIME_MS = 5_000;

/** The current announcements, rendered by `LiveRegion`. */
export const announcements = createStore<readonly Announcement[]>(() => []);

let lastId = 0;

/**
 * Announces a text to screen readers at the next pause: 12人見つかりました. For changes that are visible but have no text of
 * their own. Requires a `LiveRegion` on the page.
 */
export function announce(text: string): void {
  lastId += 1;
  const id = lastId;
  announcements.setState((current) => [...current, { id, text }], true);
  after(ANNOUNCEMENT_LIFETIME_MS, () =>
    announcements.setState((current) => current.filter((entry) => entry.id !== id), true),
  );
}
