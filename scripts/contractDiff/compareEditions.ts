import { type Difference, Differences } from './differences.ts';
import type { Edition } from './documents.ts';
import { compareFrames } from './frames.ts';
import { compareOperations } from './operations.ts';
import { compareSecurity } from './security.ts';
import { type ChangedText, changedTexts } from './words.ts';

export interface Comparison {
  differences: readonly Difference[];
  texts: readonly ChangedText[];
}

/** Returns what changed from one edition of the contract to another, for `npm run contract:diff`. */
export function compareEditions(older: Edition, newer: Edition): Comparison {
  const differences = new Differences();
  compareOperations(older, newer, differences);
  compareFrames(older, newer, differences);
  compareSecurity(older, newer, differences);
  return { differences: differences.all, texts: changedTexts(older, newer) };
}
