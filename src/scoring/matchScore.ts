import {
  genreNumerator,
  instrumentNumerator,
  locationPoints,
  matchLabel,
  type MatchLabel,
  matchTotal,
  WEIGHTS,
  largerSize,
  skillPoints,
  sharedLabels,
  soughtInstruments,
  skillSteps,
} from './matchTotal.ts';
import type { MatchInput, TagSet, SkillLevel } from './matchInput.ts';
import { commonPairs, familyOf, familyPairs, type InstrumentFamily } from './instrumentFamilies.ts';

/** A part of the score. */
export interface MatchPart<Reason extends MatchReason = MatchReason> {
  /** 0 to 110 as a floating-point number. */
  readonly points: number;
  /** Value for a bar: an integer from 0 to 100. */
  readonly shown: number;
  /** Share of the total in per cent. */
  readonly weight: (typeof WEIGHTS)[keyof typeof WEIGHTS];
  /** Never empty. */
  readonly reasons: readonly Reason[];
}

/** How well two people match, and why. */
export interface MatchScore {
  /** An integer from 0 to 100. */
  readonly total: number;
  readonly label: MatchLabel;
  readonly parts: {
    readonly genre: MatchPart<GenreReason>;
    readonly instrument: MatchPart<InstrumentReason>;
    readonly skill: MatchPart<SkillReason>;
    readonly location: MatchPart<LocationReason>;
  };
}

/** Returns the match score with its parts and reasons. For totals of many people use `matchTotal`. */
export function matchScore(mine: MatchInput, theirs: MatchInput): MatchScore {
  const total = matchTotal(mine, theirs);
  const genres = largerSize(mine.genres.keys, theirs.genres.keys);
  const instruments = largerSize(mine.instruments.keys, theirs.instruments.keys);
  return {
    total,
    label: matchLabel(total),
    parts: {
      genre: part('genre', genreNumerator(mine, theirs), genres, genreReasons(mine, theirs)),
      instrument: part('instrument', instrumentNumerator(mine, theirs), instruments, instrumentReasons(mine, theirs)),
      skill: part('skill', skillPoints(mine, theirs), 1, skillReasons(mine, theirs)),
      location: part('location', locationPoints(mine, theirs), 1, locationReasons(mine, theirs)),
    },
  };
}

function part<Reason extends MatchReason>(
  name: keyof typeof WEIGHTS,
  numerator: number,
  denominator: number,
  reasons: Reason[],
): MatchPart<Reason> {
  const points = numerator / denominator;
  return {
    points,
    shown: Math.min(100, Math.round(points)),
    weight: WEIGHTS[name],
    reasons,
  };
}

/** Whose entry is missing. */
export type Missing = 'me' | 'them' | 'both';

/** Labels of two instruments that complement each other, one of mine and one of theirs. */
interface InstrumentPair {
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
interface SkillReason {
  readonly kind: 'skillSame' | 'skillNear' | 'skillFar';
  readonly mine: SkillLevel;
  readonly theirs: SkillLevel;
}

type LocationReason =
  | { readonly kind: 'placeSame'; readonly place: string }
  | { readonly kind: 'prefectureSame'; readonly prefecture: string }
  | { readonly kind: 'regionSame'; readonly region: string }
  | { readonly kind: 'placeFar' }
  | { readonly kind: 'placeMissing'; readonly who: Missing };

/** Why a part of the score is what it is, as data from which screens build sentences. */
export type MatchReason = GenreReason | InstrumentReason | SkillReason | LocationReason;

/** Returns whose entry is missing, given whether each one is; null when none is. */
function missing(mine: boolean, theirs: boolean): Missing | null {
  if (mine) return theirs ? 'both' : 'me';
  return theirs ? 'them' : null;
}

/** Returns the reasons for the genre points, from which the profile dialog explains the match score. */
function genreReasons(mine: MatchInput, theirs: MatchInput): GenreReason[] {
  const a = mine.genres;
  const b = theirs.genres;
  const who = missing(a.keys.length === 0, b.keys.length === 0);
  const sought = [...sharedLabels(b, mine.seekingGenres), ...sharedLabels(a, theirs.seekingGenres)];
  const reasons = who === null ? common(sharedLabels(a, b.keys)) : [{ kind: 'genresMissing', who } as const];
  return sought.length === 0 ? reasons : [...reasons, { kind: 'genresSought', genres: [...new Set(sought)] }];

  function common(genres: string[]): GenreReason[] {
    if (genres.length === 0) return [{ kind: 'genresDiffer' }];
    const shared: GenreReason = { kind: 'genresShared', genres, of: largerSize(a.keys, b.keys) };
    const isIdentical = genres.length === a.keys.length && genres.length === b.keys.length;
    return isIdentical ? [shared, { kind: 'genresSame' }] : [shared];
  }
}

/** Returns the reasons for the instrument points, from which the profile dialog explains the match score. */
export function instrumentReasons(mine: MatchInput, theirs: MatchInput): InstrumentReason[] {
  const a = mine.instruments;
  const b = theirs.instruments;
  const who = missing(a.keys.length === 0, b.keys.length === 0);
  if (who !== null) return [{ kind: 'instrumentsMissing', who }];
  const instruments = sharedLabels(a, b.keys);
  const pairs = pairsOf(mine, theirs);
  const sought = soughtInstruments(mine, theirs);
  const reasons: InstrumentReason[] = [];
  if (pairs.length > 0) reasons.push({ kind: 'instrumentPairs', pairs });
  if (sought.length > 0) reasons.push({ kind: 'instrumentsSought', instruments: sought });
  if (instruments.length > 0) reasons.push({ kind: 'instrumentsShared', instruments, of: largerSize(a.keys, b.keys) });
  if (pairs.length + sought.length === 0) reasons.push({ kind: 'instrumentPairsNone' });
  return reasons;
}

/** Returns, for each common pair of families, my first instrument and their first instrument in it. */
function pairsOf(mine: MatchInput, theirs: MatchInput): InstrumentPair[] {
  const bits = commonPairs(mine.pairSides, theirs.pairSides);
  return familyPairs.flatMap(([one, other], index) => {
    if ((bits & (1 << index)) === 0) return [];
    const direct = pairFrom(mine.instruments, one, theirs.instruments, other);
    const pair = direct ?? pairFrom(mine.instruments, other, theirs.instruments, one);
    return pair === null ? [] : [pair];
  });
}

function pairFrom(a: TagSet, mine: InstrumentFamily, b: TagSet, theirs: InstrumentFamily): InstrumentPair | null {
  const first = labelOfFamily(a, mine);
  const second = labelOfFamily(b, theirs);
  return first === undefined || second === undefined ? null : { mine: first, theirs: second };
}

function labelOfFamily({ keys, labels }: TagSet, family: InstrumentFamily): string | undefined {
  return labels[keys.findIndex((key) => familyOf(key) === family)];
}

const kinds = ['skillSame', 'skillNear'] as const;

/** Returns the reason for the skill points, from which the profile dialog explains the match score. */
function skillReasons(mine: MatchInput, theirs: MatchInput): SkillReason[] {
  return [{ kind: kinds[skillSteps(mine, theirs)] ?? 'skillFar', mine: mine.skill, theirs: theirs.skill }];
}

/** Returns the reasons for the points for the place, from which the profile dialog explains the match score. */
export function locationReasons({ place: mine }: MatchInput, { place: theirs }: MatchInput): LocationReason[] {
  const who = missing(mine === null, theirs === null);
  if (who !== null) return [{ kind: 'placeMissing', who }];
  if (mine?.name === theirs?.name) return [{ kind: 'placeSame', place: mine?.name ?? '' }];
  if (mine?.prefecture && mine.prefecture === theirs?.prefecture) {
    return [{ kind: 'prefectureSame', prefecture: mine.prefecture }];
  }
  if (mine?.region && mine.region === theirs?.region) return [{ kind: 'regionSame', region: mine.region }];
  return [{ kind: 'placeFar' }];
}
