import { instrumentReasons, locationReasons, type MatchReason, type Missing } from '../../scoring/matchScore.ts';
import type { MatchInput } from '../../scoring/matchInput.ts';
import { familyOf } from '../../scoring/instrumentFamilies.ts';
import { sharedLabels } from '../../scoring/matchTotal.ts';
import { reasons, sentence, unnamed } from './copy.ts';

/**
 * Returns one or two finished sentences about what two people have in common: the first two of genres, instruments and
 * place. Instruments that both play come before those that complement each other.
 * @returns null when there is nothing
 * @example 'ふたりともJ-POP好き。パートも同じボーカルです'
 */
export function matchSentence(viewer: MatchInput, person: MatchInput): string | null {
  const genres = named(sharedLabels(viewer.genres, person.genres.keys));
  const parts = named(sharedLabels(viewer.instruments, person.instruments.keys));
  const pair = parts.length === 0 ? firstPair(viewer, person) : null;
  const place = sharedPlace(viewer, person);
  if (genres.length > 0) {
    if (pair !== null) return sentence.genresBeforePair(genres) + sentence.pair(...pair);
    if (parts.length > 0) return sentence.genresBefore(genres) + sentence.instrumentsAfter(parts);
    return place === null ? sentence.genres(genres) : sentence.genresBefore(genres) + sentence.placeAfter(place);
  }
  if (place === null) {
    if (pair !== null) return sentence.pair(...pair);
    return parts.length > 0 ? sentence.instruments(parts) : null;
  }
  if (pair !== null) return sentence.pairBefore(pair[0], pair[1]) + sentence.placeAfter(place);
  return parts.length > 0 ? `${sentence.instruments(parts)}。${sentence.placeAfter(place)}` : sentence.place(place);
}

/** Leaves out tags that name nothing: ふたりともその他が好きです would say nothing. */
const named = (labels: readonly string[]) => labels.filter((label) => label !== unnamed);

function firstPair(viewer: MatchInput, person: MatchInput): Parameters<typeof sentence.pair> | null {
  const [pair] = instrumentReasons(viewer, person).flatMap((reason) =>
    reason.kind === 'instrumentPairs' ? reason.pairs : [],
  );
  if (pair === undefined) return null;
  const isWriting = [viewer, person].some(({ instruments: { keys, labels } }) =>
    labels.some(
      (label, index) => (label === pair.mine || label === pair.theirs) && familyOf(keys[index] ?? '') === 'writing',
    ),
  );
  return [pair.mine, pair.theirs, isWriting];
}

function sharedPlace(viewer: MatchInput, person: MatchInput): string | null {
  const [reason] = locationReasons(viewer, person);
  if (reason?.kind === 'placeSame') return reason.place;
  return reason?.kind === 'prefectureSame' ? reason.prefecture : null;
}

const reasonTexts: { [Kind in MatchReason['kind']]: (reason: MatchReason & { kind: Kind }, name: string) => string } = {
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
  return (reasonTexts[reason.kind] as (reason: MatchReason, name: string) => string)(reason, name);
}

const list = (words: readonly string[]) => words.join('、');

function missingSideText(who: Missing, name: string): string {
  if (who === 'me') return reasons.viewer;
  return who === 'them' ? reasons.person(name) : `${reasons.viewer}・${reasons.person(name)}`;
}
