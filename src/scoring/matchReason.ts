import type { SkillLevel } from './skillLevel.ts';

/** Whose entry is missing. */
export type Missing = 'me' | 'them' | 'both';

/** Labels of two instruments that complement each other, one of mine and one of theirs. */
export interface InstrumentPair {
  readonly mine: string;
  readonly theirs: string;
}

/** Why the genre points are what they are. `of` is the size of the larger set; the share is `genres.length / of`. */
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

/** Why the skill points are what they are: near is one step apart, far two or more. */
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

/** Why a part of the score is what it is, as data from which screens build sentences. */
export type MatchReason = GenreReason | InstrumentReason | SkillReason | LocationReason;

/** Returns whose entry is missing, given whether each one is; null when none is. */
export function missing(mine: boolean, theirs: boolean): Missing | null {
  if (mine) return theirs ? 'both' : 'me';
  return theirs ? 'them' : null;
}
