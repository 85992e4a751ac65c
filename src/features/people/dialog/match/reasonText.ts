import type { MatchReason, Missing } from '../../../../scoring/matchReason.ts';
import { reasons } from '../copy.ts';

/**
 * Returns a reason of the match score as a Japanese sentence.
 * @param name display name of the other person
 */
export function reasonText(reason: MatchReason, name: string): string {
  switch (reason.kind) {
    case 'genresShared':
      return reasons.genresShared(list(reason.genres));
    case 'genresSame':
      return reasons.genresSame;
    case 'genresDiffer':
      return reasons.genresDiffer;
    case 'genresSought':
      return reasons.genresSought(list(reason.genres));
    case 'genresMissing':
      return reasons.genresMissing(missingSideText(reason.who, name));
    case 'instrumentPairs':
      return reasons.pairs(list(reason.pairs.map(({ mine, theirs }) => reasons.pair(mine, theirs))));
    case 'instrumentsShared':
      return reasons.instrumentsShared(list(reason.instruments));
    case 'instrumentsSought':
      return reasons.instrumentsSought(list(reason.instruments));
    case 'instrumentPairsNone':
      return reasons.noPairs;
    case 'instrumentsMissing':
      return reasons.instrumentsMissing(missingSideText(reason.who, name));
    case 'skillSame':
      return reasons.skillSame(reason.mine.label ?? reason.theirs.label ?? reasons.unset);
    case 'skillNear':
    case 'skillFar':
      return reasons[reason.kind](reason.mine.label ?? reasons.unset, reason.theirs.label ?? reasons.unset);
    case 'placeSame':
      return reasons.placeSame(reason.place);
    case 'prefectureSame':
      return reasons.prefectureSame(reason.prefecture);
    case 'regionSame':
      return reasons.regionSame(reason.region);
    case 'placeFar':
      return reasons.placeFar;
    case 'placeMissing':
      return reasons.placeMissing(missingSideText(reason.who, name));
  }
}

const list = (words: readonly string[]) => words.join('、');

function missingSideText(who: Missing, name: string): string {
  if (who === 'me') return reasons.me;
  return who === 'them' ? reasons.them(name) : `${reasons.me}・${reasons.them(name)}`;
}
