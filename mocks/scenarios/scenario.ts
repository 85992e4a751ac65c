import type { Random } from '../content/random.ts';
import { hana } from '../personas/hana.ts';
import type { Clock } from '../world/clock.ts';
import { createWorld, type World } from '../world/world.ts';
import { populateDefault } from './default.ts';
import { populateLarge } from './large.ts';
import { addAnnouncements, addPersona } from './populate.ts';
import { populatePopular } from './popular.ts';

/** The named initial states of the fake backend (rule W2): each fills an empty World. */
const SCENARIOS = {
  default: populateDefault,
  /** そら has just registered. */
  newUser: (world) => addAnnouncements(world, populateDefault(world).sora.id, 0),
  popular: populatePopular,
  /** はな is the only user: every list is empty. */
  empty: (world) => addPersona(world, { ...hana, videos: [] }),
  large: populateLarge,
  /** The e-mail address of みお is not verified, for which the default World is enough. */
  unverified: populateDefault,
  /** はな begins with a token that is no longer valid. */
  expired: populateDefault,
} as const satisfies Record<string, (world: World) => unknown>;

export type ScenarioName = keyof typeof SCENARIOS;

export const scenarioNames = Object.keys(SCENARIOS) as ScenarioName[];

export function isScenarioName(value: unknown): value is ScenarioName {
  return typeof value === 'string' && Object.hasOwn(SCENARIOS, value);
}

/** Creates the World of a scenario; its times lie before the clock's current time. */
export function buildScenario(name: ScenarioName, source: { clock: Clock; random: Random }): World {
  const world = createWorld(source);
  SCENARIOS[name](world);
  return world;
}

/** Whether the browser starts with a token that is no longer valid. */
export const hasStaleSession = (name: ScenarioName): boolean => name === 'expired';
