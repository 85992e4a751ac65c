import { genreWord } from './genreWords.ts';
import { instrumentWords } from './instrumentWords.ts';
import { places, spokenPrefecture } from '../musician/places.ts';
import { integer, pick, type Random } from '../random.ts';
import type { Slots } from '../chats/slots.ts';
import { tagsNamed, type TagValue } from '../musician/tagCatalogue.ts';
import { wantedParts } from './wantedParts.ts';

/**
 * The facts about a person that a self-introduction can mention. Lists are in the person's own order: the first is the
 * main one.
 */
export interface BioFacts {
  readonly genres: readonly TagValue<'genres'>[];
  readonly instruments: readonly TagValue<'instruments'>[];
  readonly purposes: readonly TagValue<'purposes'>[];
  readonly locations: readonly TagValue<'locations'>[];
  readonly level: TagValue<'skills'> | null;
  readonly age: TagValue<'ages'> | null;
  readonly frequency: TagValue<'activity_frequency'> | null;
  readonly years: number | null;
  readonly artist: string | null;
}

/** Genres that people mention with a decade. */
const genresWithDecades: ReadonlySet<string> = new Set(
  tagsNamed(
    'genres',
    'rock jpop pop alternative punk melocore hardrock metal visual_kei funk soul_rnb hiphop house_techno kayo',
  ),
);

/** Minimum number of years of playing to be mentioned. */
export const PLAYING_FOR_YEARS = 2;
const LONG_PLAYING = 10;

/** Returns the words for the slots of a person's sentences; see bioSentences.ts. */
export function slotsOf(facts: BioFacts, random: Random): Slots {
  const [main, second] = facts.instruments.map((instrument) => instrumentWords[instrument]);
  const genres = facts.genres.map(genreWord).filter((genre) => genre !== null);
  const decade = facts.genres.find((genre) => genresWithDecades.has(genre));
  const [home] = facts.locations;
  const [want, want2] = wantedParts(facts.instruments, random);
  return {
    i: main?.spoken,
    role: main?.role,
    plays: main?.plays,
    playing: main?.playing,
    can: main?.canPlay,
    i2: second?.spoken === main?.spoken ? undefined : second?.spoken,
    g: genres[0],
    g2: genres[1],
    era: decade && (genreWord(decade) ?? undefined),
    pref: home && spokenPrefecture(home),
    town: home && pick(places[home].towns, random),
    years: facts.years !== null && facts.years >= PLAYING_FOR_YEARS ? String(facts.years) : undefined,
    long: facts.years !== null && facts.years >= LONG_PLAYING ? String(facts.years) : undefined,
    artist: facts.artist ?? undefined,
    want,
    want2,
    n: String(integer(2, 6, random)),
  };
}
