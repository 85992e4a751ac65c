import type { World } from '../world/world.ts';

/** A named situation that the fake backend can begin with (rule W2). */
export interface Scenario {
  /** The browser starts with a token that is no longer valid. */
  readonly staleSession?: true;
  populate(world: World): void;
}
