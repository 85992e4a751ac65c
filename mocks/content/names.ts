import data from './data/names.json' with { type: 'json' };
import { chance, integer, pick, pickWeighted, type Random, type Weighted } from './random.ts';
import { fill, isFillable, type Slots } from './texts.ts';

/** The facts about a person that a name may refer to; null for what is not known. */
export interface NameFacts {
  readonly gender: string | null;
  /** The instrument in words: ギター, ドラム. */
  readonly instrument: string | null;
  /** Its abbreviation: Gt., Dr. */
  readonly part: string | null;
  /** A quarter or town, for names such as けんた@下北沢. */
  readonly town: string | null;
}

/** Parses names in their spellings: `佐藤/sato 鈴木/suzuki`. */
const spellings = (text: string) => text.split(' ').map((name) => name.split('/'));

const families = spellings(data.family);
const givenNames = { male: spellings(data.male), female: spellings(data.female) };
const artistFamilies = spellings(data.artistFamily);
const artistGivenNames = spellings(data.artistGiven);
const [projects, latinProjects] = [data.projects, data.latinProjects].map((parts) =>
  parts.map((part) => part.split('/')),
) as [string[][], string[][]];
const styles = Object.entries(data.styles) satisfies Weighted<string>[];

const katakana = (text: string) => text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns one part after the other, from lists of which each has some. */
const joined = (lists: readonly (readonly string[])[], separator: string, random: Random) =>
  lists.map((list) => pick(list, random)).join(separator);

const projectName = (random: Random) =>
  chance(0.35, random) ? joined(latinProjects, ' ', random) : joined(projects, '', random);

/** Returns the name of an artist in its spellings: 月島ネオン and tsukishima_neon. */
function artistName(random: Random): { artist: string; artistRomaji: string } {
  const [family = '', familyRomaji = ''] = pick(artistFamilies, random);
  const [given = '', givenRomaji = ''] = pick(artistGivenNames, random);
  return {
    artist: `${family}${chance(0.25, random) ? ' ' : ''}${given}`,
    artistRomaji: `${familyRomaji}_${givenRomaji}`,
  };
}

function slotsOf({ gender, instrument, part, town }: NameFacts, random: Random): Slots {
  const isMale = gender === 'male' || (gender !== 'female' && chance(0.5, random));
  const [family = '', surname = ''] = pick(families, random);
  const [given = '', kana = '', romaji = ''] = pick(givenNames[isMale ? 'male' : 'female'], random);
  const head = kana.slice(0, /^.[ゃゅょ]/.test(kana) ? 3 : 2).replace(/っ$/, '');
  const nick = head + pick(data.nicknameEndings, random);
  return {
    ...{ family, surname, given, kana, romaji, nick, katakana: katakana(kana), katakanaNick: katakana(nick) },
    ...{ Romaji: capitalised(romaji), ROMAJI: romaji.toUpperCase(), Surname: capitalised(surname) },
    ...{ initial: romaji.charAt(0), surnameInitial: surname.charAt(0), S: surname.charAt(0).toUpperCase() },
    i: instrument ?? undefined,
    part: part ?? undefined,
    abbreviation: part?.replace(/[^A-Za-z]/g, '').toLowerCase() || 'music',
    town: town ?? undefined,
    number: String(integer(1, 99, random)),
    ...artistName(random),
    project: projectName(random),
    emoji: pick(data.emoji, random),
    awkward: pick(data.awkward, random),
  };
}

/**
 * Returns a display name as musicians use it: full, the given name only, a handle, an artist name, sometimes an unusual
 * one. The handle that goes with it has ASCII letters, `_` and `.`.
 */
export function inventName(facts: NameFacts, random: Random): { displayName: string; handle: string } {
  const slots = slotsOf(facts, random);
  const isKnown = facts.part !== null && facts.town !== null;
  const possible = isKnown ? styles : styles.filter(([style]) => isFillable(style, slots));
  return { displayName: fill(pickWeighted(possible, random), slots), handle: fill(pick(data.handles, random), slots) };
}

/** Returns the name of an artist or band that does not exist. */
export function inventedArtist(random: Random): string {
  return chance(0.8, random) ? projectName(random) : artistName(random).artist;
}
