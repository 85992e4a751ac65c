import { createStore } from 'zustand/vanilla';
import { after } from '../../lib/timer.ts';

interface Announcement {
  id: number;
  text: string;
}

/** How long an announcement stays in the page, in ms: long enough to be spoken, too short to be come across later. */
const STAY = 5_000;

/** What is being announced; for `LiveRegion`. */
export const announcements = createStore<readonly Announcement[]>(() => []);

let lastId = 0;

/**
 * Has a text read out once, when the reader pauses: 12人見つかりました. For changes that are plain to see and have no
 * words of their own beside them. Needs a `LiveRegion` in the page.
 */
export function announce(text: string): void {
  lastId += 1;
  const id = lastId;
  announcements.setState((current) => [...current, { id, text }], true);
  after(STAY, () => announcements.setState((current) => current.filter((entry) => entry.id !== id), true));
}
