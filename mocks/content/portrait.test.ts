import { describe, expect, it } from 'vitest';
import portraits from './portraits.json' with { type: 'json' };
import { portraitSvg as draw } from './portrait.ts';
import { tagValues } from './tagCatalogue.ts';

const instruments = [...tagValues('instruments'), null, 'no such instrument'];
const portraitSvg = (seed: number, instrument: string | null) => draw(portraits, seed, instrument);
const gallery = Array.from({ length: 4_000 }, (_, seed) =>
  portraitSvg(seed, instruments[seed % instruments.length] ?? null),
);

/** Returns the names of the elements; throws where the text is no well-formed XML. */
function elements(svg: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  for (const [tag, closing, name = '', rest = ''] of svg.matchAll(/<(\/?)([A-Za-z]+)((?:\s[^<>]*)?)>/g)) {
    if (closing === '/') {
      if (open.pop() !== name) throw new Error(`${tag} closes nothing`);
      continue;
    }
    names.push(name);
    const attributes = [...rest.matchAll(/ ([a-zA-Z0-9-]+)="[^"<&]*"/g)].map(([, attribute]) => attribute);
    if (new Set(attributes).size !== attributes.length) throw new Error(`${tag} has an attribute twice`);
    if (!rest.endsWith('/')) open.push(name);
  }
  if (open.length > 0) throw new Error(`${open.join(' ')} stays open`);
  return names;
}

describe('portraitSvg', () => {
  it('is the same for the same seed, and has 60 pictures in ten palettes', () => {
    expect(portraitSvg(7, 'drums')).toBe(portraitSvg(7, 'drums'));
    expect(new Set(gallery).size).toBeGreaterThan(570);
    expect(new Set(gallery).size).toBeLessThanOrEqual(600);
  });

  it('shows the instrument', () => {
    const kinds = [
      'electric_guitar',
      'acoustic_guitar',
      'bass',
      'drums',
      'vocal',
      'keyboard',
      'saxophone',
      'violin',
      'dj',
      'shamisen',
      'cello',
      'trumpet',
      'clarinet',
      'dtm',
      null,
    ];
    expect(new Set(kinds.map((kind) => portraitSvg(1, kind))).size).toBe(kinds.length);
    expect(portraitSvg(1, 'lyricist')).toBe(portraitSvg(1, null));
    expect(portraitSvg(1, 'constructor')).toBe(portraitSvg(1, null));
  });

  it('stays under 4 kB', () => {
    expect(Math.max(...gallery.map((svg) => new TextEncoder().encode(svg).length))).toBeLessThan(4_000);
  });

  it('is well-formed, consists of drawing elements, and refers to nothing outside', () => {
    const drawing = new Set(
      'svg defs linearGradient radialGradient stop filter feOffset feGaussianBlur feFlood feComposite feMerge feMergeNode feMorphology g path circle ellipse'.split(
        ' ',
      ),
    );
    for (const svg of new Set(gallery)) {
      expect(elements(svg).filter((name) => !drawing.has(name))).toEqual([]);
      expect(svg).not.toMatch(/script|href|style|\son\w+=|data:|@import|NaN|undefined|Infinity/);
      expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
    }
  });

  it('defines exactly what it uses', () => {
    for (const svg of gallery.slice(0, 500)) {
      const used = new Set([...svg.matchAll(/url\(#(\w)\)/g)].map(([, id]) => id));
      const defined = new Set([...svg.matchAll(/ id="(\w)"/g)].map(([, id]) => id));
      expect(defined).toEqual(used);
    }
  });

  it('is 640 by 640', () => {
    expect(gallery[0]).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 640" width="640" height="640"/,
    );
  });
});
