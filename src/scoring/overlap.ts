import type { TagSet } from './matchInput.ts';

/** How many keys two sets share. They hold a handful each; for so few, looking through beats a hash. */
export function sharedCount(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  for (const key of a) if (b.includes(key)) count += 1;
  return count;
}

/** The labels of what two sets share, in the order and the words of the first. */
export function sharedLabels(a: TagSet, b: readonly string[]): string[] {
  return a.labels.filter((_, index) => b.includes(a.keys[index] ?? ''));
}

/** What shares are taken of (rule G3): the size of the larger set; 1 when both are empty, to divide by. */
export function largerSize(a: readonly string[], b: readonly string[]): number {
  return Math.max(a.length, b.length, 1);
}
