import type { SkillLevel } from './skillLevel.ts';

/** Whose entry is missing. */
export type Missing = 'me' | 'them' | 'both';

/** Mine and theirs, which make more of each other. Labels, as people read them. */
export interface InstrumentPair {
  readonly mine: string;
  readonly theirs: string;
}

/** `of` is the size of the larger set: the share that counts is `genres.length / of`. */
export type GenreReason =
  | { readonly kind: 'genresShared'; readonly genres: readonly string[]; readonly of: number }
  | { readonly kind: 'genresSame' }
  | { readonly kind: 'genresDiffer' }
  | { readonly kind: 'genresSought'; readonly genres: readonly string[] }
  | { readonly kind: 'genresMissing'; readonly who: Missing };

/** `of` is the size of the larger set. Each pair and each sought instrument counts once. */
export type InstrumentReason =
  | { readonly kind: 'instrumentsShared'; readonly instruments: readonly string[]; readonly of: number }
  | { readonly kind: 'instrumentPairs'; readonly pairs: readonly InstrumentPair[] }
  | { readonly kind: 'instrumentsSought'; readonly instruments: readonly string[] }
  | { readonly kind: 'instrumentPairsNone' }
  | { readonly kind: 'instrumentsMissing'; readonly who: Missing };

/** Near is a step apart, far two and more. */
export interface SkillReason {
  readonly kind: 'skillSame' | 'skillNear' | 'skillFar';
  readonly mine: SkillLevel;
  readonly theirs: SkillLevel;
}

export type LocationReason =
  | { readonly kind: 'placeSame'; readonly place: string }
  | { readonly kind: 'prefectureSame'; readonly prefecture: string }
  | { readonly kind: 'regionSame'; readonly region: string }
  | { readonly kind: 'placeFar' }
  | { readonly kind: 'placeMissing'; readonly who: Missing };

/** Why a part of the score is what it is: facts to make sentences of. */
export type MatchReason = GenreReason | InstrumentReason | SkillReason | LocationReason;

/** Who has nothing, for the reasons; null when both have something. */
export function missing(mine: boolean, theirs: boolean): Missing | null {
  if (mine) return theirs ? 'both' : 'me';
  return theirs ? 'them' : null;
}
