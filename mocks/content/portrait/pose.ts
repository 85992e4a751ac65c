import type { Point } from './shapes.ts';

/** The person in a generated portrait, as SVG, from back to front. Each part gets its own light on the edge. */
export interface Pose {
  readonly body: string;
  readonly instrument: string;
  /** Strings, keys and other highlights, drawn in light and without an edge. */
  readonly glints: string;
  readonly front: string;
}

/** A point for each arm, left and right in the picture. */
export type Pair = readonly [left: Point, right: Point];

/** The shoulders. */
export const leftShoulder: Point = [240, 292];
export const rightShoulder: Point = [400, 292];
