import { instrumentReasons, locationReasons, type MatchReason, type Missing } from '../../scoring/matchScore.ts';
import type { MatchInput } from '../../scoring/matchInput.ts';
import { sharedLabels } from '../../scoring/matchTotal.ts';
import { reasons, sentence } from './copy.ts';

/** Something that two people have in common, as a whole sentence and as the first half of one. */
interface Fact {
  alone: string;
  first: string;
}

/**
 * Returns one sentence about what two people have in common: the first two of genres, instruments and place.
 * Instruments that both play come before those that complement each other.
 * @returns null when there is nothing
 * @example 'J-POPが好きで、どちらもボーカル'
 */
export function matchSentence(viewer: MatchInput, person: MatchInput): string | null {
  const [one, other] = [genreFact, instrumentFact, placeFact].flatMap((fact) => fact(viewer, person) ?? []);
  if (one === undefined) return null;
  return other === undefined ? one.alone : one.first + other.alone;
}

function genreFact(viewer: MatchInput, person: MatchInput): Fact | null {
  const genres = sharedLabels(viewer.genres, person.genres.keys);
  if (genres.length === 0) return null;
  const list = listed(genres);
  return { alone: sentence.genres(list), first: sentence.genresFirst(list) };
}

function instrumentFact(viewer: MatchInput, person: MatchInput): Fact | null {
  const shared = sharedLabels(viewer.instruments, person.instruments.keys);
  if (shared.length > 0) return whole(sentence.instruments(listed(shared)));
  const pairs = instrumentReasons(viewer, person).flatMap((reason) =>
    reason.kind === 'instrumentPairs' ? reason.pairs : [],
  );
  const [pair] = pairs;
  return pair === undefined ? null : whole(sentence.pair(pair.mine, pair.theirs));
}

function placeFact(viewer: MatchInput, person: MatchInput): Fact | null {
  const [reason] = locationReasons(viewer, person);
  if (reason?.kind === 'placeSame') return whole(sentence.place(reason.place));
  return reason?.kind === 'prefectureSame' ? whole(sentence.place(reason.prefecture)) : null;
}

const whole = (alone: string): Fact => ({ alone, first: sentence.and(alone) });

/** Joins the labels; it contains two at most. */
function listed(labels: readonly string[]): string {
  const [first = '', second] = labels;
  if (second === undefined) return first;
  return labels.length === 2 ? sentence.two(first, second) : sentence.some(first, second);
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
