import { integer, type Random } from '../random.ts';
import { circle, dots, path, type Point } from './shapes.ts';

/* Lights, dust and audience, from which backdrops.ts composes the stage of a generated portrait. */

/** Returns the results of `make` for the indices 0 to `count` - 1. */
export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const anywhere = (top: number, bottom: number, random: Random): Point => [
  integer(0, 640, random),
  integer(top, bottom, random),
];

/** Haze that reflects a light. */
export const glow = (x: number, y: number, r: number, opacity = 0.85): string =>
  circle(x, y, r, `fill="url(#g)" opacity="${String(opacity).replace(/^0/, '')}"`);

/** Beams of `width` from lamps at `x` in the rig down to `toX` on the floor. */
export const beams = (
  fill: 'p' | 'q',
  ...each: readonly (readonly [x: number, toX: number, width: number])[]
): string =>
  path(
    each.map(([x, toX, width]) => `M${x - 4} 34L${toX - width} 690h${width * 2}L${x + 4} 34Z`).join(''),
    `fill="url(#${fill})" filter="url(#b)"`,
  );

/** Lamps and the light around them. */
export const lamps = (points: readonly Point[], size: number, spark: string): string =>
  dots(points, size * 6, 'stroke="url(#m)" opacity=".6" filter="url(#b)"') + dots(points, size, `stroke="${spark}"`);

/** Lights that are far out of focus. */
export const bokeh = (top: number, bottom: number, random: Random): string =>
  [34, 62, 96]
    .map((size, index) =>
      dots(
        many(3, () => anywhere(top, bottom, random)),
        size,
        `stroke="url(#m)" opacity=".${28 - index * 7}"`,
      ),
    )
    .join('');

/** Dust in the light. */
export const dust = (spark: string, random: Random): string =>
  dots(
    many(10, () => anywhere(40, 560, random)),
    3,
    `stroke="${spark}" opacity=".5"`,
  );

/** Heads and shoulders of the audience. */
export const audience = (random: Random): string => {
  const people = many<Point>(6, (index) => [index * 116 + integer(0, 60, random), integer(586, 622, random)]);
  return `<g fill="#010101" stroke="#010101">${dots(people, 44, '')}${path(people.map(([x, y]) => `M${x - 50} 700q4-${694 - y} 50-${672 - y}t50 ${672 - y}`).join(''))}</g>`;
};
