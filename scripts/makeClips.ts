/*
 * Makes the video clips of the fake backend, mocks/content/clips/*.webm: five seconds each, VP9 and Opus, 640 × 360.
 * They are committed, so nobody needs to run this but who changes the pictures or the music:
 *
 *   npm run tool -- clips
 *
 * It needs ffmpeg with libvpx-vp9 and libopus on the path (Debian: apt-get install ffmpeg) and a Chromium
 * (see browser.mjs). Frames are SVG over a portrait, moved by the loudness of the music.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portraitSvg } from '../mocks/content/musician/portrait.ts';
import { music, type MusicStyle } from '../mocks/content/sound/music.ts';
import { SAMPLE_RATE } from '../mocks/content/sound/voices.ts';
import { wav } from '../mocks/content/sound/wav.ts';
import { launchBrowser } from './browser.mjs';

const SECONDS = 5;
const FRAMES_A_SECOND = 24;
const WIDTH = 640;
const HEIGHT = 360;
const MOST_BYTES = 120_000;
const BANDS = 32;

interface Clip {
  readonly name: string;
  readonly portrait: string;
  readonly sound: { readonly seed: number; readonly style: MusicStyle };
  readonly overlay: (frame: Frame) => string;
}

/**
 * A frame of a clip: its time from 0 to 1, and the loudness of the music in all, in the bass, and by band from low to
 * high (0 to 1).
 */
interface Frame {
  readonly time: number;
  readonly loud: number;
  readonly low: number;
  readonly bands: readonly number[];
}

const clips: readonly Clip[] = [
  { name: 'stage', portrait: portraitSvg(14, 'vocal'), sound: { seed: 21, style: 'ballad' }, overlay: sweepingBeams },
  {
    name: 'studio',
    portrait: portraitSvg(7, 'acoustic_guitar'),
    sound: { seed: 8, style: 'arpeggio' },
    overlay: strings,
  },
  { name: 'beat', portrait: portraitSvg(52, 'drums'), sound: { seed: 5, style: 'groove' }, overlay: equaliser },
];

/** Draws the ring of the wordmark, which fills during the clip and grows with the music. */
function ring({ time, loud }: Frame): string {
  const [x, y, radius] = [48, HEIGHT - 46, 17];
  const length = 2 * Math.PI * radius;
  return (
    `<g fill="none" stroke-width="4" transform="rotate(-90 ${x} ${y})">` +
    `<circle cx="${x}" cy="${y}" r="${radius}" stroke="#fff" opacity=".25"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" stroke="url(#brand)" stroke-dasharray="${length * Math.max(0.04, time)} ${length}" stroke-linecap="round"/></g>` +
    `<circle cx="${x}" cy="${y}" r="${4 + 5 * loud}" fill="#ff7a1a"/>` +
    `<text x="${x + 32}" y="${y + 6}" font-family="sans-serif" font-weight="700" font-size="16" letter-spacing="5" fill="#f6f3ee">OTONOWA</text>`
  );
}

function sweepingBeams(frame: Frame): string {
  const beams = [0, 1, 2, 3].map((index) => {
    const angle = 24 * Math.sin(2 * Math.PI * (frame.time + index * 0.23)) + (index - 1.5) * 9;
    return `<path d="M-6 -20L-70 460H70L6 -20Z" transform="translate(${110 + index * 140} -10) rotate(${angle})" fill="url(#beam)" opacity="${0.15 + 0.6 * frame.loud}"/>`;
  });
  return `<g filter="url(#soft)" style="mix-blend-mode:screen">${beams.join('')}</g>`;
}

function strings(frame: Frame): string {
  const waves = [0, 1, 2, 3, 4, 5].map((index) => {
    const height = 4 + 46 * (frame.bands[4 + index * 3] ?? 0);
    const points = Array.from({ length: 41 }, (_, step) => {
      const hump = Math.sin((Math.PI * step) / 40);
      const y =
        262 + index * 11 + height * hump * Math.sin(step * (0.32 + index * 0.05) + frame.time * (38 + index * 7));
      return `${step * 16} ${y.toFixed(1)}`;
    });
    return `<path d="M${points.join('L')}" fill="none" stroke="url(#brand)" stroke-width="${2.4 - index * 0.25}" opacity="${0.9 - index * 0.1}"/>`;
  });
  return `<g style="mix-blend-mode:screen">${waves.join('')}</g>`;
}

function equaliser(frame: Frame): string {
  const bars = frame.bands.map((band, index) => {
    const height = 8 + 130 * band;
    return `<rect x="${8 + index * 19.6}" y="${HEIGHT - 84 - height}" width="12" height="${height}" rx="6"/>`;
  });
  return (
    `<g fill="url(#brand)" opacity=".85" style="mix-blend-mode:screen">${bars.join('')}</g>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#flash)" opacity="${0.75 * frame.low}" style="mix-blend-mode:screen"/>`
  );
}

/** Returns the strength of a frequency around a sample, by Goertzel's algorithm. */
function strength(samples: Float32Array, middle: number, hertz: number): number {
  const size = 1_536;
  const factor = 2 * Math.cos((2 * Math.PI * hertz) / SAMPLE_RATE);
  let [last, beforeLast] = [0, 0];
  for (let index = 0; index < size; index += 1) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size);
    const now = window * (samples[middle - size / 2 + index] ?? 0) + factor * last - beforeLast;
    beforeLast = last;
    last = now;
  }
  return Math.sqrt(Math.max(0, last * last + beforeLast * beforeLast - factor * last * beforeLast));
}

function framesOf(samples: Float32Array): Frame[] {
  const count = SECONDS * FRAMES_A_SECOND;
  const raw = Array.from({ length: count }, (_, frame) => {
    // The first frame is the poster, so all frames show the music a little later, when the first notes sound.
    const middle = Math.round(((frame + 2) / FRAMES_A_SECOND) * SAMPLE_RATE);
    return Array.from({ length: BANDS }, (_, band) => strength(samples, middle, 55 * 2 ** (band / 5)) * (1 + band / 6));
  });
  const peak = Math.max(...raw.flat());
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const bands = raw.map((frame) => frame.map((value) => Math.sqrt(value / peak)));
  return bands.map((frame, index) => ({
    time: index / count,
    bands: frame,
    loud: Math.min(1, mean(frame) * 2.2),
    low: mean(frame.slice(0, 4)),
  }));
}

const definitions =
  '<defs><linearGradient id="brand" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="640" y2="360"><stop stop-color="#ff7a1a"/><stop offset="1" stop-color="#f0479e"/></linearGradient>' +
  '<linearGradient id="beam" x2="0" y2="1"><stop stop-color="#ffd9b0" stop-opacity=".8"/><stop offset="1" stop-color="#ff7a1a" stop-opacity="0"/></linearGradient>' +
  '<radialGradient id="flash"><stop stop-color="#f0479e" stop-opacity=".6"/><stop offset="1" stop-color="#f0479e" stop-opacity="0"/></radialGradient>' +
  '<filter id="soft"><feGaussianBlur stdDeviation="7"/></filter></defs>';

/** Returns the HTML of a frame: the portrait in the middle, which fades into a blurred copy of itself behind it. */
const sceneOf = (portrait: string): string =>
  '<style>body{margin:0;overflow:hidden;background:#0b0b0d}div,#overlay{position:absolute}' +
  '.far{inset:-200px -60px;filter:blur(28px) brightness(.75)}.far svg{width:760px;height:760px}' +
  '.near{left:84px;top:-44px;mask:linear-gradient(90deg,#0000,#000 20% 80%,#0000)}.near svg{width:472px;height:472px}' +
  `#overlay{inset:0}</style><div class="far">${portrait}</div><div class="near">${portrait}</div><svg id="overlay" width="${WIDTH}" height="${HEIGHT}"></svg>`;

async function makeClip({ name, portrait, sound, overlay }: Clip, folder: string): Promise<void> {
  const samples = music(sound.seed, SECONDS, sound.style);
  const track = join(folder, `${name}.wav`);
  const target = join(import.meta.dirname, `../mocks/content/clips/${name}.webm`);
  writeFileSync(track, wav(samples, SAMPLE_RATE));
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.setContent(sceneOf(portrait));
  const encoder = spawn(
    'ffmpeg',
    [
      [
        '-y',
        '-loglevel',
        'error',
        '-f',
        'image2pipe',
        '-framerate',
        String(FRAMES_A_SECOND),
        '-i',
        'pipe:0',
        '-i',
        track,
      ],
      [
        '-c:v',
        'libvpx-vp9',
        '-b:v',
        '104k',
        '-maxrate',
        '150k',
        '-minrate',
        '0',
        '-deadline',
        'good',
        '-cpu-used',
        '1',
      ],
      // A key frame every two seconds, for seeking.
      [
        '-g',
        String(2 * FRAMES_A_SECOND),
        '-pix_fmt',
        'yuv420p',
        '-c:a',
        'libopus',
        '-b:a',
        '36k',
        '-t',
        String(SECONDS),
      ],
      ['-map_metadata', '-1', '-fflags', '+bitexact', target],
    ].flat(),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (const frame of framesOf(samples)) {
    const drawing = definitions + overlay(frame) + ring(frame);
    await page.locator('#overlay').evaluate((element, content) => (element.innerHTML = content), drawing);
    if (!encoder.stdin.write(await page.screenshot({ type: 'png' }))) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await once(encoder, 'close');
  await browser.close();
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)} on ${name}`);
  const { size } = statSync(target);
  if (size > MOST_BYTES) throw new Error(`${name}.webm has ${size} bytes, more than ${MOST_BYTES}`);
  console.log(`${name}.webm ${size} bytes`);
}

async function launch() {
  return await launchBrowser();
}

execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' });
const folder = mkdtempSync(join(tmpdir(), 'clips-'));
try {
  for (const clip of clips) await makeClip(clip, folder);
} finally {
  rmSync(folder, { recursive: true });
}
