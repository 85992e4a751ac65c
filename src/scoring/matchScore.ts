import { genreNumerator } from './genrePart.ts';
import { genreReasons } from './genreReasons.ts';
import { instrumentNumerator } from './instrumentPart.ts';
import { instrumentReasons } from './instrumentReasons.ts';
import { locationPoints } from './locationPart.ts';
import { locationReasons } from './locationReasons.ts';
import type { MatchInput } from './matchInput.ts';
import { matchLabel, type MatchLabel } from './matchLabel.ts';
import type { GenreReason, InstrumentReason, LocationReason, MatchReason, SkillReason } from './matchReason.ts';
import { matchTotal, WEIGHTS } from './matchTotal.ts';
import { largerSize } from './overlap.ts';
import { skillPoints } from './skillPart.ts';
import { skillReasons } from './skillReasons.ts';

/** A part of the score. */
export interface MatchPart<Reason extends MatchReason = MatchReason> {
  /** 0 to 110 (rule G2) as a floating-point number. */
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

/** Returns the match score of rule G20 with its parts and reasons. For totals of many people use `matchTotal`. */
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
