import { describe, expect, it } from 'vitest';
import { type MusicianSeed, musician } from './musician.ts';
import data from './data/people.json' with { type: 'json' };
import places from './data/places.json' with { type: 'json' };
import { seededRandom } from './random.ts';
import { tagCatalogue } from './tagCatalogue.ts';

const COUNT = 10_000;

const musicians = (seed: number, count = COUNT): MusicianSeed[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => musician(index, random));
};

const people = musicians(20);

/** The self-introductions of rule X23. */
const samples = [
  'ギター歴8年、90年代オルタナが好きです。週末に都内のスタジオへ入れるメンバーを探しています。',
  'ボーカルです。シティポップのカバーから始めて、ゆくゆくはオリジナルをやりたいです。',
  '社会人ドラマー。仕事のあとに月2回くらい叩ければ十分です。楽しく続けられる方、ぜひ。',
  'ベース初心者です！やさしく教えてくれる方とゆるく合わせたいです。',
  'ジャズピアノを弾いています。セッション中心ですが、歌ものの伴奏もできます。',
  'DTMで曲を作っています。歌ってくださる方、ギターを入れてくださる方を募集中です。',
  '吹奏楽出身のサックス奏者です。ファンクやソウルのホーン隊をやりたいです。',
  'メタル一筋15年。ツインギターの相方と、ブラストビートが得意なドラマーを探しています。',
  'バイオリンでロックをやりたいです。譜面があれば何でも弾きます。',
  '弾き語りをしています。ハモってくれる方、カホンを叩いてくれる方、一緒に路上に出ませんか。',
  'ボカロ曲をバンドアレンジで演奏する企画を立てています。全パート歓迎です。',
  '三味線とエレクトロニカを混ぜた音楽を作っています。変わったことが好きな方とつながりたいです。',
];

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
    const fits = ([name, chosen]: [string, string[]]) =>
      chosen.length <= 12 &&
      new Set(chosen).size === chosen.length &&
      chosen.every((value) => values.get(name)?.has(value));
    expect(people.filter(({ tags }) => !Object.entries(tags).every(fits))).toEqual([]);
    expect(new Set(people.map(({ tags }) => Object.keys(tags).join(' ')))).toEqual(
      new Set([[...values.keys()].join(' ')]),
    );
    for (const name of ['genres', 'instruments', 'purposes', 'locations'] as const)
      expect(Math.max(...people.map(({ tags }) => tags[name].length))).toBeGreaterThan(name === 'locations' ? 2 : 7);
  });

  it('chooses at most one age, gender and frequency, and copies it to the plain fields', () => {
    const wrong = people.filter(
      ({ tags, age_range, activity_level }) =>
        tags.ages.join() !== (age_range ?? '') ||
        tags.activity_frequency.join() !== (activity_level ?? '') ||
        tags.genders.length > 1,
    );
    expect(wrong).toEqual([]);
  });

  it('has not played for more years than its age allows', () => {
    const oldest: Record<string, number> = { '10s': 19, '20s': 29, '30s': 39, '40s': 49, '50s': 59, '60s_plus': 74 };
    for (const { age_range, years_of_experience } of people) {
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

  it('begins with the people of the data, of whom the first twelve are the writers of rule X23', () => {
    for (const [index, { display_name, bio, tags }] of data.people.entries()) {
      expect(people[index]).toMatchObject({ display_name, bio });
      expect(Object.values(people[index]?.tags ?? {}).map((values) => values.join(' '))).toEqual(tags.split('/'));
    }
    expect(people.slice(0, 12).map(({ bio }) => bio)).toEqual(samples);
  });

  it('does not share its arrays with another person', () => {
    const [first, second] = musicians(23, 2);
    first?.tags.genres.push('rock');
    expect(second).toEqual(musicians(23, 2)[1]);
    const blank = people.filter(({ tags }) => Object.values(tags).flat().length === 0);
    expect(blank[0]?.tags.genres).not.toBe(blank[1]?.tags.genres);
  });
});

describe('the bio of a musician', () => {
  const written = people.filter(({ bio }) => bio !== null);

  it('fills every slot and has no space at its ends', () => {
    const texts = written.flatMap(({ bio, looking_for }) => [bio, looking_for]);
    expect(texts.filter((text) => text !== null && /[{}]|undefined|null/.test(text))).toEqual([]);
    expect(texts.filter((text) => text !== null && (text.trim() !== text || text === ''))).toEqual([]);
  });

  it('contains only what fits the person', () => {
    const years = written.flatMap(({ bio, years_of_experience }) =>
      [...(bio?.matchAll(/歴(\d+)年/g) ?? [])].map(([, number]) => [Number(number), years_of_experience]),
    );
    expect(years.length).toBeGreaterThan(300);
    expect(years.filter(([stated, known]) => stated !== known)).toEqual([]);
    const drummers = written.filter(
      ({ tags: { instruments } }) => instruments.length === 1 && instruments[0] === 'drums',
    );
    expect(drummers.some(({ bio }) => bio?.includes('ドラマー'))).toBe(true);
    expect(drummers.filter(({ bio }) => /ギタリスト|ベーシスト|ピアニスト/.test(bio ?? ''))).toEqual([]);
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
    let mentions = 0;
    for (const [town, prefecture] of Object.entries(townsOfPrefectures)) {
      expect(places[prefecture].towns.split(' ')).toContain(town);
      for (const person of people.filter((someone) => someone.bio?.includes(town))) {
        mentions += 1;
        expect(person.tags.locations).toContain(prefecture);
      }
    }
    expect(mentions).toBeGreaterThan(20);
  });

  it('varies', () => {
    expect(new Set(written.map(({ bio }) => bio)).size / written.length).toBeGreaterThan(0.85);
  });
});
