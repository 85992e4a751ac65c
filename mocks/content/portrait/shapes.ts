/** A point of a generated portrait, an SVG of 640 × 640. */
export type Point = readonly [x: number, y: number];

const tag = (name: string, geometry: string, attributes: string): string =>
  `<${name} ${geometry}${attributes === '' ? '' : ` ${attributes}`}/>`;

/** A circle, rounded to integers to save bytes. `attributes` is added to the element unchanged. */
export const circle = (x: number, y: number, r: number, attributes = ''): string =>
  tag('circle', `cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(r)}"`, attributes);

/** An ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number, attributes = ''): string =>
  tag('ellipse', `cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"`, attributes);

/** A path. */
export const path = (d: string, attributes = ''): string => tag('path', `d="${d}"`, attributes);

/** A stroked path without fill. Its colour comes from the group around it. */
export const line = (d: string, width: number, attributes = ''): string =>
  tag('path', `d="${d}" fill="none" stroke-width="${width}"`, attributes);

/** Dots of one size: strokes without length, round because all strokes of a picture end round. */
export const dots = (points: readonly Point[], size: number, attributes: string): string =>
  tag('path', `d="${points.map(([x, y]) => `M${x} ${y}h0`).join('')}" stroke-width="${size}"`, attributes);

/** Returns content rotated around a point. */
export const turned = (degrees: number, x: number, y: number, content: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${content}</g>`;

/**
 * Returns a limb from `a` (radius `ra`) to `b` (radius `rb`) as a piece of path data: the hull of two circles, the
 * first of which may be cut off where another shape covers it.
 */
function limb([ax, ay]: Point, ra: number, [bx, by]: Point, rb: number, begin: 'round' | 'cut'): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
  const cos = (ra - rb) / length;
  const sin = Math.sqrt(Math.max(0, 1 - cos * cos));
  const side = (x: number, y: number, r: number, turn: 1 | -1): Point => [
    Math.round(x + r * (dx * cos - turn * dy * sin)),
    Math.round(y + r * (dy * cos + turn * dx * sin)),
  ];
  const [a1, b1, b2, a2] = [side(ax, ay, ra, 1), side(bx, by, rb, 1), side(bx, by, rb, -1), side(ax, ay, ra, -1)];
  const step = (from: Point, to: Point) => `${to[0] - from[0]} ${to[1] - from[1]}`.replace(' -', '-');
  const end = begin === 'cut' ? 'z' : `a${ra} ${ra} 0 00${step(a2, a1)}`;
  return `M${a1[0]} ${a1[1]}l${step(a1, b1)}a${rb} ${rb} 0 00${step(b1, b2)}l${step(b2, a2)}${end}`;
}

/** The upper arm, from the shoulder to the elbow. */
export const upperArm = (shoulder: Point, elbow: Point): string => limb(shoulder, 31, elbow, 24, 'cut');

/** The forearm, from the elbow to the wrist, with a loose fist. */
export function forearm(elbow: Point, wrist: Point): string {
  const reach = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1;
  const fist: Point = [
    wrist[0] + ((wrist[0] - elbow[0]) / reach) * 15,
    wrist[1] + ((wrist[1] - elbow[1]) / reach) * 15,
  ];
  return limb(elbow, 23, wrist, 14, 'round') + limb(wrist, 14, fist, 16, 'cut');
}
