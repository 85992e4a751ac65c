import { describe, expect, test } from 'vitest';
import { type MatchInput, toMatchInput } from './matchInput.ts';
import { matchScore } from './matchScore.ts';

interface Person {
  genres?: string[];
  instruments?: string[];
  skill?: string;
  place?: string;
}

const tags = (values: string[] = []) =>
  values.map((value) => ({ value, name: value, display_name_ja: `【${value}】`, id: value, sort_order: 1 }));

/** Creates the input of a person from the values of their tags and the label of the place. */
function person({ genres, instruments, skill, place }: Person): MatchInput {
  return toMatchInput({
    tags: {
      genres: tags(genres),
      instruments: tags(instruments),
      skill_levels: tags(skill === undefined ? [] : [skill]),
      locations: place === undefined ? [] : [{ display_name_ja: place }],
    },
  });
}

const score = (mine: Person, theirs: Person) => matchScore(person(mine), person(theirs));

/** Rule G11, computed by hand: the points of genre, instrument, skill and place, then the total. */
const vectors: [name: string, mine: Person, theirs: Person, points: number[], total: number][] = [
  ['nothing at all', {}, {}, [60, 50, 100, 70], 77],
  [
    'the same person',
    { genres: ['rock', 'jpop'], instruments: ['electric_guitar'], skill: 'intermediate', place: '東京都' },
    { genres: ['rock', 'jpop'], instruments: ['electric_guitar'], skill: 'intermediate', place: '東京都' },
    [110, 60, 100, 100],
    95,
  ],
  [
    'G3: a share of two thirds',
    { genres: ['rock', 'jpop'], instruments: ['electric_guitar'], skill: 'beginner', place: '東京都' },
    { genres: ['rock', 'jazz', 'metal'], instruments: ['bass', 'drums'], skill: 'advanced', place: '神奈川県' },
    [66.666_666_666_666_67, 50, 50, 70],
    72,
  ],
  [
    'as far apart as can be',
    { genres: ['rock'], instruments: ['electric_guitar'], skill: 'beginner', place: '北海道' },
    { genres: ['jazz'], instruments: ['ukulele'], skill: 'master', place: '沖縄県' },
    [20, 10, 0, 30],
    40,
  ],
  [
    'I have nothing',
    {},
    { genres: ['rock'], instruments: ['drums'], skill: 'master', place: '大阪府' },
    [30, 30, 0, 40],
    48,
  ],
  [
    'more than a hundred',
    { genres: ['rock'], instruments: ['electric_guitar', 'bass'], skill: 'advanced', place: '東京都渋谷区' },
    { genres: ['rock'], instruments: ['electric_guitar', 'bass'], skill: 'advanced', place: '東京都新宿区' },
    [110, 90, 100, 85],
    100,
  ],
  [
    'a duo',
    { genres: ['jazz'], instruments: ['vocal'], skill: 'expert', place: '大阪府' },
    { genres: ['jazz'], instruments: ['piano'], skill: 'advanced', place: '大阪府' },
    [110, 40, 80, 100],
    88,
  ],
  [
    'half in common',
    { genres: ['rock', 'pop'], instruments: ['electric_guitar', 'vocal'], skill: 'advanced', place: '東京都' },
    { genres: ['rock'], instruments: ['electric_guitar'], skill: 'expert', place: '東京都' },
    [75, 65, 80, 100],
    83,
  ],
];

describe('G11: the vectors', () => {
  test.each(vectors)('%s', (_, mine, theirs, points, total) => {
    for (const result of [score(mine, theirs), score(theirs, mine)]) {
      const { genre, instrument, skill, location } = result.parts;
      expect([genre, instrument, skill, location].map((part) => part.points)).toEqual(points);
      expect(result.total).toBe(total);
    }
  });

  test('G2: a bar ends at 100', () => {
    const { parts } = score({ genres: ['jazz'] }, { genres: ['jazz'] });
    expect(parts.genre).toMatchObject({ points: 110, shown: 100, weight: 40 });
    expect([parts.instrument.weight, parts.skill.weight, parts.location.weight]).toEqual([30, 20, 10]);
  });
});

test('G9: 2/7 of the genres, 30, 20 and 70 are 62; floating point would make it 63', () => {
  const mine = { genres: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], skill: 'beginner', place: '東京都' };
  const theirs = { genres: ['a', 'b'], instruments: ['drums'], skill: 'expert', place: '千葉県' };
  const { total, parts } = score(mine, theirs);
  expect(parts.genre.points).toBe(450 / 7);
  expect([parts.instrument.points, parts.skill.points, parts.location.points]).toEqual([30, 20, 70]);
  expect(total).toBe(62);
  const floating = 30 + 0.7 * (0.4 * parts.genre.points + 0.3 * 30 + 0.2 * 20 + 0.1 * 70);
  expect(floating).not.toBe(62);
  expect(Math.ceil(floating)).toBe(63);
});

describe('G4, G5: the points of instruments', () => {
  test.each([
    ['no pair', ['electric_guitar'], ['ukulele'], 10],
    ['one pair', ['vocal'], ['piano'], 40],
    ['two pairs', ['electric_guitar'], ['bass', 'drums'], 50],
    ['three pairs are no more than two', ['vocal'], ['bass', 'drums', 'piano'], 50],
    ['two of one family make one pair', ['vocal'], ['electric_guitar', 'ukulele'], 40],
    ['a pair counts once, both ways round', ['vocal', 'drums'], ['drums', 'vocal'], 90],
    ['unknown instruments belong nowhere', ['theremin'], ['vocal'], 10],
    ['but can be the same', ['theremin'], ['theremin'], 60],
  ])('%s', (_, mine, theirs, points) => {
    expect(score({ instruments: mine }, { instruments: theirs }).parts.instrument.points).toBe(points);
    expect(score({ instruments: theirs }, { instruments: mine }).parts.instrument.points).toBe(points);
  });
});

describe('the reasons', () => {
  test('name what is shared, with my names and order, and the total number', () => {
    const { parts } = score(
      { genres: ['rock', 'jpop', 'jazz'], instruments: ['vocal', 'drums'] },
      { genres: ['jazz', 'rock'], instruments: ['drums'] },
    );
    expect(parts.genre.reasons).toEqual([{ kind: 'genresShared', genres: ['【rock】', '【jazz】'], of: 3 }]);
    expect(parts.instrument.reasons).toEqual([
      { kind: 'instrumentPairs', pairs: [{ mine: '【vocal】', theirs: '【drums】' }] },
      { kind: 'instrumentsShared', instruments: ['【drums】'], of: 2 },
    ]);
  });

  test('name every complementary pair, mine first', () => {
    const mine = { instruments: ['piano', 'bass'] };
    const theirs = { instruments: ['vocal', 'drums'] };
    const pairs = (reasons: readonly object[]) => reasons[0];
    expect(pairs(score(mine, theirs).parts.instrument.reasons)).toEqual({
      kind: 'instrumentPairs',
      pairs: [
        { mine: '【piano】', theirs: '【vocal】' },
        { mine: '【bass】', theirs: '【vocal】' },
        { mine: '【bass】', theirs: '【drums】' },
        { mine: '【piano】', theirs: '【drums】' },
      ],
    });
  });

  test('include equal taste, and nothing in common', () => {
    expect(score({ genres: ['jazz'] }, { genres: ['jazz'] }).parts.genre.reasons).toEqual([
      { kind: 'genresShared', genres: ['【jazz】'], of: 1 },
      { kind: 'genresSame' },
    ]);
    const different = score({ genres: ['jazz'], instruments: ['koto'] }, { genres: ['ska'], instruments: ['cello'] });
    expect(different.parts.genre.reasons).toEqual([{ kind: 'genresDiffer' }]);
    expect(different.parts.instrument.reasons).toEqual([{ kind: 'instrumentPairsNone' }]);
  });

  test.each([
    [{}, {}, 'both'],
    [{}, { genres: ['ska'], instruments: ['bass'], place: '千葉県' }, 'me'],
    [{ genres: ['ska'], instruments: ['bass'], place: '千葉県' }, {}, 'them'],
  ])('include empty entries: %o and %o', (mine, theirs, who) => {
    const { genre, instrument, location } = score(mine, theirs).parts;
    expect(genre.reasons).toEqual([{ kind: 'genresMissing', who }]);
    expect(instrument.reasons).toEqual([{ kind: 'instrumentsMissing', who }]);
    expect(location.reasons).toEqual([{ kind: 'placeMissing', who }]);
  });

  test.each([
    ['expert', 'expert', 'skillSame', 100],
    ['expert', 'master', 'skillNear', 80],
    ['expert', 'intermediate', 'skillFar', 50],
    ['expert', 'beginner', 'skillFar', 20],
    ['master', 'beginner', 'skillFar', 0],
  ])('include both levels: %s and %s', (mine, theirs, kind, points) => {
    const { skill } = score({ skill: mine }, { skill: theirs }).parts;
    expect(skill.points).toBe(points);
    expect(skill.reasons).toMatchObject([{ kind, mine: { label: `【${mine}】` }, theirs: { label: `【${theirs}】` } }]);
  });

  test('an unknown level counts as beginner and has no name', () => {
    expect(score({}, { skill: 'intermediate' }).parts.skill).toMatchObject({
      points: 80,
      reasons: [{ mine: { rank: 1, label: null } }],
    });
  });

  test.each([
    ['東京都', '東京都', 100, { kind: 'placeSame', place: '東京都' }],
    ['オンライン', 'オンライン', 100, { kind: 'placeSame', place: 'オンライン' }],
    ['東京都渋谷区', '東京都新宿区', 85, { kind: 'prefectureSame', prefecture: '東京都' }],
    ['東京', '東京都', 85, { kind: 'prefectureSame', prefecture: '東京都' }],
    ['東京都', '千葉県', 70, { kind: 'regionSame', region: '関東' }],
    ['三重県', '大阪府', 70, { kind: 'regionSame', region: '近畿' }],
    ['東京都', '京都府', 30, { kind: 'placeFar' }],
    ['オンライン', '東京都', 30, { kind: 'placeFar' }],
    ['オンライン', 'ニューヨーク', 30, { kind: 'placeFar' }],
  ])('%s and %s: %i', (mine, theirs, points, reason) => {
    expect(score({ place: mine }, { place: theirs }).parts.location).toMatchObject({ points, reasons: [reason] });
    expect(score({ place: theirs }, { place: mine }).parts.location).toMatchObject({ points, reasons: [reason] });
  });
});
