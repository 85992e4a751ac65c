import { describe, expect, test } from 'vitest';
import { channels, contrast, contrastOfChannels, fills, surfaces, texts } from './contrast.ts';
import { color, gradient } from './tokens.ts';

describe('the calculation itself', () => {
  test('gives the published values', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#FFFFFF', '#FF6B00')).toBeCloseTo(2.86, 2);
  });
});

describe.each(surfaces)('on %s', (surface) => {
  test.each(texts)('%s is readable as text (4.5:1)', (text) => {
    expect(contrast(color[text], color[surface])).toBeGreaterThanOrEqual(4.5);
  });

  test('the edge of a control is visible (3:1)', () => {
    expect(contrast(color.edge, color[surface])).toBeGreaterThanOrEqual(3);
  });

  test('the focus ring is visible (3:1)', () => {
    expect(contrast(color.orange, color[surface])).toBeGreaterThanOrEqual(3);
  });
});

describe('T2: on brand fills', () => {
  test.each(fills)('near-black text is readable on %s', (fill) =>
    expect(contrast(color.onBrand, color[fill])).toBeGreaterThanOrEqual(4.5),
  );

  test('near-black text is readable all along the gradient', () => {
    const from = channels(gradient.from);
    const to = channels(gradient.to);
    for (let step = 0; step <= 100; step += 1) {
      const at = from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * (step / 100));
      expect(contrastOfChannels(channels(color.onBrand), at)).toBeGreaterThanOrEqual(5.7);
    }
  });

  test('white on orange would not be readable: the reason for near-black', () => {
    expect(contrast('#FFFFFF', color.orange)).toBeLessThan(4.5);
  });
});
