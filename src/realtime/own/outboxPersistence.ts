import type { UserId } from '../../api/generated/model/index.ts';
import type { LiveOutbox, OutboxPart } from '../ports.ts';
import { serializeOutbox, parseOutbox } from './outbox.ts';
import type { PersistedTemps, LiveState } from '../types.ts';

/** Persists the unconfirmed messages of the state in this tab's part of the outbox (RT42). */
export function createOutboxPersistence(outbox: LiveOutbox, getState: () => LiveState) {
  /** Null while nobody is logged in. */
  let part: OutboxPart | null = null;
  let lastWritten: string | null = null;

  /** Writes the outbox if it has changed. */
  function persist(): void {
    if (getState().me === null || part === null) return;
    const text = serializeOutbox(getState());
    if (text === lastWritten) return;
    lastWritten = text;
    part.write(text);
  }

  return {
    persist,
    /**
     * Opens this tab's part of a user's outbox.
     * @param onAbandoned receives the messages of closed tabs
     * @param onRemoved called when another tab has removed the messages of this one
     */
    open(userId: UserId, onAbandoned: (persisted: readonly PersistedTemps[]) => void, onRemoved: () => void): void {
      part = outbox.open(userId, (text) => onAbandoned(parseOutbox(text, userId)), onRemoved);
      persist();
    },
    /** Releases this tab's part; another tab may take it over. */
    close(): void {
      part?.close();
      part = null;
      lastWritten = null;
    },
  };
}
