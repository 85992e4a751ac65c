import type { Random } from '../random.ts';
import { upright, violin } from './bowedPoses.ts';
import { mic, none } from './freePoses.ts';
import type { Pose } from './pose.ts';
import { drums, keys, laptop, turntable } from './seatedPoses.ts';
import { acoustic, bass, electric, shamisen } from './stringPoses.ts';
import { brass, pipe, sax } from './windPoses.ts';

/** The poses of musicians in generated portraits, by what they play. */
export const poses = {
  electric,
  acoustic,
  bass,
  drums,
  mic,
  keys,
  sax,
  violin,
  turntable,
  shamisen,
  upright,
  brass,
  pipe,
  laptop,
  none,
} as const satisfies Record<string, (random: Random) => Pose>;

/** A key of `poses`. */
export type PoseName = keyof typeof poses;
