import type { ChatEntry } from '../../../realtime/selectors.ts';

/** The messages that match a query, the newest first, and which of them is current. */
export interface Hits {
  /** The folded query. */
  readonly wanted: string;
  readonly messages: readonly ChatEntry[];
  /** Index of the current message. */
  readonly at: number;
}

export const NO_HITS: Hits = { wanted: '', messages: [], at: 0 };

/**
 * Returns the hits after a search. Another query starts at the newest message. For the same query, after messages have
 * arrived, the current message stays current, or the one at its index.
 */
export function nextHits(before: Hits, wanted: string, messages: readonly ChatEntry[]): Hits {
  if (before.wanted !== wanted) return { wanted, messages, at: 0 };
  const id = before.messages[before.at]?.id;
  const same = messages.findIndex((message) => message.id === id);
  const at = same >= 0 ? same : Math.max(0, Math.min(before.at, messages.length - 1));
  return { wanted, messages, at };
}

/** Moves to the next older message (1) or the next newer one (−1); after the last one comes the first. */
export function steppedHits(hits: Hits, step: 1 | -1): Hits {
  const count = hits.messages.length;
  return count === 0 ? hits : { ...hits, at: (hits.at + step + count) % count };
}
