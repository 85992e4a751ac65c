import { tagsNamed } from './tagCatalogue.ts';
import { pick, seededRandom } from './random.ts';

/** The instruments that each pose of `portraits.json` is for; with any other one the figure has empty hands. */
const instrumentsByPose = {
  mic: 'vocal chorus rap',
  electric: 'electric_guitar',
  acoustic: 'acoustic_guitar classical_guitar ukulele mandolin',
  bass: 'bass',
  upright: 'double_bass cello',
  drums: 'drums percussion wadaiko',
  keys: 'keyboard piano synthesizer organ',
  violin: 'violin viola',
  pipe: 'clarinet shakuhachi',
  sax: 'saxophone',
  brass: 'trumpet trombone horn',
  shamisen: 'shamisen',
  turntable: 'dj',
  laptop: 'dtm composer arranger engineer',
} as const;

const poseOf = new Map(
  Object.entries(instrumentsByPose).flatMap(([pose, instruments]) =>
    tagsNamed('instruments', instruments).map((instrument) => [instrument as string, pose]),
  ),
);

/**
 * The eight colours of a picture, as #rgb: night, dusk, glow, the lights from the left and from the right, sparks, and
 * two mixtures of glow and night for the instrument. `portraits.json` is drawn in the first palette.
 */
const palettes = [
  '#101 #412 #f71 #fa5 #f4a #fed #941 #211',
  '#101 #413 #f49 #f7b #f82 #fef #925 #202',
  '#011 #044 #1ba #6fd #fb5 #dff #176 #022',
  '#102 #316 #75f #b9f #f7b #eef #439 #213',
  '#100 #410 #fa3 #fd8 #f53 #ffd #962 #210',
  '#012 #136 #27f #8bf #f83 #def #149 #023',
  '#102 #315 #d3e #6df #f6b #fef #829 #203',
  '#100 #511 #f33 #f97 #fc4 #fed #922 #200',
  '#111 #333 #ba8 #fec #f94 #fff #765 #222',
  '#012 #145 #3ad #aef #f49 #eff #268 #023',
].map((colours) => colours.split(' '));
const [drawn = []] = palettes;

/** Matches a colour of a picture; an alpha digit may follow it. */
const COLOUR = /#[0-9a-f]{3}(?=[0-9a-f]?")/g;

/** The pictures of `portraits.json` by pose. */
export type Portraits = Readonly<Record<string, readonly string[]>>;

/**
 * Returns a profile picture, of a musician on a stage at night: 640 × 640, a self-contained SVG under 4 kB. The 60
 * pictures of `portraits.json` come in ten palettes each.
 * @param seed any integer; the same seed gives the same picture
 * @param instrument a value of the catalogue's `instruments`, or null
 */
export function portraitSvg(portraits: Portraits, seed: number, instrument: string | null): string {
  const random = seededRandom(seed);
  const picture = pick(portraits[poseOf.get(instrument ?? '') ?? 'none'] ?? [], random);
  const palette = pick(palettes, random);
  return picture.replaceAll(COLOUR, (colour) => palette[drawn.indexOf(colour)] ?? colour);
}
