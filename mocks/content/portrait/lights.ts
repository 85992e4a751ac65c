import type { Palette } from './palettes.ts';

/** Returns a colour with alpha: #rgb and one more digit. */
const sheer = (colour: string, opacity: number): string =>
  opacity === 1 ? colour : colour + Math.round(opacity * 15).toString(16);

/** Returns a gradient stop: a colour at an offset, without superfluous zeros. */
const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop${offset === 0 ? '' : ` offset="${String(offset).replace(/^0/, '')}"`} stop-color="${sheer(colour, opacity)}"/>`;

/** Mixes `share` of the first colour with the rest of the second. */
const mix = (first: string, second: string, share: number): string =>
  `#${[1, 2, 3].map((at) => Math.round(Number.parseInt(first.charAt(at), 16) * share + Number.parseInt(second.charAt(at), 16) * (1 - share)).toString(16)).join('')}`;

const radial = (id: string, ...stops: string[]): string =>
  `<radialGradient id="${id}">${stops.join('')}</radialGradient>`;
const linear = (id: string, vector: string, ...stops: string[]): string =>
  `<linearGradient id="${id}" ${vector}>${stops.join('')}</linearGradient>`;

const down = 'x2="0" y2="1"';
const inPicture = 'gradientUnits="userSpaceOnUse"';

/**
 * Returns filter elements that light an edge: the part of the shape that its moved copy does not cover, drawn onto
 * `on`.
 */
const edge = (dx: number, dy: number, soft: number, colour: string, on: string): string =>
  `<feOffset in="SourceAlpha" dx="${dx}" dy="${dy}"/><feGaussianBlur stdDeviation="${soft}" result="o"/><feFlood flood-color="${colour}"/>` +
  `<feComposite operator="out" in2="o"/><feComposite operator="atop" in2="${on}" result="x"/>`;

/** Gradients and filters by id, so that a picture contains only those that it uses. */
function lights({ night, dusk, glow, left, right, spark }: Palette): Readonly<Record<string, string>> {
  return {
    g: radial('g', stop(0, glow, 0.95), stop(0.5, glow, 0.4), stop(1, glow, 0)),
    s: radial('s', stop(0, spark), stop(0.4, glow, 0.5), stop(1, glow, 0)),
    v: radial('v', stop(0.5, '#000', 0), stop(1, '#000', 0.6)),
    m: linear('m', `${inPicture} x2="540" y2="540"`, stop(0.1, left), stop(1, right)),
    p: linear('p', down, stop(0, right, 0.8), stop(1, right, 0)),
    q: linear('q', down, stop(0, left, 0.9), stop(1, left, 0)),
    c: linear('c', 'x2=".05" spreadMethod="reflect"', stop(0, night), stop(0.6, dusk), stop(1, glow)),
    d: linear('d', `${inPicture} x2="0" y2="540"`, stop(0.2, dusk), stop(0.6, night), stop(1, '#000')),
    i: linear('i', 'y2="1"', stop(0, mix(glow, night, 0.55)), stop(1, mix(glow, night, 0.1))),
    b: '<filter id="b" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="9"/></filter>',
    h: '<filter id="h" x="-1" y="-1" width="3" height="3"><feMorphology operator="dilate" radius="4"/><feGaussianBlur stdDeviation="8"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>',
    e: `<filter id="e" color-interpolation-filters="sRGB">${edge(30, 16, 16, sheer(left, 0.3), 'SourceGraphic')}${edge(6, 5, 3, left, 'x')}${edge(-6, 4, 3, sheer(right, 0.9), 'x')}</filter>`,
  };
}

/** Returns the SVG gradients and filters of a generated portrait that its `content` refers to. */
export function definitions(content: string, palette: Palette): string {
  const used = Object.entries(lights(palette)).filter(([id]) => content.includes(`url(#${id})`));
  return `<defs>${used.map(([, light]) => light).join('')}</defs>`;
}
