import type { MatchReason, Missing } from '../../../scoring/matchScore.ts';
import { reasons } from '../copy.ts';

const texts: { [Kind in MatchReason['kind']]: (reason: MatchReason & { kind: Kind }, name: string) => string } = {
  genresShared: ({ genres }) => reasons.genresShared(list(genres)),
  genresSame: () => reasons.genresSame,
  genresDiffer: () => reasons.genresDiffer,
  genresSought: ({ genres }) => reasons.genresSought(list(genres)),
  genresMissing: ({ who }, name) => reasons.genresMissing(missingSideText(who, name)),
  instrumentPairs: ({ pairs }) => reasons.pairs(list(pairs.map(({ mine, theirs }) => reasons.pair(mine, theirs)))),
  instrumentsShared: ({ instruments }) => reasons.instrumentsShared(list(instruments)),
  instrumentsSought: ({ instruments }) => reasons.instrumentsSought(list(instruments)),
  instrumentPairsNone: () => reasons.noPairs,
  instrumentsMissing: ({ who }, name) => reasons.instrumentsMissing(missingSideText(who, name)),
  skillSame: ({ mine, theirs }) => reasons.skillSame(mine.label ?? theirs.label ?? reasons.unset),
  skillNear: ({ mine, theirs }) => reasons.skillNear(mine.label ?? reasons.unset, theirs.label ?? reasons.unset),
  skillFar: ({ mine, theirs }) => reasons.skillFar(mine.label ?? reasons.unset, theirs.label ?? reasons.unset),
  placeSame: ({ place }) => reasons.placeSame(place),
  prefectureSame: ({ prefecture }) => reasons.prefectureSame(prefecture),
  regionSame: ({ region }) => reasons.regionSame(region),
  placeFar: () => reasons.placeFar,
  placeMissing: ({ who }, name) => reasons.placeMissing(missingSideText(who, name)),
};

/**
 * Returns a reason of the match score as a Japanese sentence.
 * @param name display name of the other person
 */
export function reasonText(reason: MatchReason, name: string): string {
  // The table maps each kind to its own reason; TypeScript cannot express a union of such pairs.
  return (texts[reason.kind] as (reason: MatchReason, name: string) => string)(reason, name);
}

const list = (words: readonly string[]) => words.join('、');

function missingSideText(who: Missing, name: string): string {
  if (who === 'me') return reasons.me;
  return who === 'them' ? reasons.them(name) : `${reasons.me}・${reasons.them(name)}`;
}
