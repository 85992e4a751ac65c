import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Crop,
  mostZoom,
  moveCrop,
  outputSide,
  sideOf,
  turnCrop,
  turnedSize,
  turnMatrix,
  initialCrop,
  zoomCrop,
} from './crop.ts';

const size = { width: 1_600, height: 900 };

it('begins with the largest square in the middle', () => {
  expect(initialCrop(size)).toEqual({ x: 800, y: 450, zoom: 1, turns: 0 });
  expect(sideOf(size, initialCrop(size))).toBe(900);
});

it.each([
  [{ width: 4_000, height: 3_000 }, 7.5],
  [{ width: 400, height: 900 }, 1],
  [{ width: 100, height: 50 }, 1],
])('%o can be enlarged %d times: 400 px are left where there are so many', (picture, zoom) =>
  expect(mostZoom(picture)).toBe(zoom),
);

it('sends the cropped part, at most 1024 px', () => {
  expect(outputSide({ width: 3_000, height: 2_000 }, { ...initialCrop(size), zoom: 1 })).toBe(1_024);
  expect(outputSide({ width: 3_000, height: 2_000 }, { ...initialCrop(size), zoom: 5 })).toBe(400);
  expect(outputSide({ width: 90, height: 60 }, initialCrop(size))).toBe(60);
});

it('stops at the edges', () => {
  expect(moveCrop(size, initialCrop(size), -9_999, 9_999)).toMatchObject({ x: 450, y: 450 });
  expect(moveCrop(size, { ...initialCrop(size), zoom: 2 }, 9_999, -9_999)).toMatchObject({ x: 1_375, y: 225 });
});

it('rotates the picture under the square clockwise', () => {
  const corner = moveCrop(size, { ...initialCrop(size), zoom: 2 }, -9_999, -9_999);
  expect(corner).toMatchObject({ x: 225, y: 225 });
  // The upper left corner becomes the upper right one.
  expect(turnCrop(size, corner)).toEqual({ x: 675, y: 225, zoom: 2, turns: 1 });
});

const anySize = fc.record({ width: fc.integer({ min: 1, max: 4_000 }), height: fc.integer({ min: 1, max: 4_000 }) });
const step = fc.oneof(
  fc.record({ dx: fc.integer({ min: -5_000, max: 5_000 }), dy: fc.integer({ min: -5_000, max: 5_000 }) }),
  fc.record({ zoom: fc.double({ min: 0, max: 20, noNaN: true }) }),
  fc.constant('turn' as const),
);

it('after any steps, the square is within the picture and has 400 px if there are so many', () => {
  fc.assert(
    fc.property(anySize, fc.array(step, { maxLength: 20 }), (picture, steps) => {
      let crop: Crop = initialCrop(picture);
      for (const next of steps) {
        if (next === 'turn') crop = turnCrop(picture, crop);
        else crop = 'zoom' in next ? zoomCrop(picture, crop, next.zoom) : moveCrop(picture, crop, next.dx, next.dy);
      }
      const { width, height } = turnedSize(picture, crop.turns);
      const half = sideOf(picture, crop) / 2;
      expect(crop.x - half).toBeGreaterThanOrEqual(-1e-6);
      expect(crop.y - half).toBeGreaterThanOrEqual(-1e-6);
      expect(crop.x + half).toBeLessThanOrEqual(width + 1e-6);
      expect(crop.y + half).toBeLessThanOrEqual(height + 1e-6);
      expect(half * 2).toBeGreaterThanOrEqual(Math.min(400, width, height) - 1e-6);
    }),
  );
});

it('four quarter turns change nothing', () => {
  fc.assert(
    fc.property(anySize, (picture) => {
      const crop = initialCrop(picture);
      expect([0, 1, 2, 3].reduce((turned) => turnCrop(picture, turned), crop)).toEqual(crop);
    }),
  );
});

it.each([0, 1, 2, 3] as const)('the matrix of %d turns maps the picture onto the rotated one', (turns) => {
  const [a, b, c, d, e, f] = turnMatrix(size, turns);
  const place = (x: number, y: number) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
  let crop: Crop = { x: 100, y: 200, zoom: 1, turns: 0 };
  for (let turn = 0; turn < turns; turn += 1) crop = turnCrop(size, crop);
  expect(place(100, 200)).toEqual({ x: crop.x, y: crop.y });
});
