import type { Contract } from '../contract/contract.ts';
import { allParts } from '../engine/parts.ts';

export interface Seen {
  /** One of answer, parameter, property, null, value, event and message. */
  kind: string;
  all: number;
  missing: readonly string[];
}

/** Returns by kind which parts of the contract a run has covered, and which it has not. */
export function coverageOf(contract: Contract, seen: ReadonlySet<string>): Seen[] {
  const parts = [...allParts(contract)];
  const kinds = [...new Set(parts.map((part) => part.slice(0, part.indexOf(' '))))];
  return kinds.map((kind) => {
    const own = parts.filter((part) => part.startsWith(`${kind} `));
    return { kind, all: own.length, missing: own.filter((part) => !seen.has(part)) };
  });
}
