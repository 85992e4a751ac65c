/**
 * The comparison keys of the instruments of each family. By families, the match score finds instruments that
 * complement each other.
 */
const families = {
  vocal: ['vocal', 'chorus', 'rap'],
  guitar: ['electric_guitar', 'acoustic_guitar', 'classical_guitar', 'ukulele', 'mandolin'],
  bass: ['bass', 'double_bass'],
  drums: ['drums', 'percussion', 'cajon', 'wadaiko'],
  keys: ['keyboard', 'piano', 'synthesizer', 'organ'],
  strings: ['violin', 'viola', 'cello'],
  winds: ['flute', 'clarinet', 'saxophone', 'trumpet', 'trombone', 'horn', 'harmonica'],
  wagaku: ['shamisen', 'koto', 'shakuhachi'],
  beat: ['dj', 'dtm'],
  writing: ['composer', 'lyricist', 'arranger', 'engineer'],
} as const;

export type InstrumentFamily = keyof typeof families;

/** Families that complement each other, each pair once. */
const complements = {
  vocal: ['guitar', 'keys', 'bass', 'drums', 'beat', 'writing'],
  guitar: ['bass', 'drums', 'keys'],
  bass: ['drums', 'keys'],
  drums: ['keys'],
  strings: ['keys', 'guitar', 'vocal'],
  winds: ['keys', 'drums', 'bass'],
  wagaku: ['drums', 'beat'],
  beat: ['guitar', 'bass'],
  keys: ['writing'],
} satisfies Partial<Record<InstrumentFamily, InstrumentFamily[]>>;

/** The pairs of these families. A pair has no direction, and its index here is its bit. */
export const familyPairs = Object.entries(complements).flatMap(([one, others]) =>
  others.map((other: InstrumentFamily) => [one as InstrumentFamily, other] as const),
);

const familyOfInstrument = new Map<string, InstrumentFamily>(
  Object.entries(families).flatMap(([family, keys]) => keys.map((key) => [key, family as InstrumentFamily])),
);

/** Returns the family of an instrument by its comparison key; undefined for one that the table does not know. */
export function familyOf(instrument: string): InstrumentFamily | undefined {
  return familyOfInstrument.get(instrument);
}

/** Bit sets over `familyPairs`: the pairs whose first, or second, family a person plays. */
export interface PairSides {
  readonly first: number;
  readonly second: number;
}

const sidesOfFamily = new Map<InstrumentFamily | undefined, PairSides>(
  (Object.keys(families) as InstrumentFamily[]).map((family) => [
    family,
    { first: bitsWhere(([first]) => first === family), second: bitsWhere(([, second]) => second === family) },
  ]),
);

function bitsWhere(matches: (pair: (typeof familyPairs)[number]) => boolean): number {
  return familyPairs.reduce((bits, pair, index) => (matches(pair) ? bits | (1 << index) : bits), 0);
}

/** Returns the sides of pairs that a person plays, by the comparison keys of their instruments. */
export function pairSides(instruments: readonly string[]): PairSides {
  let first = 0;
  let second = 0;
  for (const instrument of instruments) {
    const sides = sidesOfFamily.get(familyOf(instrument));
    if (sides === undefined) continue;
    first |= sides.first;
    second |= sides.second;
  }
  return { first, second };
}

/** Returns the pairs with one family among mine and the other among theirs, as a bit set over `familyPairs`. */
export function commonPairs(mine: PairSides, theirs: PairSides): number {
  return (mine.first & theirs.second) | (mine.second & theirs.first);
}

/** Returns the number of set bits in a 32-bit integer. */
export function bitCount(bits: number): number {
  let rest = bits;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
