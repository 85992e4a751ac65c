import type { FamilyName, GivenName } from './namePools.ts';
import {
  awkwardNames,
  familyNames,
  femaleGivenNames,
  maleGivenNames,
  projectAdjectives,
  projectLatinFirst,
  projectLatinSecond,
  projectNouns,
  artistFamilyNames,
  artistGivenNames,
} from './namePools.ts';
import { chance, integer, pick, pickWeighted, type Random, type Weighted } from '../random.ts';
import type { TagValue } from './tagCatalogue.ts';

/** The legal name of a generated musician; `displayName` decides what is shown of it. */
export interface LegalName {
  readonly family: FamilyName;
  readonly given: GivenName;
}

/** The facts about a person that a display name may refer to. */
export interface NameContext {
  readonly name: LegalName;
  /** The instrument in words: ギター, ドラム. Null for people without one. */
  readonly instrument: string | null;
  /** Its abbreviation: Gt., Dr. */
  readonly part: string | null;
  /** A quarter or town, for names such as けんた@下北沢. */
  readonly place: string | null;
}

const hiraganaToKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a family name and a given name that fits the gender. */
export function legalName(gender: TagValue<'genders'> | null, random: Random): LegalName {
  const men = gender === 'male' || (gender !== 'female' && chance(0.5, random));
  return { family: pick(familyNames, random), given: pick(men ? maleGivenNames : femaleGivenNames, random) };
}

function nickname({ name }: NameContext, random: Random): string {
  const head = name.given.kana.slice(0, /^.[ゃゅょ]/.test(name.given.kana) ? 3 : 2);
  const tail = pick(
    ['っち', 'たん', 'ぽん', 'ちゃん', 'すけ', 'やん', 'ぴ', 'ーん', 'っぺ', '丸', '吉', 'ぞう'],
    random,
  );
  const nick = `${head.replace(/っ$/, '')}${tail}`;
  return chance(0.3, random) ? hiraganaToKatakana(nick) : nick;
}

function withPart({ name, instrument, part }: NameContext, random: Random): string {
  const kana = name.given.kana;
  if (instrument === null || part === null) return kana;
  return pick(
    [
      `${instrument}の${kana}`,
      `${kana}（${part}）`,
      `${kana}@${part}`,
      `${part} ${capitalised(name.given.romaji)}`,
      `${instrument}担当${kana}`,
      `${kana}＠${part}練習中`,
      `週末${instrument}の${name.family.kanji}`,
    ],
    random,
  );
}

function withPlace(context: NameContext, random: Random): string {
  if (context.place === null) return nickname(context, random);
  const { kana } = context.name.given;
  const shown = pick([kana, hiraganaToKatakana(kana), nickname(context, random)], random);
  return pick([`${shown}@${context.place}`, `${context.place}の${shown}`, `${shown}＠${context.place}`], random);
}

function romajiHandle({ name, part }: NameContext, random: Random): string {
  const given = name.given.romaji;
  const family = name.family.romaji;
  const instrument = (part ?? 'music').replaceAll('.', '').toLowerCase();
  return pick(
    [
      given,
      capitalised(given),
      given.toUpperCase(),
      `${given}_${instrument}`,
      `${capitalised(given)}.${family.charAt(0).toUpperCase()}`,
      `${given}${integer(1, 99, random)}`,
      `${capitalised(given)} ${capitalised(family)}`,
      part === 'DJ' ? `DJ ${given.toUpperCase()}` : `${given}-${instrument}`,
      `Mr.${capitalised(family)}`,
      `${family}_${given.charAt(0)}`,
    ],
    random,
  );
}

function artistName(random: Random): string {
  const separator = chance(0.25, random) ? ' ' : '';
  return `${pick(artistFamilyNames, random).kanji}${separator}${pick(artistGivenNames, random).kanji}`;
}

function projectName(random: Random): string {
  if (chance(0.35, random)) return `${pick(projectLatinFirst, random)} ${pick(projectLatinSecond, random)}`;
  return `${pick(projectAdjectives, random)}${pick(projectNouns, random)}`;
}

type NameStyle = (context: NameContext, random: Random) => string;

const styles: readonly Weighted<NameStyle>[] = [
  [({ name }) => `${name.family.kanji} ${name.given.kanji}`, 17],
  [({ name }) => `${name.family.kanji}${name.given.kanji}`, 6],
  [({ name }) => `${name.family.kanji}${name.given.kana}`, 5],
  [({ name }) => name.given.kana, 9],
  [({ name }) => hiraganaToKatakana(name.given.kana), 4],
  [({ name }) => name.given.kanji, 5],
  [({ name }) => name.family.kanji, 1],
  [nickname, 9],
  [withPart, 11],
  [withPlace, 6],
  [romajiHandle, 12],
  [(_, random) => artistName(random), 10],
  [(_, random) => projectName(random), 4],
  [
    ({ name }, random) => `${name.given.kana}${pick(['🎶', '🎧', '🌙', '🍊', '☕', '🐈', '🌈', '🔥', '🌻'], random)}`,
    2,
  ],
  [(_, random) => pick(awkwardNames, random), 1],
];

/**
 * Returns a display name as musicians use it: full, the given name only, a handle, an artist name, sometimes an unusual
 * one.
 */
export function displayName(context: NameContext, random: Random): string {
  return pickWeighted(styles, random)(context, random);
}

/**
 * Returns an ASCII handle of letters, digits, `_` and `.`, unique by `index`: its only digits are the index at its end.
 * @param index 0 or more
 */
export function username({ name, part }: NameContext, index: number, random: Random): string {
  const { romaji: given } = name.given;
  const { romaji: family } = name.family;
  const instrument = part?.replace(/[^A-Za-z]/g, '').toLowerCase() || 'music';
  const base = pick(
    [
      given,
      `${given}_${instrument}`,
      `${given}.${family}`,
      `${given}_${family.charAt(0)}`,
      `${instrument}_${given}`,
      `${family}_${given}`,
      `${given}_music`,
      `${pick(artistFamilyNames, random).romaji}_${pick(artistGivenNames, random).romaji}`,
    ],
    random,
  );
  return `${base}${index}`;
}

/** Returns the name of an artist or band that does not exist. */
export function inventedArtist(random: Random): string {
  return chance(0.8, random) ? projectName(random) : artistName(random);
}
