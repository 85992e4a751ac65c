import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MatchProfile, toMatchInput } from './matchInput.ts';
import { matchLabel, matchTotal } from './matchTotal.ts';
import { type GenreReason, type InstrumentReason, matchScore, type MatchScore } from './matchScore.ts';

const tag = (value: string) => ({ id: value, name: value, value, display_name_ja: value, sort_order: 1 });
const tagsOf = (values: string[], maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength }).map((list) => list.map(tag));

const genres = ['rock', 'jpop', 'jazz', 'metal', 'ska', 'folk', 'edm', 'idol', 'funk', 'punk'];
const instruments = [
  ...['vocal', 'rap', 'electric_guitar', 'ukulele', 'bass', 'drums', 'cajon', 'piano', 'violin', 'flute', 'koto'],
  ...['dj', 'composer', 'theremin'],
];
const skills = ['beginner', 'intermediate', 'advanced', 'expert', 'master', 'unheard_of'];
const places = ['東京都', '東京都渋谷区', '千葉県', '大阪府', '北海道', 'オンライン'];

const profile: fc.Arbitrary<MatchProfile> = fc.record({
  tags: fc.record({
    genres: tagsOf(genres, 10),
    instruments: tagsOf(instruments, 8),
    skill_levels: tagsOf(skills, 2),
    locations: tagsOf(places, 2),
  }),
});
const somebody = profile.map((person) => toMatchInput(person));

test('a whole number from 40 to 100 with its label (G1: the formula goes no lower)', () => {
  fc.assert(
    fc.property(somebody, somebody, (a, b) => {
      const { total, label } = matchScore(a, b);
      expect(Number.isInteger(total) && total >= 40 && total <= 100).toBe(true);
      expect(label).toBe(matchLabel(total));
    }),
  );
});

test('the score without reasons is equal', () => {
  fc.assert(
    fc.property(somebody, somebody, (a, b) => {
      expect(matchTotal(a, b)).toBe(matchScore(a, b).total);
    }),
  );
});

test('symmetric', () => {
  fc.assert(
    fc.property(somebody, somebody, (a, b) => {
      expect(matchTotal(a, b)).toBe(matchTotal(b, a));
    }),
  );
});

test('the order of genres and instruments and duplicates make no difference', () => {
  const shuffled = profile.chain((person) => {
    const { genres: g = [], instruments: i = [] } = person.tags;
    const shuffle = <Item>(list: readonly Item[]) =>
      fc.shuffledSubarray([...list], { minLength: list.length }).map((items) => [...items, ...items.slice(0, 1)]);
    return fc.record({
      before: fc.constant(person),
      after: fc
        .record({ genres: shuffle(g), instruments: shuffle(i) })
        .map((lists) => ({ tags: { ...person.tags, ...lists } })),
    });
  });
  fc.assert(
    fc.property(somebody, shuffled, (me, { before, after }) => {
      expect(matchTotal(me, toMatchInput(after))).toBe(matchTotal(me, toMatchInput(before)));
    }),
  );
});

test('an additional common genre never lowers the score', () => {
  const withGenre = (person: MatchProfile, genre: string): MatchProfile => ({
    tags: { ...person.tags, genres: [...(person.tags.genres ?? []), tag(genre)] },
  });
  fc.assert(
    fc.property(profile, profile, fc.constantFrom(...genres, 'new'), (a, b, genre) => {
      const before = matchTotal(toMatchInput(a), toMatchInput(b));
      const after = matchTotal(toMatchInput(withGenre(a, genre)), toMatchInput(withGenre(b, genre)));
      expect(after).toBeGreaterThanOrEqual(before);
    }),
  );
});

/** Points of a part as a fraction, computed only from its reasons. */
type Fraction = readonly [numerator: bigint, denominator: bigint];

function genrePoints(reasons: readonly GenreReason[]): Fraction {
  const isSame = reasons.some(({ kind }) => kind === 'genresSame');
  for (const reason of reasons) {
    if (reason.kind === 'genresMissing') return [reason.who === 'both' ? 60n : 30n, 1n];
    if (reason.kind === 'genresDiffer') return [20n, 1n];
    if (reason.kind === 'genresShared') {
      const of = BigInt(reason.of);
      return [(isSame ? 60n : 50n) * of + 50n * BigInt(reason.genres.length), of];
    }
  }
  throw new Error('no reason');
}

function instrumentPoints(reasons: readonly InstrumentReason[]): Fraction {
  let pairs = 0;
  let shared = 0n;
  let of = 1n;
  for (const reason of reasons) {
    if (reason.kind === 'instrumentsMissing') return [reason.who === 'both' ? 50n : 30n, 1n];
    if (reason.kind === 'instrumentPairs') pairs = reason.pairs.length;
    if (reason.kind === 'instrumentsShared') [shared, of] = [BigInt(reason.instruments.length), BigInt(reason.of)];
  }
  return [50n * shared + (pairs === 0 ? 10n : pairs === 1 ? 40n : 50n) * of, of];
}

const placePoints = { placeSame: 100n, prefectureSame: 85n, regionSame: 70n, placeFar: 30n };

function totalOfReasons({ parts }: MatchScore): number {
  const [skill] = parts.skill.reasons;
  const [place] = parts.location.reasons;
  if (skill === undefined || place === undefined) throw new Error('no reason');
  const skillPoints = [100n, 80n, 50n, 20n, 0n][Math.abs(skill.mine.rank - skill.theirs.rank)] ?? 0n;
  const location = place.kind === 'placeMissing' ? (place.who === 'both' ? 70n : 40n) : placePoints[place.kind];
  const [g, gOf] = genrePoints(parts.genre.reasons);
  const [i, iOf] = instrumentPoints(parts.instrument.reasons);
  const numerator = 7n * (4n * g * iOf + 3n * i * gOf + (2n * skillPoints + location) * gOf * iOf);
  const denominator = 100n * gOf * iOf;
  const rounded = (numerator + denominator - 1n) / denominator + 30n;
  return Math.min(100, Number(rounded));
}

describe('the reasons', () => {
  test('add up to the total', () => {
    fc.assert(
      fc.property(somebody, somebody, (a, b) => {
        const score = matchScore(a, b);
        expect(totalOfReasons(score)).toBe(score.total);
      }),
      { numRuns: 500 },
    );
  });
});
