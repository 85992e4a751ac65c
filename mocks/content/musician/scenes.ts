import type { Weighted } from '../random.ts';
import type { TagValue } from './tagCatalogue.ts';

type Genre = TagValue<'genres'>;
type Instrument = TagValue<'instruments'>;

/**
 * A music scene: genres that the same people like, and the instruments that they play, so that the tags of a generated
 * musician go together.
 */
export interface MusicScene {
  readonly genres: readonly Weighted<Genre>[];
  readonly instruments: readonly Weighted<Instrument>[];
}

/** Parses a list of items with their weights, such as `rock:9 indie:4`. */
function weights<T extends string>(list: string): Weighted<T>[] {
  return list.split(' ').map((entry) => {
    const [item = '', weight = '1'] = entry.split(':');
    return [item as T, Number(weight)] as const;
  });
}

const scene = (genres: string, instruments: string): MusicScene => ({
  genres: weights<Genre>(genres),
  instruments: weights<Instrument>(instruments),
});

const bandParts =
  'vocal:24 electric_guitar:27 bass:17 drums:17 keyboard:6 acoustic_guitar:3 dtm:2 chorus:1 synthesizer:1 engineer:1 lyricist:1';

/** The scenes with the share of people in each, in percent. */
export const scenes: readonly Weighted<MusicScene>[] = [
  [scene('rock:9 jpop:5 indie:5 alternative:6 punk:2 pop:2 citypop:1', bandParts), 25],
  [
    scene(
      'jpop:9 pop:7 rock:3 citypop:3 acoustic:2 idol:1 kayo:1',
      `${bandParts} piano:6 acoustic_guitar:6 composer:2`,
    ),
    14,
  ],
  [
    scene(
      'citypop:8 funk:6 soul_rnb:6 fusion:3 jazz:2 hiphop:1 gospel:1',
      `${bandParts} keyboard:6 saxophone:5 trumpet:3 trombone:2 percussion:2`,
    ),
    9,
  ],
  [
    scene(
      'metal:8 hardrock:6 visual_kei:4 progressive:3 hardcore:2 anison:1',
      `${bandParts} electric_guitar:8 drums:4`,
    ),
    8,
  ],
  [scene('punk:6 melocore:6 hardcore:3 ska:3 rock:3 reggae:1', `${bandParts} trombone:1 saxophone:1`), 6],
  [
    scene(
      'jazz:9 fusion:5 bossa_nova:4 blues:3 latin:3 soul_rnb:2',
      'piano:16 electric_guitar:13 bass:8 double_bass:10 drums:13 saxophone:13 trumpet:7 vocal:10 trombone:3 flute:2 percussion:3 clarinet:2 organ:2 harmonica:1',
    ),
    8,
  ],
  [
    scene(
      'edm:6 house_techno:6 electronica:6 hiphop:5 ambient:3 experimental:1',
      'dtm:24 dj:18 synthesizer:14 composer:10 rap:12 vocal:8 engineer:6 arranger:4 keyboard:4',
    ),
    7,
  ],
  [
    scene(
      'vocaloid:8 anison:8 game:4 idol:4 jpop:4 rock:3 edm:1',
      'vocal:26 electric_guitar:17 bass:11 drums:11 keyboard:8 dtm:12 composer:6 piano:4 violin:2 arranger:2 lyricist:2 engineer:2',
    ),
    9,
  ],
  [
    scene(
      'acoustic:9 folk:5 country:3 blues:2 jpop:3 pop:2 bossa_nova:1',
      'acoustic_guitar:30 vocal:28 cajon:8 ukulele:6 harmonica:4 piano:5 violin:3 percussion:3 mandolin:3 lyricist:2 classical_guitar:4 bass:3 chorus:2',
    ),
    6,
  ],
  [
    scene(
      'classical:8 brass:7 game:2 jazz:1 world:1',
      'violin:14 piano:12 flute:11 clarinet:10 saxophone:10 trumpet:9 cello:8 horn:7 trombone:7 viola:5 percussion:5 double_bass:3 classical_guitar:4',
    ),
    4,
  ],
  [
    scene(
      'shoegaze:7 postrock:7 ambient:4 experimental:5 alternative:4 electronica:4 indie:3 other:1',
      'electric_guitar:26 bass:15 drums:15 vocal:15 synthesizer:10 keyboard:5 dtm:6 cello:2 engineer:2 other:2',
    ),
    5,
  ],
  [scene('acappella:8 gospel:6 soul_rnb:3 jpop:2', 'vocal:55 chorus:30 piano:6 percussion:3 arranger:3 organ:3'), 2],
  [
    scene(
      'hogaku:8 kayo:6 world:5 folk:2 fusion:1 experimental:1 latin:1',
      'shamisen:18 koto:12 shakuhachi:12 wadaiko:14 vocal:18 percussion:6 acoustic_guitar:5 violin:2 other:5 mandolin:2',
    ),
    2,
  ],
];

/** Other instruments of a player of each instrument; the second instruments of a person come from here. */
export const secondInstruments: Partial<Record<Instrument, readonly Weighted<Instrument>[]>> = {
  vocal: weights('acoustic_guitar:8 chorus:5 lyricist:4 piano:3 keyboard:2 ukulele:1'),
  chorus: weights('vocal:8 piano:2 percussion:1'),
  rap: weights('lyricist:6 dj:3 vocal:3 dtm:3'),
  electric_guitar: weights('acoustic_guitar:8 vocal:4 composer:3 dtm:4 bass:3 chorus:2 arranger:1'),
  acoustic_guitar: weights('vocal:8 electric_guitar:6 harmonica:2 ukulele:2 lyricist:2'),
  classical_guitar: weights('acoustic_guitar:6 mandolin:2 ukulele:2'),
  bass: weights('electric_guitar:5 double_bass:3 chorus:3 dtm:3 synthesizer:1'),
  double_bass: weights('bass:9 piano:1'),
  drums: weights('percussion:6 cajon:5 chorus:2 dtm:2 wadaiko:1'),
  percussion: weights('cajon:6 drums:6 wadaiko:1'),
  cajon: weights('percussion:6 drums:5 vocal:1'),
  keyboard: weights('piano:8 synthesizer:6 organ:3 composer:2 dtm:2'),
  piano: weights('keyboard:8 composer:3 organ:2 arranger:2 vocal:1'),
  synthesizer: weights('dtm:7 keyboard:6 composer:2'),
  violin: weights('viola:5 piano:3 arranger:1'),
  saxophone: weights('clarinet:4 flute:4 piano:1'),
  trumpet: weights('trombone:2 horn:2 piano:1'),
  shamisen: weights('vocal:4 wadaiko:2 koto:2'),
  koto: weights('shamisen:6 piano:2'),
  dj: weights('dtm:7 synthesizer:3 rap:2'),
  dtm: weights('composer:8 arranger:5 synthesizer:4 engineer:4 keyboard:2 electric_guitar:2'),
  composer: weights('dtm:7 arranger:6 lyricist:4 piano:3'),
  lyricist: weights('vocal:7 composer:3'),
  engineer: weights('dtm:5 electric_guitar:2 arranger:2'),
};

/** The parts that a player of each instrument looks for most often. */
export const missingParts: Partial<Record<Instrument, readonly Instrument[]>> = {
  vocal: ['electric_guitar', 'keyboard', 'drums', 'bass', 'composer'],
  rap: ['dj', 'dtm', 'bass'],
  electric_guitar: ['drums', 'vocal', 'bass'],
  acoustic_guitar: ['vocal', 'cajon', 'violin', 'harmonica'],
  bass: ['drums', 'electric_guitar', 'vocal'],
  double_bass: ['piano', 'drums', 'saxophone'],
  drums: ['bass', 'electric_guitar', 'vocal'],
  cajon: ['acoustic_guitar', 'vocal'],
  keyboard: ['vocal', 'drums', 'electric_guitar'],
  piano: ['vocal', 'double_bass', 'violin', 'saxophone'],
  synthesizer: ['vocal', 'drums'],
  violin: ['piano', 'acoustic_guitar', 'cello'],
  cello: ['violin', 'piano'],
  saxophone: ['piano', 'trumpet', 'bass', 'drums'],
  trumpet: ['trombone', 'saxophone', 'piano'],
  trombone: ['trumpet', 'saxophone'],
  flute: ['piano', 'classical_guitar'],
  shamisen: ['shakuhachi', 'wadaiko', 'dtm'],
  koto: ['shakuhachi', 'violin'],
  shakuhachi: ['koto', 'piano'],
  wadaiko: ['shamisen', 'shakuhachi'],
  dj: ['rap', 'vocal', 'percussion'],
  dtm: ['vocal', 'electric_guitar', 'lyricist'],
  composer: ['vocal', 'lyricist', 'arranger'],
  lyricist: ['composer', 'vocal'],
  arranger: ['vocal', 'violin', 'trumpet'],
  engineer: ['vocal', 'drums'],
};
