/**
 * The sides that a change of the contract can break: one with the older edition no longer works with the other of the
 * newer edition.
 */
export const sides = ['clients', 'servers'] as const;
export type Side = (typeof sides)[number];

/** Requests and the client's frames, or responses and the server's frames. */
export type Direction = 'request' | 'response';

/**
 * How a rule for sent values has changed: it allows more, fewer, others, or the same. A default is the value that a
 * receiver uses for an absent one.
 */
export type Change = 'wider' | 'narrower' | 'different' | 'default' | 'same';

export interface Difference {
  /** A schema's property, an operation or a frame. */
  where: string;
  what: string;
  breaks: readonly Side[];
  /** The affected operations and frames; empty when `where` is one itself. */
  uses: readonly string[];
}

const senderOf = { request: 'clients', response: 'servers' } as const;
const receiverOf = { request: 'servers', response: 'clients' } as const;

/**
 * Returns which sides a change breaks: an old receiver does not know newly allowed values, and an old sender still
 * sends values that are no longer allowed.
 */
export function breaksOf(change: Change, direction: Direction): readonly Side[] {
  switch (change) {
    case 'wider':
      return [receiverOf[direction]];
    case 'narrower':
      return [senderOf[direction]];
    case 'different':
      return sides;
    case 'default':
      return direction === 'request' ? sides : [];
    case 'same':
      return [];
  }
}

/** Collects differences. One that several operations share is stored once, with several uses. */
export class Differences {
  readonly #found = new Map<string, { where: string; what: string; breaks: Set<Side>; uses: Set<string> }>();

  add(where: string, what: string, breaks: readonly Side[], use?: string): void {
    const key = `${where}\n${what}`;
    const known = this.#found.get(key) ?? { where, what, breaks: new Set(), uses: new Set() };
    for (const side of breaks) known.breaks.add(side);
    if (use !== undefined && use !== where) known.uses.add(use);
    this.#found.set(key, known);
  }

  get all(): Difference[] {
    return [...this.#found.values()].map(({ where, what, breaks, uses }) => ({
      where,
      what,
      breaks: sides.filter((side) => breaks.has(side)),
      uses: [...uses],
    }));
  }
}
