import { minutesInDay } from 'date-fns/constants';
import { bio } from '../bios/bios.ts';
import { instrumentWords } from '../bios/instrumentWords.ts';
import { lookingFor } from '../bios/lookingFor.ts';
import { type DrawnTags, drawTags } from './musicianTags.ts';
import { displayName, inventedArtist, legalName, type NameContext, username } from './names.ts';
import { places } from './places.ts';
import { chance, integer, pick, type Random } from '../random.ts';
import { type SampleBio, sampleBios } from '../bios/sampleBios.ts';

/** The categories of a person's tags; `skill_levels` is the catalogue's `skills`. */
export type MusicianTagCategory =
  | 'genres'
  | 'instruments'
  | 'skill_levels'
  | 'purposes'
  | 'locations'
  | 'ages'
  | 'genders'
  | 'activity_frequency'
  | 'performance_clips';

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
  /** Values of the catalogue; 0 to 12 a category, at most one of ages, genders and activity_frequency. */
  tags: Record<MusicianTagCategory, string[]>;
  has_avatar: boolean;
  joined_days_ago: number;
  /** Null for a person who was never active after the registration. Never before the registration. */
  active_minutes_ago: number | null;
}

const FIRST_MEMBERS_DAYS_AGO = 900;

function tagsOfSample(sample: SampleBio, drawn: DrawnTags): DrawnTags {
  return {
    ...drawn,
    genres: sample.genres,
    instruments: sample.instruments,
    purposes: sample.purposes,
    levels: [sample.level],
    locations: ['tokyo'],
    age: sample.age,
    frequency: sample.frequency,
    years: sample.years,
  };
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

/**
 * A plausible musician: tags that go together, and a text, links and times that fit them. The first twelve (index 0 to
 * 11) are the writers of the self-introductions of rule X23. @param index 0 or more; makes username and e-mail
 * address unique @param random the same state gives the same person
 */
export function musician(index: number, random: Random): MusicianSeed {
  const sample = sampleBios[index];
  const drawn = drawTags(random);
  const tags = sample === undefined ? drawn : tagsOfSample(sample, drawn);
  const [main] = tags.instruments;
  const [home] = tags.locations;
  const words = main === undefined ? null : instrumentWords[main];
  const context: NameContext = {
    name: legalName(tags.gender, random),
    instrument: words?.spoken ?? null,
    part: words?.part ?? null,
    place: home === undefined ? null : pick(places[home].towns, random),
  };
  const handle = username(context, index, random);
  const artist = chance(0.55, random) ? inventedArtist(random) : null;
  const facts = { ...tags, level: tags.levels[0] ?? null, artist };
  const blank = tags.genres.length + tags.instruments.length + tags.locations.length === 0;
  const joinedDaysAgo = Math.floor((blank ? 20 : FIRST_MEMBERS_DAYS_AGO) * random.next() ** 1.7);
  return {
    username: handle,
    email: `musician${index}@example.com`,
    display_name: displayName(context, random),
    bio: sample?.text ?? bio(facts, random),
    age_range: tags.age,
    activity_level: tags.frequency,
    years_of_experience: tags.years,
    ...links(handle, random),
    favorite_artist: artist,
    looking_for: lookingFor(facts, random),
    tags: {
      genres: [...tags.genres],
      instruments: [...tags.instruments],
      skill_levels: [...tags.levels],
      purposes: [...tags.purposes],
      locations: [...tags.locations],
      ages: tags.age === null ? [] : [tags.age],
      genders: tags.gender === null ? [] : [tags.gender],
      activity_frequency: tags.frequency === null ? [] : [tags.frequency],
      performance_clips: [...tags.clips],
    },
    has_avatar: chance(blank ? 0.25 : 0.86, random),
    joined_days_ago: joinedDaysAgo,
    active_minutes_ago: activeMinutesAgo(joinedDaysAgo, random),
  };
}
