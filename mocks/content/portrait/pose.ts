import type { Point } from './shapes.ts';

/** A person with an instrument, from back to front. Each part gets its own edge of light. */
export interface Pose {
  readonly body: string;
  readonly instrument: string;
  /** Strings, keys and other glints, drawn in light and without an edge. */
  readonly glints: string;
  readonly front: string;
}

/** A point for each arm, left and right as we see them. */
export type Pair = readonly [left: Point, right: Point];

/** Where arms begin. */
export const leftShoulder: Point = [240, 292];
export const rightShoulder: Point = [400, 292];
