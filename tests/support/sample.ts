import { textHash } from '../../src/lib/text/textHash.ts';

/** The seed of the samples of `npm test`; null when everything is run. */
export function sampleSeed(): number | null {
  const given = process.env.VITE_SAMPLE_SEED ?? '';
  return given === '' ? null : Number(given);
}

/**
 * Whether a name is in the sample of a seed, as about one name in `oneIn` is; `oneIn` consecutive seeds include every
 * name. Without a seed every name is.
 */
export function isSampled(name: string, oneIn: number, seed: number | null): boolean {
  return seed === null || (hash(name) + seed) % oneIn === 0;
}

/**
 * One item of each `oneIn` of a list, and at least one; as many consecutive seeds include every item. Without a seed
 * all.
 */
export function oneOfEach<Item>(items: readonly Item[], oneIn: number, seed: number | null): Item[] {
  const step = Math.min(oneIn, items.length);
  return items.filter((_, at) => seed === null || at % step === seed % step);
}

/** Mixed once more: the low bits of the hash alone are not spread evenly enough. */
function hash(text: string): number {
  let value = textHash(text);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
