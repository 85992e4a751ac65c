/** Who keeps the older edition and would no longer work with somebody who keeps the newer one. */
export const sides = ['clients', 'servers'] as const;
export type Side = (typeof sides)[number];

/** Requests and the client's frames, or responses and the server's frames. */
export type Direction = 'request' | 'response';

/**
 * How a rule of what is sent has changed: more is allowed, less, something else, or the same. A default is what a
 * receiver puts in the place of what is absent.
 */
export type Change = 'wider' | 'narrower' | 'different' | 'default' | 'same';

export interface Difference {
  /** A schema's property, an operation or a frame. */
  where: string;
  what: string;
  breaks: readonly Side[];
  /** The operations and frames that are concerned; none where `where` is one itself. */
  uses: readonly string[];
}

const senderOf = { request: 'clients', response: 'servers' } as const;
const receiverOf = { request: 'servers', response: 'clients' } as const;

/** Of what is allowed newly the receiver knows nothing; what is allowed no longer the sender goes on to send. */
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

/** Collects differences; one that several operations share is one with several uses. */
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
