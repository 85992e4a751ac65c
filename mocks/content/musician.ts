import { minutesInDay } from 'date-fns/constants';
import data from './data/people.json' with { type: 'json' };
import places from './data/places.json' with { type: 'json' };
import { inventedArtist, inventName } from './names.ts';
import { chance, integer, pick, pickWeighted, type Random, sample, shuffle, type Weighted } from './random.ts';
import {
  instrumentWords,
  type TagCategoryName,
  tagCatalogue,
  tagLabel,
  tagsNamed,
  type TagValue,
  tagValues,
} from './tagCatalogue.ts';
import { fillOne, type Slots } from './texts.ts';

/** The tags of a person by category, in order of preference. */
type Tags = { -readonly [Category in TagCategoryName]: TagValue<Category>[] };

/** A person of the fake backend, before it has ids and times. */
export interface MusicianSeed {
  /** ASCII, unique by index. */
  username: string;
  /** `musician{index}@example.com` */
  email: string;
  display_name: string;
  bio: string | null;
  /** The `value` of the tag in `tags.ages`. */
  age_range: string | null;
  /** The `value` of the tag in `tags.activity_frequency`. */
  activity_level: string | null;
  years_of_experience: number | null;
  website_url: string | null;
  twitter_url: string | null;
  instagram_url: string | null;
  youtube_url: string | null;
  soundcloud_url: string | null;
  /** An invented name. */
  favorite_artist: string | null;
  looking_for: string | null;
  /**
   * Values of the catalogue, whose `skills` are `skill_levels` here; 0 to 12 a category, at most one of ages, genders
   * and activity_frequency.
   */
  tags: Record<Exclude<TagCategoryName, 'skills'> | 'skill_levels', string[]>;
  has_avatar: boolean;
  joined_days_ago: number;
  /** Null for a person who was never active after the registration. Never before the registration. */
  active_minutes_ago: number | null;
}

/** What is known of a person: written in data/people.json, or varied from it. */
interface Person {
  readonly tags: Tags;
  readonly years: number | null;
  readonly favorite_artist: string | null;
  readonly looking_for: string | null;
  readonly bio: string | null;
}

const FIRST_MEMBERS_DAYS_AGO = 900;
/** Maximum number of tags per category. */
const MOST_TAGS = 12;
const categories = tagCatalogue.map(({ name }) => name);

/** Reads the tags of data/people.json: those of each category in the catalogue's order, with slashes between them. */
function tagsIn(text: string): Tags {
  const texts = text.split('/');
  return Object.fromEntries(
    categories.map((name, index) => [name, tagsNamed(name, texts[index] ?? '')]),
  ) as unknown as Tags;
}

const people = data.people.map((person) => ({ ...person, tags: tagsIn(person.tags) }));

/** The prefectures by population. */
const homes: readonly Weighted<TagValue<'locations'>>[] = tagValues('locations').map((home) => [
  home,
  places[home].population,
]);
const genders: readonly Weighted<TagValue<'genders'>>[] = [
  ['male', 53],
  ['female', 36],
  ['other', 3],
  ['unspecified', 8],
];

const wantedParts = tagsNamed('instruments', 'vocal bass drums keyboard electric_guitar saxophone');
const COUNTS_OF_NEIGHBOURS = [
  [0, 74],
  [1, 19],
  [2, 7],
] as const;

const townsOf = Object.fromEntries(
  Object.entries(places).map(([home, { towns }]) => [home, towns.split(' ')]),
) as Record<TagValue<'locations'>, string[]>;

/** Returns the spoken form of a prefecture: 東京, 大阪, 北海道. */
const spokenPrefecture = (home: TagValue<'locations'>) =>
  tagLabel('locations', home).replace(/(?<!北海)[都道府県]$/, '');

/** Returns one or more of these tags in another order, now and then with one that somebody else has. */
function someOf<Category extends TagCategoryName>(
  name: Category,
  own: readonly TagValue<Category>[],
  added: number,
  random: Random,
): TagValue<Category>[] {
  if (own.length === 0) return [];
  const some = shuffle(own, random).slice(0, integer(1, own.length, random));
  const all = tagValues(name);
  if (chance(0.01, random)) return [...new Set([...some, ...sample(all, MOST_TAGS - some.length, random)])];
  return chance(added, random) ? [...new Set([...some, pick(all, random)])] : some;
}

/** Returns the tags of somebody similar, who may live anywhere. */
function similarTags(own: Tags, random: Random): Tags {
  const ages = tagValues('ages');
  const age = own.ages.map((value) => ages[ages.indexOf(value) + pick([-1, 0, 0, 0, 1], random)] ?? value);
  const home = pickWeighted(homes, random);
  const nearby = tagsNamed('locations', places[home].neighbours);
  const neighbours = nearby.slice(0, pickWeighted(COUNTS_OF_NEIGHBOURS, random));
  const unless = <Value>(probability: number, values: Value[]) => (chance(probability, random) ? [] : values);
  return {
    genres: someOf('genres', own.genres, 0.4, random),
    instruments: someOf('instruments', own.instruments, 0.06, random),
    skills: unless(0.05, own.skills),
    purposes: someOf('purposes', own.purposes, 0.5, random),
    locations: own.locations.length === 0 ? [] : [home, ...neighbours],
    ages: unless(0.06, age),
    genders: own.instruments.length === 0 ? own.genders : unless(0.1, [pickWeighted(genders, random)]),
    activity_frequency: own.activity_frequency.length === 0 ? [] : [pick(tagValues('activity_frequency'), random)],
    performance_clips: unless(0.4, someOf('performance_clips', own.performance_clips, 0.3, random)),
  };
}

/** Returns the words for the slots of a person's sentences; undefined for what the person does not state. */
function slotsOf(tags: Tags, years: number | null, artist: string | null, random: Random): Slots {
  const [main] = tags.instruments;
  const [home] = tags.locations;
  const [g, g2] = tags.genres.filter((genre) => genre !== 'other').map((genre) => tagLabel('genres', genre));
  const label = <Category extends TagCategoryName>(name: Category, [value]: readonly TagValue<Category>[]) =>
    value && tagLabel(name, value);
  return {
    ...(main && instrumentWords[main]),
    ...{ g, g2, pref: home && spokenPrefecture(home), town: home && pick(townsOf[home], random) },
    years: years !== null && years >= 2 ? String(years) : undefined,
    artist: artist ?? undefined,
    age: label('ages', tags.ages),
    pace: label('activity_frequency', tags.activity_frequency),
    purpose: label('purposes', tags.purposes),
    wanted: instrumentWords[pick(wantedParts, random)].i,
  };
}

function similarBio(sentences: readonly string[], slots: Slots, random: Random): string | null {
  if (chance(0.05, random)) return null;
  const common = slots.role !== undefined && chance(0.2, random);
  const text = fillOne(common ? data.anybody : sentences, slots, random);
  if (text === null) return null;
  const aside = chance(0.3, random) ? pick(data.asides, random) : '';
  const closing = chance(0.55, random) ? (fillOne(data.closings, slots, random) ?? '') : '';
  // A list and a few of the others have each sentence on a line of its own.
  return [text, aside, closing].filter(Boolean).join(text.includes('\n') || chance(0.2, random) ? '\n' : '');
}

/** Returns a person like one of data/people.json, with another home and other details. */
function similarTo(person: (typeof people)[number], random: Random): Person {
  const tags = similarTags(person.tags, random);
  const artist = chance(0.55, random) ? inventedArtist(random) : null;
  const [age = '60s_plus'] = tags.ages.length === 0 ? person.tags.ages : tags.ages;
  // Nobody begins before the age of seven.
  const mostYears = 10 * tagValues('ages').indexOf(age) + 19 - 7;
  const isKnown = person.years !== null && !chance(0.1, random);
  const years = isKnown ? Math.min(mostYears, Math.round(person.years * (0.6 + random.next()))) : null;
  const slots = slotsOf(tags, years, artist, random);
  return {
    ...{ tags, years, favorite_artist: artist, bio: similarBio(person.similar, slots, random) },
    looking_for: chance(0.3, random) ? null : fillOne(data.looking_for, slots, random),
  };
}

/**
 * A plausible musician. The first ones are those of data/people.json, of which the first twelve have the
 * self-introductions of rule X23; every later one is similar to one of them.
 * @param index 0 or more; makes username and e-mail address unique
 * @param random the same state gives the same person
 */
export function musician(index: number, random: Random): MusicianSeed {
  const written = people[index];
  const person = written ?? similarTo(people[index % people.length] as (typeof people)[number], random);
  const { tags, years, favorite_artist, looking_for, bio } = person;
  const name = written ? { displayName: written.display_name, handle: written.username } : nameOf(tags, random);
  const isBlank = tags.genres.length + tags.instruments.length + tags.locations.length === 0;
  const joinedDaysAgo = Math.floor((isBlank ? 20 : FIRST_MEMBERS_DAYS_AGO) * random.next() ** 1.5);
  const username = `${name.handle}${index}`;
  return {
    username,
    email: `musician${index}@example.com`,
    display_name: name.displayName,
    ...{ bio, favorite_artist, looking_for, years_of_experience: years },
    age_range: tags.ages[0] ?? null,
    activity_level: tags.activity_frequency[0] ?? null,
    ...links(username, random),
    tags: Object.fromEntries(
      categories.map((category) => [category === 'skills' ? 'skill_levels' : category, [...tags[category]]]),
    ) as MusicianSeed['tags'],
    has_avatar: chance(isBlank ? 0.25 : 0.86, random),
    joined_days_ago: joinedDaysAgo,
    active_minutes_ago: activeMinutesAgo(joinedDaysAgo, random),
  };
}

function nameOf({ instruments: [main], locations: [home], genders: [gender] }: Tags, random: Random) {
  const { i, part } = main === undefined ? { i: null, part: null } : instrumentWords[main];
  const town = home === undefined ? null : pick(townsOf[home], random);
  return inventName({ gender: gender ?? null, instrument: i, part, town }, random);
}

function links(handle: string, random: Random) {
  const link = (probability: number, url: string) => (chance(probability, random) ? url : null);
  return {
    website_url: link(0.08, `https://${handle.replace(/[^a-z0-9]/g, '')}.example/`),
    twitter_url: link(0.34, `https://x.example/${handle}`),
    instagram_url: link(0.3, `https://instagram.example/${handle}`),
    youtube_url: link(0.24, `https://youtube.example/@${handle}`),
    soundcloud_url: link(0.12, `https://soundcloud.example/${handle}`),
  };
}

function activeMinutesAgo(joinedDaysAgo: number, random: Random): number | null {
  if (chance(0.04, random)) return null;
  const longest = Math.max(1, Math.min(joinedDaysAgo, 120) * minutesInDay);
  return chance(0.04, random) ? integer(0, 4, random) : Math.min(longest, Math.floor(3 ** (random.next() * 10.5)));
}
