import { describe, expect, it } from 'vitest';
import { type MusicianSeed, musician } from './musician.ts';
import { seededRandom } from '../random.ts';
import { sampleBios } from '../bios/sampleBios.ts';
import { tagCatalogue } from './tagCatalogue.ts';

const COUNT = 10_000;

const musicians = (seed: number, count = COUNT): MusicianSeed[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => musician(index, random));
};

const people = musicians(20);

describe('musician', () => {
  it('is the same for the same seed and different for other seeds', () => {
    expect(JSON.stringify(musicians(21, 400))).toBe(JSON.stringify(musicians(21, 400)));
    expect(JSON.stringify(musicians(22, 400))).not.toBe(JSON.stringify(musicians(21, 400)));
  });

  it('has unique usernames and e-mail addresses', () => {
    expect(new Set(people.map(({ username }) => username.toLowerCase())).size).toBe(COUNT);
    expect(people.filter(({ username }) => !/^[a-z][a-z0-9_.]{2,39}$/.test(username))).toEqual([]);
    expect(people[17]?.email).toBe('musician17@example.com');
    expect(new Set(people.map(({ email }) => email)).size).toBe(COUNT);
  });

  it('has a name that the contract allows, and names vary', () => {
    expect(people.filter(({ display_name }) => display_name.length < 1 || display_name.length > 100)).toEqual([]);
    expect(new Set(people.map(({ display_name }) => display_name)).size).toBeGreaterThan(6_000);
  });

  it('chooses tags of the catalogue, each once, at most twelve per category', () => {
    const values = new Map<string, ReadonlySet<string>>(
      tagCatalogue.map(({ name, tags }) => [
        name === 'skills' ? 'skill_levels' : name,
        new Set(tags.map(({ value }) => value)),
      ]),
    );
    for (const { tags } of people) {
      expect(Object.keys(tags)).toEqual([...values.keys()]);
      for (const [name, chosen] of Object.entries(tags)) {
        expect(chosen.length).toBeLessThanOrEqual(12);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.filter((value) => !values.get(name)?.has(value))).toEqual([]);
      }
    }
  });

  it('chooses at most one age, gender and frequency, and copies it to the plain fields', () => {
    for (const { tags, age_range, activity_level } of people) {
      expect([age_range].filter((value) => value !== null)).toEqual(tags.ages);
      expect([activity_level].filter((value) => value !== null)).toEqual(tags.activity_frequency);
      expect(tags.genders.length).toBeLessThanOrEqual(1);
    }
  });

  it('has not played for more years than its age allows', () => {
    const oldest: Record<string, number> = { '10s': 19, '20s': 29, '30s': 39, '40s': 49, '50s': 59, '60s_plus': 74 };
    for (const { age_range, years_of_experience } of people.slice(sampleBios.length)) {
      if (age_range === null || years_of_experience === null) continue;
      expect(years_of_experience).toBeGreaterThanOrEqual(0);
      expect(years_of_experience).toBeLessThanOrEqual((oldest[age_range] ?? 0) - 5);
    }
  });

  it('was active after it registered', () => {
    for (const { joined_days_ago, active_minutes_ago } of people) {
      expect(joined_days_ago).toBeGreaterThanOrEqual(0);
      expect(active_minutes_ago ?? 0).toBeLessThanOrEqual(Math.max(4, joined_days_ago * 1_440));
    }
  });

  it('links only to reserved host names, which belong to nobody', () => {
    const links = people
      .flatMap((person) => [
        person.website_url,
        person.twitter_url,
        person.instagram_url,
        person.youtube_url,
        person.soundcloud_url,
      ])
      .filter((link) => link !== null);
    expect(links.length).toBeGreaterThan(5_000);
    expect(links.filter((link) => !new URL(link).hostname.endsWith('.example'))).toEqual([]);
  });

  it('begins with the writers of the self-introductions of rule X23', () => {
    for (const [index, { text, instruments, genres }] of sampleBios.entries()) {
      expect(people[index]?.bio).toBe(text);
      expect(people[index]?.tags.instruments).toEqual(instruments);
      expect(people[index]?.tags.genres).toEqual(genres);
    }
  });

  it('does not share its arrays with another person', () => {
    const [first, second] = musicians(23, 2);
    first?.tags.genres.push('rock');
    expect(second).toEqual(musicians(23, 2)[1]);
    const blank = people.filter(({ tags }) => Object.values(tags).flat().length === 0);
    expect(blank[0]?.tags.genres).not.toBe(blank[1]?.tags.genres);
  });
});
