import { describe, expect, test } from 'vitest';
import { comparisonKey, normalized, tagLabel, type TagNames } from './comparisonKey.ts';
import { familyOf } from './instrumentFamilies.ts';
import { type MatchInput, toMatchInput, skillLevel } from './matchInput.ts';
import { matchScore } from './matchScore.ts';
import { placeOf } from './place.ts';

interface Person {
  genres?: string[];
  instruments?: string[];
  place?: string;
  seeks?: { genres?: string[]; instruments?: string[] };
}
const person = ({ genres = [], instruments = [], place, seeks }: Person): MatchInput =>
  toMatchInput(
    {
      tags: {
        genres: genres.map((value) => ({ value })),
        instruments: instruments.map((value) => ({ value })),
        locations: place === undefined ? [] : [{ display_name_ja: place }],
      },
    },
    seeks,
  );

/** Rule G5, written out. */
const FAMILIES: Record<string, string> = {
  vocal: 'vocal chorus rap',
  guitar: 'electric_guitar acoustic_guitar classical_guitar ukulele mandolin',
  bass: 'bass double_bass',
  drums: 'drums percussion cajon wadaiko',
  keys: 'keyboard piano synthesizer organ',
  strings: 'violin viola cello',
  winds: 'flute clarinet saxophone trumpet trombone horn harmonica',
  wagaku: 'shamisen koto shakuhachi',
  beat: 'dj dtm',
  writing: 'composer lyricist arranger engineer',
};
const PAIRS = [
  'vocal guitar',
  'vocal keys',
  'vocal bass',
  'vocal drums',
  'vocal beat',
  'vocal writing',
  'guitar bass',
  'guitar drums',
  'guitar keys',
  'bass drums',
  'bass keys',
  'drums keys',
  'strings keys',
  'strings guitar',
  'strings vocal',
  'winds keys',
  'winds drums',
  'winds bass',
  'wagaku drums',
  'wagaku beat',
  'beat guitar',
  'beat bass',
  'keys writing',
];
const firstOf = (family: string) => FAMILIES[family]?.split(' ')[0] ?? '';

describe('G5: families of instruments', () => {
  test.each(Object.entries(FAMILIES).flatMap(([family, all]) => all.split(' ').map((one) => [one, family] as const)))(
    '%s is of %s',
    (instrument, family) => expect(familyOf(instrument)).toBe(family),
  );

  test('no other instrument has a family', () => {
    expect(['', 'theremin', 'Bass'].map(familyOf)).toEqual([undefined, undefined, undefined]);
  });

  test('complement each other in exactly these pairs, in both directions', () => {
    const names = Object.keys(FAMILIES);
    const found = names.flatMap((mine) =>
      names.flatMap((theirs) => {
        const { parts } = matchScore(
          person({ instruments: [firstOf(mine)] }),
          person({ instruments: [firstOf(theirs)] }),
        );
        return parts.instrument.reasons.flatMap((reason) =>
          reason.kind === 'instrumentPairs'
            ? reason.pairs.map((pair) => `${familyOf(pair.mine)} ${familyOf(pair.theirs)}`)
            : [],
        );
      }),
    );
    const both = PAIRS.flatMap((pair) => [pair, pair.split(' ').toReversed().join(' ')]);
    expect(found.sort()).toEqual(both.sort());
  });
});

describe('G6: what a person looks for', () => {
  const sought = (mine: Person, theirs: Person) => {
    const { instrument, genre } = matchScore(person(mine), person(theirs)).parts;
    return {
      genrePoints: genre.points,
      points: instrument.points,
      instruments: instrument.reasons.flatMap((reason) =>
        reason.kind === 'instrumentsSought' ? reason.instruments : [],
      ),
      kinds: instrument.reasons.map(({ kind }) => kind),
      genres: genre.reasons.flatMap((reason) => (reason.kind === 'genresSought' ? reason.genres : [])),
    };
  };

  test('counts as a pair, for either side, each family once', () => {
    const seeks = { instruments: ['koto', 'shamisen'] };
    expect(sought({ instruments: ['vocal'], seeks }, { instruments: ['koto', 'shamisen'] })).toMatchObject({
      points: 40,
      instruments: ['koto'],
      kinds: ['instrumentsSought'],
    });
    expect(sought({ instruments: ['koto', 'shamisen'] }, { instruments: ['vocal'], seeks })).toMatchObject({
      points: 40,
      instruments: ['koto'],
    });
  });

  test('an instrument without a family is a family of its own', () => {
    const seeks = { instruments: ['theremin', 'kazoo'] };
    expect(sought({ instruments: ['vocal'], seeks }, { instruments: ['theremin', 'kazoo'] })).toMatchObject({
      points: 50,
      instruments: ['theremin', 'kazoo'],
    });
  });

  test('instruments that are in a pair already do not count again', () => {
    expect(
      sought({ instruments: ['vocal'], seeks: { instruments: ['piano'] } }, { instruments: ['piano'] }),
    ).toMatchObject({ points: 40, instruments: [], kinds: ['instrumentPairs'] });
  });

  test('with another pair there are two reasons, and none for no pair', () => {
    const both = sought(
      { instruments: ['vocal'], seeks: { instruments: ['koto'] } },
      { instruments: ['piano', 'koto'] },
    );
    expect(both).toMatchObject({ points: 50, kinds: ['instrumentPairs', 'instrumentsSought'] });
    expect(sought({ instruments: ['vocal'] }, { instruments: ['koto'] }).kinds).toEqual(['instrumentPairsNone']);
  });

  test('genres are named, of both sides, each once', () => {
    const mine = { genres: ['rock', 'jazz'], seeks: { genres: ['funk', 'rock'] } };
    const theirs = { genres: ['funk', 'rock'], seeks: { genres: ['jazz', 'rock'] } };
    expect(sought(mine, theirs).genres).toEqual(['funk', 'rock', 'jazz']);
    // They do not count.
    expect(sought({ seeks: { genres: ['ska'] } }, { genres: ['ska'] })).toMatchObject({
      genrePoints: 30,
      genres: ['ska'],
    });
  });
});

describe('G8: skill', () => {
  test.each([
    [1, 'beginner 初心者 初級 初級者'],
    [2, 'intermediate 中級 中級者'],
    [3, 'advanced 上級 上級者'],
    [4, 'expert professional pro エキスパート プロ級'],
    [5, 'master マスター プロ ﾌﾟﾛ'],
  ])('level %d is called %s', (rank, names) => {
    for (const name of names.split(' ')) expect(skillLevel({ display_name_ja: name })).toEqual({ rank, label: name });
  });

  test('is found by the code, then the name, then the label; anything else is a beginner', () => {
    const rank = (tag: TagNames) => skillLevel(tag).rank;
    expect(rank({ value: 'Master', name: 'expert', display_name_ja: '中級' })).toBe(5);
    expect(rank({ value: 'x', name: ' Expert ', display_name_ja: '中級' })).toBe(4);
    expect(rank({ value: 'x', name: 'y', display_name_ja: '中級' })).toBe(2);
    expect(rank({ value: 'x', display_name_ja: '上級' })).toBe(3);
    expect(rank({ value: 'virtuoso', name: 'y' })).toBe(1);
    expect(skillLevel(undefined)).toEqual({ rank: 1, label: null });
  });
});

describe('G7, P6: names', () => {
  test.each<[TagNames, string, string]>([
    [{ value: ' ＲＯＣＫ ', name: 'b', display_name_ja: 'ロック' }, 'rock', 'ロック'],
    [{ value: '', name: 'Jazz', display_name_ja: '' }, 'jazz', 'Jazz'],
    [{ value: ' ', name: '', display_name_ja: 'ﾛｯｸ' }, 'ロック', 'ﾛｯｸ'],
    [{ value: 'a', name: '', display_name_ja: '' }, 'a', 'a'],
    [{ value: 'a', name: 'B' }, 'a', 'B'],
    [{}, '', ''],
  ])('%j is compared by "%s" and read as "%s"', (tag, key, label) => {
    expect([comparisonKey(tag), tagLabel(tag)]).toEqual([key, label]);
  });

  test.each([
    ['rock_2', 'rock_2'],
    ['Rock', 'rock'],
    [' a ', 'a'],
    ['Ａ', 'a'],
  ])('"%s" is "%s"', (text, normal) => expect(normalized(text)).toBe(normal));
});

describe('G10: places', () => {
  test.each([
    ['東京都', '東京都', '東京都', '関東'],
    ['東京', '東京', '東京都', '関東'],
    ['東京都渋谷区', '東京都渋谷区', '東京都', '関東'],
    ['　京都市 ', '京都市', '京都府', '近畿'],
    ['ﾄｳｷｮｳ', 'トウキョウ', null, null],
    ['北海道', '北海道', '北海道', '北海道'],
    ['北海道札幌市', '北海道札幌市', '北海道', '北海道'],
    ['北海', '北海', null, null],
    ['三重', '三重', '三重県', '近畿'],
    ['大阪', '大阪', '大阪府', '近畿'],
    ['札幌市', '札幌市', null, null],
    ['新潟県', '新潟県', '新潟県', '中部'],
    ['山梨', '山梨', '山梨県', '中部'],
    ['沖縄', '沖縄', '沖縄県', '九州・沖縄'],
    ['オンライン', 'オンライン', null, null],
  ])('%s', (label, name, prefecture, region) => {
    expect(placeOf(label)).toEqual({ name, prefecture, region });
  });

  test('a blank place is none', () => {
    expect([person({ place: '　' }).place, person({ place: '' }).place]).toEqual([null, null]);
  });
});

test('a score is rounded to the nearest integer, at most 100', () => {
  const shown = (mine: string[], theirs: string[]) =>
    matchScore(person({ genres: mine }), person({ genres: theirs })).parts.genre;
  const twoThirds = shown(['a', 'b'], ['a', 'b', 'c']);
  expect(Math.abs(twoThirds.shown - twoThirds.points)).toBeLessThanOrEqual(0.5);
  expect(Math.abs(shown(['a'], ['a', 'b', 'c']).shown - shown(['a'], ['a', 'b', 'c']).points)).toBeLessThanOrEqual(0.5);
  expect(shown(['a'], ['a']).shown).toBe(100);
});
