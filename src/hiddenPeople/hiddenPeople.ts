// The room src/hiddenPeople may import src/session, src/realtime, src/api, src/scoring, src/navigation, src/ui, src/lib.
import type { UserId } from '../api/generated/model/index.ts';
import { parseJson } from '../lib/storage/storage.ts';
import { createPrivateList, type PrivateList } from '../session/privateList.ts';
import type { Session } from '../session/session.ts';

/** Somebody whom the viewer has hidden, with what the list of hidden people shows of them (rule F39). */
export interface HiddenPerson {
  userId: UserId;
  name: string;
  /** As in their profile at that time. */
  avatarUrl: string | null;
}

export type HiddenPeople = PrivateList<HiddenPerson>;

/** The people whom a session's user has hidden, the last one first. */
export const createHiddenPeople = (session: Session): HiddenPeople =>
  createPrivateList(session, 'hidden-people', parseHiddenPeople);

/** Parses what local storage holds; leaves out what is malformed or there already. */
export function parseHiddenPeople(text: string | null): readonly HiddenPerson[] {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return [];
  const people = new Map<UserId, HiddenPerson>();
  for (const entry of stored as unknown[]) {
    const person = toHiddenPerson(entry);
    if (person !== null && !people.has(person.userId)) people.set(person.userId, person);
  }
  return [...people.values()];
}

function toHiddenPerson(entry: unknown): HiddenPerson | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { userId, name, avatarUrl } = entry as Record<string, unknown>;
  if (typeof userId !== 'string' || userId === '' || typeof name !== 'string') return null;
  return { userId, name, avatarUrl: typeof avatarUrl === 'string' ? avatarUrl : null };
}
