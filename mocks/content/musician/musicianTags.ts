import { places } from './places.ts';
import { chance, integer, pickWeighted, type Random, sampleWeighted, type Weighted } from '../random.ts';
import { secondInstruments, scenes } from './scenes.ts';
import {
  ageSpans,
  ageWeights,
  allGenreWeights,
  frequencyWeights,
  genderWeights,
  homeWeights,
  instrumentsFavouredByWomen,
  levelFor,
  levels,
  purposesByLevel,
} from './musicianWeights.ts';
import type { TagValue } from './tagCatalogue.ts';

type Age = TagValue<'ages'>;
type Gender = TagValue<'genders'>;
type Genre = TagValue<'genres'>;
type Instrument = TagValue<'instruments'>;
type Level = TagValue<'skills'>;
type Location = TagValue<'locations'>;
type Purpose = TagValue<'purposes'>;
type Frequency = TagValue<'activity_frequency'>;
type Clip = TagValue<'performance_clips'>;

/** Maximum number of tags per category. */
const MOST_TAGS = 12;

/** The tags of one generated musician by category, in order of preference. */
export interface DrawnTags {
  readonly genres: readonly Genre[];
  readonly instruments: readonly Instrument[];
  readonly levels: readonly Level[];
  readonly purposes: readonly Purpose[];
  readonly locations: readonly Location[];
  readonly age: Age | null;
  readonly gender: Gender | null;
  readonly frequency: Frequency | null;
  /** Kinds of performance videos. */
  readonly clips: readonly Clip[];
  /** Years of playing, null when unknown. */
  readonly years: number | null;
}

/** The tags of a musician who has none. */
const noTags: DrawnTags = {
  genres: [],
  instruments: [],
  levels: [],
  purposes: [],
  locations: [],
  age: null,
  gender: null,
  frequency: null,
  clips: [],
  years: null,
};

/**
 * Returns a random number of tags of a category: mostly a few, once in a hundred times up to `MOST_TAGS`.
 * @param weights how often each number occurs, from 0 tags on
 */
function tagCount(weights: readonly number[], random: Random): number {
  if (chance(0.01, random)) return integer(8, MOST_TAGS, random);
  return pickWeighted(
    weights.map((weight, count) => [count, weight] as const),
    random,
  );
}

function yearsOfPlaying(age: Age, random: Random): number {
  const [youngest, oldest] = ageSpans[age];
  const today = integer(youngest, oldest, random);
  // From the age of six on, earlier ages more often; some of the older ones have paused.
  const beginning = 6 + Math.floor((today - 6) * random.next() ** 1.4 * 0.95 + random.next() * 5);
  const pause = today >= 35 && chance(0.4, random) ? integer(2, 12, random) : 0;
  return Math.max(0, Math.min(today - 5, today - beginning - pause));
}

function drawInstruments(
  weights: readonly Weighted<Instrument>[],
  gender: Gender | null,
  random: Random,
): Instrument[] {
  const count = tagCount([4, 46, 29, 14, 4, 2, 1], random);
  if (count === 0) return [];
  const main = pickWeighted(
    weights.map(
      ([instrument, weight]) =>
        [
          instrument,
          gender === 'female' && instrumentsFavouredByWomen.has(instrument) ? weight * 1.7 : weight,
        ] as const,
    ),
    random,
  );
  const nearby = secondInstruments[main] ?? [];
  const others = sampleWeighted([...nearby, ...(nearby.length > 0 && count < 6 ? [] : weights)], count, random);
  return [...new Set([main, ...others])].slice(0, count);
}

function drawGenres(weights: readonly Weighted<Genre>[], random: Random): Genre[] {
  const count = tagCount([4, 16, 26, 25, 15, 8, 4, 2], random);
  const near = sampleWeighted(weights, chance(0.2, random) ? count - 1 : count, random);
  const elsewhere = allGenreWeights.filter(([genre]) => !near.includes(genre));
  return [...near, ...sampleWeighted(elsewhere, count - near.length, random)];
}

function drawLocations(random: Random): Location[] {
  const count = tagCount([5, 68, 19, 6, 2], random);
  if (count === 0) return [];
  const home = pickWeighted(homeWeights, random);
  const nearby = places[home].neighbours.slice(0, count - 1);
  const farther = count > 4 ? sampleWeighted(homeWeights, count, random) : [];
  return [...new Set([home, ...nearby, ...farther])].slice(0, count);
}

function drawPurposes(level: Level | null, random: Random): Purpose[] {
  return sampleWeighted(purposesByLevel[level ?? 'intermediate'], tagCount([6, 18, 29, 25, 14, 6, 2], random), random);
}

function drawClips(instruments: readonly Instrument[], random: Random): Clip[] {
  const [main] = instruments;
  if (main === undefined || !chance(0.46, random)) return [];
  const sings = main === 'vocal' || main === 'chorus';
  const drums = main === 'drums' || main === 'cajon' || main === 'percussion';
  const writes = main === 'dtm' || main === 'composer' || main === 'arranger' || main === 'engineer';
  const weights: readonly Weighted<Clip>[] = [
    ['play_cover', sings || drums || writes ? 0 : 9],
    ['sing_cover', sings ? 10 : 0],
    ['drum_cover', drums ? 10 : 0],
    ['original', writes ? 8 : 3],
    ['cover', 4],
    ['live', 4],
    ['studio', 3],
    ['session', 2],
    ['home_rec', writes ? 7 : 2],
    ['making', writes ? 5 : 0.5],
    ['street', main === 'acoustic_guitar' || sings || main === 'cajon' ? 2 : 0.3],
  ];
  return sampleWeighted(weights, integer(1, 3, random), random);
}

/**
 * Draws the tags of a generated musician, which go together: instruments and genres of one scene (such as jazz), a
 * skill level that fits the years of playing, a home prefecture and its neighbours. Some are drawn and not stated in
 * the profile (`trueAge`, `trueGender`, `trueYears`): the others depend on them all the same.
 */
export function drawTags(random: Random): DrawnTags {
  if (chance(0.02, random)) return noTags;
  const scene = pickWeighted(scenes, random);
  const trueAge = pickWeighted(ageWeights, random);
  const trueGender = pickWeighted(genderWeights, random);
  const gender = chance(0.9, random) ? trueGender : null;
  const instruments = drawInstruments(scene.instruments, trueGender, random);
  const trueYears = yearsOfPlaying(trueAge, random);
  const level = instruments.length > 0 && chance(0.95, random) ? levelFor(trueYears, random) : null;
  return {
    genres: drawGenres(scene.genres, random),
    instruments,
    levels: level === null ? [] : withNeighbour(level, random),
    purposes: drawPurposes(level, random),
    locations: drawLocations(random),
    age: chance(0.93, random) ? trueAge : null,
    gender,
    frequency: chance(0.86, random) ? pickWeighted(frequencyWeights, random) : null,
    clips: drawClips(instruments, random),
    years: instruments.length > 0 && chance(0.88, random) ? trueYears : null,
  };
}

/** A few musicians state two skill levels, their own and the one below, as if for a second instrument. */
function withNeighbour(level: Level, random: Random): Level[] {
  const below = levels[levels.indexOf(level) - 1];
  return below !== undefined && chance(0.05, random) ? [level, below] : [level];
}
