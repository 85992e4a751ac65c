import { describe, expect, it } from 'vitest';
import { displayName, inventedArtist, legalName, type NameContext, username } from './names.ts';
import { type Random, seededRandom } from '../random.ts';

const context = (random: Random): NameContext => ({
  name: legalName('female', random),
  instrument: 'ドラム',
  part: 'Dr.',
  place: '高円寺',
});

const names = (() => {
  const random = seededRandom(60);
  return Array.from({ length: 10_000 }, () => displayName(context(random), random));
})();

describe('displayName', () => {
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
    const random = seededRandom(61);
    const plain = Array.from({ length: 500 }, () =>
      displayName({ name: legalName(null, random), instrument: null, part: null, place: null }, random),
    );
    expect(plain.filter((name) => /undefined|null/.test(name))).toEqual([]);
  });
});

describe('username', () => {
  it('is ASCII and ends with the index, so that it is unique', () => {
    const random = seededRandom(62);
    const handles = Array.from({ length: 2_000 }, (_, index) => username(context(random), index, random));
    expect(handles.filter((handle, index) => !/^[a-z_.]+$/.test(handle.slice(0, -String(index).length)))).toEqual([]);
    expect(new Set(handles).size).toBe(2_000);
  });

  it('works with a part that has no Latin letters', () => {
    const random = seededRandom(63);
    const handles = Array.from({ length: 200 }, (_, index) =>
      username({ ...context(random), part: '三味線' }, index, random),
    );
    expect(handles.filter((handle) => !/^[a-z][a-z_.]*[a-z]\d+$/.test(handle))).toEqual([]);
  });
});

describe('inventedArtist', () => {
  it('has many different results', () => {
    const random = seededRandom(64);
    expect(new Set(Array.from({ length: 2_000 }, () => inventedArtist(random))).size).toBeGreaterThan(800);
  });
});
