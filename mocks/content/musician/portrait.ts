import { legs } from '../portrait/figure.ts';
import { definitions } from '../portrait/lights.ts';
import { palettes } from '../portrait/palettes.ts';
import { type PoseName, poses } from '../portrait/poses.ts';
import { path } from '../portrait/shapes.ts';
import { backdrops } from '../portrait/backdrops.ts';
import { tagsNamed } from './tagCatalogue.ts';
import { chance, pick, seededRandom } from '../random.ts';

/** The instruments that each pose is for; with any other one the figure has empty hands. */
const instrumentsByPose: Partial<Record<PoseName, string>> = {
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
};

const poseOf = new Map(
  Object.entries(instrumentsByPose).flatMap(([pose, instruments]) =>
    tagsNamed('instruments', instruments).map((instrument) => [instrument as string, pose as PoseName]),
  ),
);

/** Below this size of the figure its legs are in the picture. */
const WHOLE_PERSON = 0.8;

/**
 * Returns a generated profile picture, of a musician on a stage at night: 640 × 640, a self-contained SVG under 4 kB.
 * @param seed any integer; the same seed gives the same picture
 * @param instrument a value of the catalogue's `instruments`, or null
 */
export function portraitSvg(seed: number, instrument: string | null): string {
  const random = seededRandom(seed);
  const palette = pick(palettes, random);
  const backdrop = pick(backdrops, random)(random, palette.spark);
  const pose = poses[poseOf.get(instrument ?? '') ?? 'none'](random);
  const mirror = chance(0.4, random) ? -1 : 1;
  const lit = (content: string, attributes = '') =>
    content === '' ? '' : `<g filter="url(#e)"${attributes}>${content}</g>`;
  const figure =
    lit(pose.body + (backdrop.scale < WHOLE_PERSON ? path(legs) : '')) +
    lit(pose.instrument, ' fill="url(#i)"') +
    (pose.glints === '' ? '' : `<g fill="${palette.left}" stroke="${palette.left}" opacity=".8">${pose.glints}</g>`) +
    lit(pose.front);
  const size = backdrop.scale * mirror;
  const place = [
    size,
    0,
    0,
    backdrop.scale,
    320 + backdrop.x * mirror - 320 * size,
    640 + backdrop.y - 640 * backdrop.scale,
  ].map((value) => Math.round(value * 100) / 100);
  const ground = (fill: string) => path('M0 0H640V640H0Z', `fill="${fill}"`);
  const content =
    ground(palette.night) +
    backdrop.back +
    `<g fill="url(#d)" transform="matrix(${place.join(' ')})">${figure}</g>` +
    backdrop.front +
    ground('url(#v)');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640" stroke-linecap="round">' +
    definitions(content, palette) +
    content +
    '</svg>'
  );
}
