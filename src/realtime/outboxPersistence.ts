import type { UserId } from '../api/generated/model/index.ts';
import type { LiveOutbox, OutboxPart } from './ports.ts';
import { serializeOutbox, parseOutbox } from './outbox.ts';
import type { PersistedTemps, LiveAction, LiveState } from './types.ts';

interface PersistencePorts {
  outbox: LiveOutbox;
  getState: () => LiveState;
  /** Reduces the action without executing commands and without persisting. */
  change: (action: LiveAction) => void;
}

/** Persists the unconfirmed messages of the state in this tab's part of the outbox (RT42). */
export function createOutboxPersistence({ outbox, getState, change }: PersistencePorts) {
  /** Null while nobody is logged in. */
  let part: OutboxPart | null = null;
  let lastWritten: string | null = null;

  /** Writes the outbox if it has changed. */
  function persist(): void {
    const { me } = getState();
    if (me === null || part === null || serializeOutbox(getState()) === lastWritten) return;
    if (part.isTakenOver()) change({ type: 'takenOver', persisted: parseOutbox(lastWritten, me) });
    lastWritten = serializeOutbox(getState());
    part.write(lastWritten);
  }

  return {
    persist,
    /** Opens this tab's part of a user's outbox. `onAbandoned` receives the messages of closed tabs. */
    open(userId: UserId, onAbandoned: (persisted: readonly PersistedTemps[]) => void): void {
      part = outbox.open(userId, (text) => onAbandoned(parseOutbox(text, userId)));
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
