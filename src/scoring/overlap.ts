import type { TagSet } from './matchInput.ts';

/** Returns how many tags two people share. For the few keys of a person a linear search is faster than a hash. */
export function sharedCount(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  for (const key of a) if (b.includes(key)) count += 1;
  return count;
}

/** Returns the labels of the shared keys, in the order and with the labels of the first set. */
export function sharedLabels(a: TagSet, b: readonly string[]): string[] {
  return a.labels.filter((_, index) => b.includes(a.keys[index] ?? ''));
}

/** Returns the denominator of shares (rule G3): the size of the larger set; 1 when both are empty. */
export function largerSize(a: readonly string[], b: readonly string[]): number {
  return Math.max(a.length, b.length, 1);
}
