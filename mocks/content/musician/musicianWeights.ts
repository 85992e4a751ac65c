import { places } from './places.ts';
import { pickWeighted, type Random, type Weighted } from '../random.ts';
import { tagsNamed, type TagValue, tagValues } from './tagCatalogue.ts';

type Age = TagValue<'ages'>;
type Gender = TagValue<'genders'>;
type Genre = TagValue<'genres'>;
type Level = TagValue<'skills'>;
type Location = TagValue<'locations'>;
type Purpose = TagValue<'purposes'>;
type Frequency = TagValue<'activity_frequency'>;

/* Distributions from which musicianTags.ts draws the tags of generated musicians. */

/** Age in years, both inclusive. */
export const ageSpans: Record<Age, readonly [youngest: number, oldest: number]> = {
  '10s': [15, 19],
  '20s': [20, 29],
  '30s': [30, 39],
  '40s': [40, 49],
  '50s': [50, 59],
  '60s_plus': [60, 74],
};

/** Distribution of ages. */
export const ageWeights: readonly Weighted<Age>[] = [
  ['10s', 9],
  ['20s', 41],
  ['30s', 26],
  ['40s', 14],
  ['50s', 7],
  ['60s_plus', 3],
];
/** Distribution of genders. */
export const genderWeights: readonly Weighted<Gender>[] = [
  ['male', 53],
  ['female', 36],
  ['other', 3],
  ['unspecified', 8],
];
/** Distribution of home prefectures, by population. */
export const homeWeights: readonly Weighted<Location>[] = tagValues('locations').map((home) => [
  home,
  places[home].population,
]);
/** All genres with equal weights, for those outside of a musician's scene. */
export const allGenreWeights: readonly Weighted<Genre>[] = tagValues('genres').map((genre) => [genre, 1]);

/** Instruments that women play more often than men, as in real bands and brass clubs. */
export const instrumentsFavouredByWomen: ReadonlySet<string> = new Set(
  tagsNamed('instruments', 'vocal chorus piano violin viola flute clarinet saxophone koto'),
);

/** Distribution of the frequency of activity. */
export const frequencyWeights: readonly Weighted<Frequency>[] = [
  ['daily', 8],
  ['weekly_2_3', 18],
  ['weekly_1', 30],
  ['monthly_2_3', 24],
  ['monthly_1', 9],
  ['irregular', 11],
];

/** Weights of the purposes by level: [beginner, intermediate, advanced, expert, master]. */
const purposeWeights: Record<Purpose, readonly [number, number, number, number, number]> = {
  form_band: [5, 8, 7, 3, 2],
  join_band: [6, 8, 5, 2, 1],
  recruit: [1, 5, 8, 4, 2],
  support: [0, 2, 6, 9, 10],
  session: [2, 5, 8, 8, 7],
  copy: [6, 8, 4, 1, 1],
  original: [2, 5, 8, 6, 4],
  live: [2, 6, 8, 6, 5],
  recording: [0.5, 2, 4, 5, 6],
  songwriting: [1, 3, 4, 5, 5],
  online: [2, 3, 4, 4, 4],
  movie: [1, 3, 3, 2, 1],
  practice: [9, 6, 2, 0.5, 0],
  friends: [9, 8, 5, 3, 2],
  lesson: [7, 2, 2, 6, 6],
  pro: [0.3, 1, 3, 4, 2],
  hobby: [8, 8, 5, 2, 0.5],
};

/** The skill levels from beginner to master. */
export const levels = tagValues('skills');

const purposesOf = (column: 0 | 1 | 2 | 3 | 4): readonly Weighted<Purpose>[] =>
  tagValues('purposes').map((purpose) => [purpose, purposeWeights[purpose][column]]);

/** Distribution of the purposes of people of each level. */
export const purposesByLevel: Record<Level, readonly Weighted<Purpose>[]> = {
  beginner: purposesOf(0),
  intermediate: purposesOf(1),
  advanced: purposesOf(2),
  expert: purposesOf(3),
  master: purposesOf(4),
};

/** Distribution of levels by years of playing, for up to and including `upTo` years. */
const levelWeightsByYears: readonly (readonly [upTo: number, Readonly<Record<Level, number>>])[] = [
  [1, { beginner: 88, intermediate: 12, advanced: 0, expert: 0, master: 0 }],
  [3, { beginner: 38, intermediate: 58, advanced: 4, expert: 0, master: 0 }],
  [7, { beginner: 8, intermediate: 62, advanced: 28, expert: 2, master: 0 }],
  [14, { beginner: 2, intermediate: 33, advanced: 53, expert: 11, master: 1 }],
  [24, { beginner: 1, intermediate: 24, advanced: 48, expert: 23, master: 4 }],
  [Infinity, { beginner: 1, intermediate: 20, advanced: 41, expert: 28, master: 10 }],
];

/** Returns a random skill level that fits so many years of playing. */
export function levelFor(years: number, random: Random): Level {
  const [, weights] = levelWeightsByYears.find(([upTo]) => years <= upTo) as (typeof levelWeightsByYears)[number];
  return pickWeighted(
    levels.map((level) => [level, weights[level]] as const),
    random,
  );
}
