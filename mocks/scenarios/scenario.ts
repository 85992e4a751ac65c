import type { Random } from '../content/random.ts';
import type { Clock } from '../world/clock.ts';
import { createWorld, type World } from '../world/world.ts';
import { defaultScenario } from './default.ts';
import { emptyScenario } from './empty.ts';
import { expiredScenario } from './expired.ts';
import { largeScenario } from './large.ts';
import { newUserScenario } from './newUser.ts';
import { popularScenario } from './popular.ts';
import type { Scenario } from './types.ts';
import { unverifiedScenario } from './unverified.ts';

const SCENARIOS = {
  default: defaultScenario,
  newUser: newUserScenario,
  popular: popularScenario,
  empty: emptyScenario,
  large: largeScenario,
  unverified: unverifiedScenario,
  expired: expiredScenario,
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

export const scenarioNames = Object.keys(SCENARIOS) as ScenarioName[];

export function isScenarioName(value: unknown): value is ScenarioName {
  return typeof value === 'string' && Object.hasOwn(SCENARIOS, value);
}

/** Creates the World of a scenario; its times lie before the clock's current time. */
export function buildScenario(name: ScenarioName, source: { clock: Clock; random: Random }): World {
  const world = createWorld(source);
  SCENARIOS[name].populate(world);
  return world;
}

export function hasStaleSession(name: ScenarioName): boolean {
  const scenario: Scenario = SCENARIOS[name];
  return scenario.staleSession === true;
}
