import { chance, integer, type Random } from '../random.ts';
import { circle, dots, ellipse, line, path } from './shapes.ts';
import { beams, bokeh, audience, dust, glow, lamps, many } from './spotlights.ts';

/**
 * The SVG behind and in front of the person in a generated portrait, and the person's position. Fills are ids of
 * lights.ts.
 */
export interface Backdrop {
  readonly back: string;
  readonly front: string;
  /** The figure's scale, from its foot at the middle of the lower edge, and its offset. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

type BackdropMaker = (random: Random, spark: string) => Backdrop;

const middle = { scale: 1, x: 0, y: 36 } as const;

const halo: BackdropMaker = (random, spark) => ({
  ...middle,
  back:
    glow(320, 230, 340, 0.8) +
    `<g fill="none" stroke="url(#m)" filter="url(#h)">${circle(320, 226, 176, 'stroke-width="7"')}${circle(320, 226, 206)}</g>`,
  front: dust(spark, random),
});

const rig: BackdropMaker = (random, spark) => {
  const xs = [60, 190, 320, 450, 580];
  const aim = (x: number) => [x, integer(x - 90, x + 90, random), 60] as const;
  return {
    back:
      glow(320, 300, 400) +
      beams(chance(0.5, random) ? 'p' : 'q', ...xs.map(aim)) +
      dots(
        xs.map((x) => [x, 36]),
        14,
        `stroke="${spark}"`,
      ),
    front: audience(random),
    scale: 0.86,
    x: 0,
    y: 16,
  };
};

const close: BackdropMaker = (random) => ({
  back: glow(70, 220, 460, 1) + bokeh(40, 560, random) + beams('q', [-20, 330, 170]),
  front: '',
  scale: 1.16,
  x: 50,
  y: 112,
});

const bars: BackdropMaker = (random) => ({
  ...middle,
  back:
    glow(320, 320, 380, 0.6) +
    line(
      many(
        13,
        (index) =>
          `M${32 + index * 48} ${Math.round(440 - integer(90, 360, random) * Math.sin(((index + 1) / 14) * Math.PI))}V640`,
      ).join(''),
      10,
      'stroke="url(#m)" filter="url(#h)" opacity=".9"',
    ),
  front: '',
});

const disc: BackdropMaker = (random, spark) => ({
  ...middle,
  back: glow(320, 270, 340, 0.6) + circle(320 + integer(-60, 60, random), 266, 212, 'fill="url(#m)"'),
  front: dust(spark, random),
});

const rings: BackdropMaker = (random) => {
  const x = integer(200, 440, random);
  return {
    ...middle,
    back:
      glow(x, 400, 430, 0.8) +
      many(8, (index) =>
        circle(
          x,
          420,
          70 + index * 56,
          `fill="none" stroke="url(#m)" stroke-width="${8 - index}" opacity=".${9 - index}"`,
        ),
      ).join(''),
    front: '',
  };
};

const far: BackdropMaker = (random) => ({
  back:
    glow(320, 240, 430) +
    beams('q', [20, 210, 90], [620, 430, 90], [320, 320, 180]) +
    ellipse(320, 566, 240, 34, 'fill="url(#s)" opacity=".5"'),
  front: audience(random),
  scale: 0.64,
  x: 0,
  y: -64,
});

const trails: BackdropMaker = (random) => {
  const wave = (index: number, y = integer(140, 440, random)) => {
    const h = integer(60, 170, random) * (index % 2 === 0 ? 1 : -1);
    return `M-20 ${y}C160 ${y - h} 280 ${y + h} 440 ${y}S620 ${y - h} 680 ${y}`;
  };
  const back = many(5, (index) => wave(index)).join('');
  return {
    ...middle,
    back: glow(320, 280, 390, 0.75) + line(back, 3, 'stroke="url(#m)" filter="url(#h)"'),
    front: line(wave(1, integer(400, 500, random)), 2, 'stroke="url(#m)" opacity=".7"'),
  };
};

const blinders: BackdropMaker = (random, spark) => ({
  ...middle,
  back:
    glow(320, 260, 400) +
    lamps(
      many(20, (index) => [72 + (index % 5) * 124, 64 + Math.floor(index / 5) * 112]),
      integer(12, 20, random),
      spark,
    ),
  front: bokeh(440, 640, random),
});

const curtain: BackdropMaker = (random, spark) => ({
  ...middle,
  back: path('M0 0H640V640H0Z', 'fill="url(#c)" opacity=".6"') + ellipse(320, 270, 260, 300, 'fill="url(#g)"'),
  front: dust(spark, random),
});

const aside: BackdropMaker = (random) => ({
  back: glow(560, 500, 460, 0.9) + bokeh(240, 640, random),
  front: bokeh(480, 660, random),
  scale: 1.1,
  x: -60,
  y: 88,
});

const frames: BackdropMaker = (random, spark) => {
  const turn = integer(-14, 14, random);
  const neon = many(
    4,
    (index) => `M${150 - index * 46} ${90 - index * 44}h${340 + index * 92}v${400 + index * 92}h-${340 + index * 92}z`,
  ).join('');
  return {
    ...middle,
    back: glow(320, 300, 380) + line(neon, 4, `stroke="url(#m)" filter="url(#h)" transform="rotate(${turn} 320 300)"`),
    front: dust(spark, random),
  };
};

/** The compositions. */
export const backdrops: readonly BackdropMaker[] = [
  halo,
  rig,
  close,
  bars,
  disc,
  rings,
  far,
  trails,
  blinders,
  curtain,
  aside,
  frames,
];
