import type { UserId } from '../../src/api/generated/model/index.ts';
import type { LiveOutbox } from '../../src/realtime/ports.ts';

interface Slot {
  readonly userId: UserId;
  /** Takes over what another tab has left; null once this tab is closed. */
  onAbandoned: ((text: string) => void) | null;
  text: string | null;
}

/**
 * The storage of one browser with all its tabs: the part of a closed tab passes to another open tab at once, or to the
 * next one that opens.
 */
export interface SimulatedOutbox extends LiveOutbox {
  /** The stored texts of a user. */
  texts(userId: UserId): string[];
}

export function createSimulatedOutbox(): SimulatedOutbox {
  let slots: Slot[] = [];

  function remove(slot: Slot): void {
    slots = slots.filter((other) => other !== slot);
  }

  /** The new owner stores the text before it is removed from the old slot. */
  function handOver(slot: Slot, heir: Slot): void {
    if (slot.text !== null) heir.onAbandoned?.(slot.text);
    remove(slot);
  }

  return {
    open(userId, onAbandoned) {
      const own: Slot = { userId, onAbandoned, text: null };
      for (const slot of slots) if (slot.userId === userId && slot.onAbandoned === null) handOver(slot, own);
      slots = [...slots, own];
      return {
        write(text) {
          if (own.onAbandoned !== null) own.text = text;
        },
        close() {
          if (own.onAbandoned === null) return;
          own.onAbandoned = null;
          const heir = slots.find((slot) => slot.userId === userId && slot.onAbandoned !== null);
          if (heir !== undefined) handOver(own, heir);
          else if (own.text === null) remove(own);
        },
      };
    },
    forget(userId) {
      for (const slot of slots) if (slot.userId === userId) slot.text = null;
    },
    texts: (userId) => slots.flatMap((slot) => (slot.userId === userId && slot.text !== null ? [slot.text] : [])),
  };
}
