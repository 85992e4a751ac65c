import { instrumentReasons, locationReasons } from '../../../scoring/matchScore.ts';
import type { MatchInput } from '../../../scoring/matchInput.ts';
import { sharedLabels } from '../../../scoring/matchTotal.ts';
import { sentence } from '../copy.ts';

/** Something that two people have in common, as a whole sentence and as the first half of one. */
interface Fact {
  alone: string;
  first: string;
}

/**
 * Returns one sentence about what two people have in common (rule F32): the first two of genres, instruments and place.
 * Instruments that both play come before those that complement each other.
 * @returns null when there is nothing
 * @example 'J-POPが好きで、どちらもボーカル'
 */
export function matchSentence(mine: MatchInput, theirs: MatchInput): string | null {
  const [one, other] = [genreFact, instrumentFact, placeFact].flatMap((fact) => fact(mine, theirs) ?? []);
  if (one === undefined) return null;
  return other === undefined ? one.alone : one.first + other.alone;
}

function genreFact(mine: MatchInput, theirs: MatchInput): Fact | null {
  const genres = sharedLabels(mine.genres, theirs.genres.keys);
  if (genres.length === 0) return null;
  const list = listed(genres);
  return { alone: sentence.genres(list), first: sentence.genresFirst(list) };
}

function instrumentFact(mine: MatchInput, theirs: MatchInput): Fact | null {
  const shared = sharedLabels(mine.instruments, theirs.instruments.keys);
  if (shared.length > 0) return whole(sentence.instruments(listed(shared)));
  const pairs = instrumentReasons(mine, theirs).flatMap((reason) =>
    reason.kind === 'instrumentPairs' ? reason.pairs : [],
  );
  const [pair] = pairs;
  return pair === undefined ? null : whole(sentence.pair(pair.mine, pair.theirs));
}

function placeFact(mine: MatchInput, theirs: MatchInput): Fact | null {
  const [reason] = locationReasons(mine, theirs);
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
