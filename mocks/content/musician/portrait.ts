import { legs } from '../portrait/figure.ts';
import { definitions } from '../portrait/lights.ts';
import { palettes } from '../portrait/palettes.ts';
import { type PoseName, poses } from '../portrait/poses.ts';
import { path } from '../portrait/shapes.ts';
import { backdrops } from '../portrait/backdrops.ts';
import { chance, pick, seededRandom } from '../random.ts';
import type { TagValue } from './tagCatalogue.ts';

/** The pose for each instrument; with any other one the figure has empty hands. */
const poseOf: Partial<Record<TagValue<'instruments'>, PoseName>> = {
  vocal: 'mic',
  chorus: 'mic',
  rap: 'mic',
  electric_guitar: 'electric',
  acoustic_guitar: 'acoustic',
  classical_guitar: 'acoustic',
  ukulele: 'acoustic',
  mandolin: 'acoustic',
  bass: 'bass',
  double_bass: 'upright',
  drums: 'drums',
  percussion: 'drums',
  wadaiko: 'drums',
  keyboard: 'keys',
  piano: 'keys',
  synthesizer: 'keys',
  organ: 'keys',
  violin: 'violin',
  viola: 'violin',
  cello: 'upright',
  clarinet: 'pipe',
  shakuhachi: 'pipe',
  saxophone: 'sax',
  trumpet: 'brass',
  trombone: 'brass',
  horn: 'brass',
  shamisen: 'shamisen',
  dj: 'turntable',
  dtm: 'laptop',
  composer: 'laptop',
  arranger: 'laptop',
  engineer: 'laptop',
};

const poseNameOf = (instrument: string | null): PoseName =>
  instrument !== null && Object.hasOwn(poseOf, instrument)
    ? (poseOf[instrument as TagValue<'instruments'>] ?? 'none')
    : 'none';

/** Below this size of the figure its legs are in the picture. */
const WHOLE_PERSON = 0.8;

/**
 * Returns a picture of a musician on a stage at night, drawn in light: 640 × 640, a self-contained SVG under 4 kB.
 * @param seed any integer; the same seed gives the same picture
 * @param instrument a value of the catalogue's `instruments`, or null
 */
export function portraitSvg(seed: number, instrument: string | null): string {
  const random = seededRandom(seed);
  const palette = pick(palettes, random);
  const backdrop = pick(backdrops, random)(random, palette.spark);
  const pose = poses[poseNameOf(instrument)](random);
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
