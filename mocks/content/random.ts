/** A source of random numbers. All functions under mocks/content use one that their caller passes in. */
export interface Random {
  /** The next number in [0, 1). */
  next(): number;
}

/** A choice and its weight. Weights are relative and need no particular sum. */
export type Weighted<T> = readonly [item: T, weight: number];

/** The first bits of the golden ratio, π and e: arbitrary, so that small seeds differ in all bits of sfc32’s state. */
const SEED_WORDS = [0x9e3779b9, 0x243f6a88, 0xb7e15162] as const;
const WARM_UP_ROUNDS = 15;

/**
 * Returns Chris Doty-Humphrey's sfc32: it passes PractRand and gives the same sequence for the same seed everywhere.
 * @param seed any integer; only its lower 32 bits count.
 */
export function seededRandom(seed: number): Random {
  let [a, b, c]: [number, number, number] = [...SEED_WORDS];
  a ^= seed;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) next();
  return { next };
}

/** Returns an integer from `min` to `max`, both included. */
export function integer(min: number, max: number, random: Random): number {
  return min + Math.floor(random.next() * (max - min + 1));
}

/** Returns true with the given probability, 0 to 1. */
export function chance(probability: number, random: Random): boolean {
  return random.next() < probability;
}

/** Returns one of the items, all equally likely. Throws a `RangeError` when there are none. */
export function pick<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new RangeError('pick: there is nothing to pick from');
  return items[Math.floor(random.next() * items.length)] as T;
}

/** Returns one of the items, by weight. Throws a `RangeError` when no weight is above 0. */
export function pickWeighted<T>(choices: readonly Weighted<T>[], random: Random): T {
  let total = 0;
  for (const [, weight] of choices) total += weight;
  if (!(total > 0)) throw new RangeError('pickWeighted: no choice has a weight above 0');
  let rest = random.next() * total;
  let last: Weighted<T> | undefined;
  for (const choice of choices) {
    if (choice[1] <= 0) continue;
    last = choice;
    rest -= choice[1];
    if (rest < 0) break;
  }
  return (last as Weighted<T>)[0];
}

/** Returns a new array with the items in random order (Fisher–Yates). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = integer(0, last, random);
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}

/** Returns up to `count` different items, in random order. */
export function sample<T>(items: readonly T[], count: number, random: Random): T[] {
  return shuffle(items, random).slice(0, Math.max(0, count));
}

/**
 * Returns up to `count` different items, by weight; the likeliest tend to come first. Items of weight 0 are never
 * drawn.
 */
export function sampleWeighted<T>(choices: readonly Weighted<T>[], count: number, random: Random): T[] {
  let left = choices.filter(([, weight]) => weight > 0);
  const drawn: T[] = [];
  while (drawn.length < count && left.length > 0) {
    const item = pickWeighted(left, random);
    drawn.push(item);
    left = left.filter(([candidate]) => candidate !== item);
  }
  return drawn;
}
