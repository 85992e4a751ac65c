import { describe, expect, it } from 'vitest';
import type { BioFacts } from './bioFacts.ts';
import { bio } from './bios.ts';
import { musician } from '../musician/musician.ts';
import { places } from '../musician/places.ts';
import { seededRandom } from '../random.ts';

const drummer: BioFacts = {
  genres: ['metal'],
  instruments: ['drums'],
  purposes: ['support'],
  locations: ['osaka'],
  level: 'expert',
  age: '40s',
  frequency: 'monthly_1',
  years: 21,
  artist: null,
};

const biosOf = (facts: BioFacts, count: number) => {
  const random = seededRandom(11);
  return Array.from({ length: count }, () => bio(facts, random));
};

describe('bio', () => {
  const bios = biosOf(drummer, 3_000);
  const written = bios.filter((text) => text !== null);

  it('fills every slot and ends with a final punctuation mark', () => {
    expect(written.filter((text) => /[{}]|undefined|null/.test(text))).toEqual([]);
    expect(written.filter((text) => text.trim() !== text || text === '')).toEqual([]);
  });

  it('contains only what fits a drummer in Osaka', () => {
    expect(written.some((text) => text.includes('ドラマー'))).toBe(true);
    expect(written.filter((text) => /(歌って|弾いて|吹いて)います|初心者ですが|東京|プロとして/.test(text))).toEqual(
      [],
    );
    const years = written.flatMap((text) => text.match(/歴\d+年/g) ?? []);
    expect(new Set(years)).toEqual(new Set(['歴21年']));
  });

  it('names only places in the person’s own prefectures', () => {
    const townsOfPrefectures = {
      下北沢: 'tokyo',
      高円寺: 'tokyo',
      横浜: 'kanagawa',
      札幌: 'hokkaido',
      梅田: 'osaka',
      那覇: 'okinawa',
      仙台: 'miyagi',
    } as const;
    const random = seededRandom(12);
    const people = Array.from({ length: 4_000 }, (_, index) => musician(index + 100, random));
    let mentions = 0;
    for (const [town, prefecture] of Object.entries(townsOfPrefectures)) {
      expect(places[prefecture].towns).toContain(town);
      for (const person of people.filter((someone) => someone.bio?.includes(town))) {
        mentions += 1;
        expect(person.tags.locations).toContain(prefecture);
      }
    }
    expect(mentions).toBeGreaterThan(20);
  });

  it('varies', () => {
    const random = seededRandom(13);
    const texts = Array.from({ length: 10_000 }, (_, index) => musician(index, random).bio).filter(
      (text) => text !== null,
    );
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.85);
  });
});
