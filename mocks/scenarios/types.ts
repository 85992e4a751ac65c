import type { World } from '../world/world.ts';

/** A named initial state of the fake backend (rule W2). */
export interface Scenario {
  /** The browser starts with a token that is no longer valid. */
  readonly staleSession?: true;
  populate(world: World): void;
}
