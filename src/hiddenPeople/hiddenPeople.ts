import { createStore } from 'zustand/vanilla';
import type { MessageId, PostId, UserId } from '../api/generated/model/index.ts';
import { isolate } from '../lib/text/isolate.ts';
import { operatorSetting } from '../lib/browser/operatorSetting.ts';
import { parseJson } from '../lib/storage/storage.ts';
import { createPrivateList, type PrivateList } from '../session/privateList.ts';
import type { Session } from '../session/session.ts';

/** A person whom the viewer has hidden or blocked, as the list of hidden people shows them. */
export interface HiddenPerson {
  userId: UserId;
  name: string;
  /** From their profile at the time of hiding. */
  avatarUrl: string | null;
  /** Whether their messages are hidden, too. */
  isBlocked?: true;
}

export type HiddenPeople = PrivateList<HiddenPerson>;

/** Creates the list of the people whom a session's viewer has hidden, the last one first. */
export const createHiddenPeople = (session: Session): HiddenPeople =>
  createPrivateList(session, 'hidden-people', parseHiddenPeople);

/** Parses the text in local storage; leaves out entries that are malformed or duplicates. */
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
  const { userId, name, avatarUrl, isBlocked } = entry as Record<string, unknown>;
  if (typeof userId !== 'string' || userId === '' || typeof name !== 'string') return null;
  const person = { userId, name: isolate(name), avatarUrl: typeof avatarUrl === 'string' ? avatarUrl : null };
  return isBlocked === true ? { ...person, isBlocked } : person;
}

/** A message or post that may be reported. */
export interface Written {
  id: MessageId | PostId;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** What a member wants to do about a person. */
export type SafetyRequest =
  | { kind: 'block'; person: HiddenPerson }
  | {
      kind: 'report';
      person: HiddenPerson;
      /** The post that is reported. */
      post?: Written;
      /** The person's latest messages, of which one may be reported; the newest one first. */
      messages?: readonly Written[];
      /** The id of the message that is reported unless another one is chosen. */
      messageId?: MessageId;
    };

/** Creates the store of the request that `SafetyHost` shows: its dialogs outlive the dialog or menu that asked. */
export const createSafetyRequests = () => createStore<{ request: SafetyRequest | null }>(() => ({ request: null }));

/** Returns the operator's e-mail address; empty when none is set, and then nobody can be reported. */
export const reportAddress = (): string => operatorSetting('contact');
