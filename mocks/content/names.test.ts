import { describe, expect, it } from 'vitest';
import { inventedArtist, inventName, type NameFacts } from './names.ts';
import { seededRandom } from './random.ts';

const drummer: NameFacts = { gender: 'female', instrument: 'ドラム', part: 'Dr.', town: '高円寺' };
const namesOf = (facts: NameFacts, seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => inventName(facts, random));
};
const names = namesOf(drummer, 60, 10_000).map(({ displayName }) => displayName);

describe('a display name', () => {
  it.each([
    ['kanji with a space', /^\p{Script=Han}+ \p{Script=Han}+$/u],
    ['hiragana', /^\p{Script=Hiragana}+$/u],
    ['katakana', /^[\p{Script=Katakana}ー]+$/u],
    ['latin', /^[A-Za-z_.0-9 -]+$/],
    ['with the part', /ドラムの/],
    ['with the place', /[@＠]高円寺/],
    ['emoji', /\p{Extended_Pictographic}/u],
    ['beyond 16 bits', /𠮷/],
    ['very long', /^.{25,}$/u],
  ])('is sometimes %s', (_, pattern) => {
    expect(names.filter((name) => pattern.test(name)).length).toBeGreaterThan(2);
  });

  it('varies and is never empty', () => {
    expect(new Set(names).size).toBeGreaterThan(5_000);
    expect(names.filter((name) => name.trim() !== name || name === '' || /undefined|null/.test(name))).toEqual([]);
  });

  it('works without a part and a place', () => {
    const plain = namesOf({ gender: null, instrument: null, part: null, town: null }, 61, 500);
    expect(plain.filter(({ displayName }) => /undefined|null/.test(displayName))).toEqual([]);
  });
});

describe('a handle', () => {
  it('is ASCII without digits, so that a number at its end makes it unique', () => {
    const handles = namesOf(drummer, 62, 2_000).map(({ handle }) => handle);
    expect(handles.filter((handle) => !/^[a-z_.]+$/.test(handle))).toEqual([]);
    expect(new Set(handles).size).toBeGreaterThan(500);
  });

  it('works with a part that has no Latin letters', () => {
    const handles = namesOf({ ...drummer, part: '三味線' }, 63, 200).map(({ handle }) => handle);
    expect(handles.filter((handle) => !/^[a-z][a-z_.]*[a-z]$/.test(handle))).toEqual([]);
  });
});

describe('inventedArtist', () => {
  it('has many different results', () => {
    const random = seededRandom(64);
    expect(new Set(Array.from({ length: 2_000 }, () => inventedArtist(random))).size).toBeGreaterThan(800);
  });
});
