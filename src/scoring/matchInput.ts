import type { Profile } from '../api/generated/model/index.ts';
import { comparisonKey, tagLabel, type TagNames, normalized } from './comparisonKey.ts';
import { pairSides, type PairSides } from './instrumentFamilies.ts';
import { placeOf, type Place } from './place.ts';

/** A set of tags: `labels[i]` is the label of the comparison key `keys[i]`. Keys are unique. */
export interface TagSet {
  readonly keys: readonly string[];
  readonly labels: readonly string[];
}

/** The data of a person for the match score, prepared so that comparing two people is cheap. */
export interface MatchInput {
  readonly genres: TagSet;
  readonly instruments: TagSet;
  readonly pairSides: PairSides;
  readonly skill: SkillLevel;
  /** The first registered place; null without one. */
  readonly place: Place | null;
  /** Comparison keys of instruments that the person looks for in others; profiles do not contain them yet. */
  readonly seekingInstruments: readonly string[];
  readonly seekingGenres: readonly string[];
}

/** The properties of a profile that the match score uses. */
export type MatchProfile = Partial<Pick<Profile, 'location' | 'genres' | 'instruments'>> & {
  readonly tags: Partial<
    Readonly<Record<'genres' | 'instruments' | 'skill_levels' | 'skills' | 'locations', readonly TagNames[]>>
  >;
};

/** Instruments and genres that a person looks for, as tags or as plain texts. */
interface Seeking {
  readonly instruments?: readonly (TagNames | string)[];
  readonly genres?: readonly (TagNames | string)[];
}

/**
 * Prepares a profile: uses its tags, else the plain lists that some responses contain, and the first skill
 * and the first place in the server's order.
 */
export function toMatchInput(profile: MatchProfile, seeking: Seeking = {}): MatchInput {
  const { tags } = profile;
  const instruments = tagSet(filled(tags.instruments) ?? profile.instruments);
  const place = tags.locations?.[0] === undefined ? profile.location : tagLabel(tags.locations[0]);
  return {
    genres: tagSet(filled(tags.genres) ?? profile.genres),
    instruments,
    pairSides: pairSides(instruments.keys),
    // The catalogue's name for the category.
    skill: skillLevel((tags.skill_levels ?? tags.skills)?.[0]),
    place: place === undefined || place.trim() === '' ? null : placeOf(place),
    seekingInstruments: tagSet(seeking.instruments).keys,
    seekingGenres: tagSet(seeking.genres).keys,
  };
}

function filled<Item>(list: readonly Item[] | undefined): readonly Item[] | undefined {
  return list === undefined || list.length === 0 ? undefined : list;
}

const NOTHING: TagSet = { keys: [], labels: [] };

function tagSet(tags: readonly (TagNames | string)[] | undefined): TagSet {
  if (tags === undefined || tags.length === 0) return NOTHING;
  const keys: string[] = [];
  const labels: string[] = [];
  for (const entry of tags) {
    const tag = typeof entry === 'string' ? { display_name_ja: entry } : entry;
    const key = comparisonKey(tag);
    if (key === '' || keys.includes(key)) continue;
    keys.push(key);
    labels.push(tagLabel(tag));
  }
  return { keys, labels };
}

/** Skill of a person: 1 beginner, 2 intermediate, 3 advanced, 4 expert, 5 master. */
type SkillRank = 1 | 2 | 3 | 4 | 5;

export interface SkillLevel {
  readonly rank: SkillRank;
  /** The registered label; null without one, which counts as beginner. */
  readonly label: string | null;
}

const levelNames: Record<SkillRank, readonly string[]> = {
  1: ['beginner', '初心者', '初級', '初級者'],
  2: ['intermediate', '中級', '中級者'],
  3: ['advanced', '上級', '上級者'],
  4: ['expert', 'professional', 'pro', 'エキスパート', 'プロ級'],
  5: ['master', 'マスター', 'プロ'],
};
const ranks = new Map(
  ([1, 2, 3, 4, 5] as const).flatMap((rank) => levelNames[rank].map((name) => [name, rank] as const)),
);

/** Returns the level of a skill tag, found by its code, name or label; any other tag is a beginner. */
export function skillLevel(tag: TagNames | undefined): SkillLevel {
  if (tag === undefined) return nothingRegistered;
  const rank =
    ranks.get(comparisonKey(tag)) ??
    ranks.get(normalized(tag.name ?? '')) ??
    ranks.get(normalized(tag.display_name_ja ?? '')) ??
    1;
  return { rank, label: tagLabel(tag) };
}

const nothingRegistered: SkillLevel = { rank: 1, label: null };
