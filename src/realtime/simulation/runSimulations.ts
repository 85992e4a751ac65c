import fc from 'fast-check';
import type { SimulatedBackend } from './simulatedBackend.ts';
import { beginSimulation, endSimulation, setStage, type Stage } from './simulation.ts';
import { type Step, type StepKind, steps, take } from './steps.ts';
import { brokenAlways, brokenAtLast, brokenLive } from './truth.ts';

/** How often each step is chosen, where not once: often what goes on all the time, seldom what ends it. */
const WEIGHTS: Partial<Record<StepKind, number>> = {
  ready: 14,
  write: 14,
  say: 12,
  hear: 12,
  hearAll: 8,
  hearOutOfOrder: 3,
  serveSocket: 12,
  serveRest: 10,
  serveAll: 6,
  answer: 10,
  answerAll: 6,
  settle: 4,
  connect: 14,
  disconnect: 8,
  open: 6,
  refresh: 4,
  show: 3,
  wait: 4,
  resend: 6,
  otherTabReads: 3,
  otherTabSays: 3,
  othersRead: 4,
};

/** What a network does that loses or reorders, and what happens at the server without a frame about it. */
const UNRELIABLE: readonly StepKind[] = [
  'hearOutOfOrder',
  'hearBackwards',
  'hearAgain',
  'drop',
  'loseAnswer',
  'failRest',
  'leave',
  'otherTabOpens',
];

/** What network the walk goes over: one that does everything, or one that neither loses nor reorders. */
export type Network = 'unreliable' | 'reliable';

function stepOver(network: Network): fc.Arbitrary<Step> {
  const kinds = (Object.keys(steps) as StepKind[]).filter(
    (kind) => network === 'unreliable' || !UNRELIABLE.includes(kind),
  );
  const weighted = kinds.map((kind) => ({ arbitrary: fc.constant(kind), weight: WEIGHTS[kind] ?? 1 }));
  return fc.tuple(fc.oneof(...weighted), fc.nat({ max: 23 }), fc.nat({ max: 23 }));
}

const LONGEST_WALK = 400;
const WALKS_A_SEED = 10;

/** What was done, the walks of shrinking included. */
export interface Tally {
  events: number;
  walks: number;
  /** How often an open socket was lost. */
  losses: number;
}

/** Takes the steps one after the other and answers what is broken, at the first step that breaks something or at the end. */
export async function simulate(
  stage: Stage,
  walk: readonly Step[],
  network: Network,
  tally: Tally = { events: 0, walks: 0, losses: 0 },
): Promise<string[]> {
  const simulation = await beginSimulation(stage);
  try {
    for (const [index, next] of walk.entries()) {
      tally.events += 1;
      await take(simulation, next);
      const broken = brokenAlways(simulation);
      if (broken.length > 0) return broken.map((sentence) => `after step ${index} ${next.join(' ')}: ${sentence}`);
    }
    const live = network === 'reliable' ? await brokenLive(simulation) : [];
    return [...live, ...(await brokenAtLast(simulation))];
  } finally {
    tally.walks += 1;
    tally.losses += simulation.losses;
    endSimulation(simulation);
  }
}

/** A walk as text, to be kept as a named case. */
const writeWalk = (walk: readonly Step[]) => walk.map((next) => next.join(' ')).join('\n');

export function readWalk(text: string): Step[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(' '))
    .filter(([kind]) => kind !== '')
    .map(([kind, first, second]) => [kind as StepKind, Number(first), Number(second)]);
}

const WORLD_LASTS = 50;

/** A World with accounts for some runs, then a new one, since Worlds only grow. */
export function createStages(createBackend: () => SimulatedBackend): () => Promise<Stage> {
  let stage: Stage | null = null;
  return async () => {
    if (stage === null || stage.runs === WORLD_LASTS) stage = await setStage(createBackend());
    return stage;
  };
}

interface Search {
  /** At least so many steps in all. */
  readonly events: number;
  readonly seed: number;
  /** Only the walk that fast-check names so. */
  readonly path?: string;
  readonly network: Network;
}

/**
 * Random walks, until so many steps were taken or something broke. Answers what broke with the smallest walk that
 * breaks it, or null.
 */
export async function runSimulations(
  stages: () => Promise<Stage>,
  { events, seed, path, network }: Search,
  tally: Tally,
): Promise<string | null> {
  const steps = fc.array(stepOver(network), { minLength: 1, maxLength: LONGEST_WALK, size: 'max' });
  const property = fc.asyncProperty(steps, async (walk) => {
    const broken = await simulate(await stages(), walk, network, tally);
    if (broken.length > 0) throw new Error(broken.join('\n'));
  });
  // Every part has a seed of its own, which alone is enough to go there again.
  for (let part = 0; tally.events < events; part += 1) {
    const result = await fc.check(property, {
      seed: seed + part,
      numRuns: WALKS_A_SEED,
      ...(path === undefined ? {} : { path }),
    });
    if (result.failed) return describeFailure(result);
    if (path !== undefined) break;
  }
  return null;
}

function describeFailure(result: fc.RunDetails<[Step[]]>): string {
  const [walk = []] = result.counterexample ?? [];
  const why = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance);
  return `--seed ${result.seed} --path ${result.counterexamplePath}\n${why}\n${writeWalk(walk)}`;
}
