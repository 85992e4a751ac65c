import fc from 'fast-check';
import type { SimulatedBackend } from './simulatedBackend.ts';
import { beginSimulation, endSimulation, createSharedAccounts, type SharedAccounts } from './simulation.ts';
import { type Step, type StepKind, steps, applyStep } from './steps.ts';
import { checkInvariants, checkConvergence, checkLiveState } from './invariants.ts';

// Random walks of the live layer: `npm run tool -- fuzz` and the unit tests of src/realtime run them.

/** Relative frequency of each step; 1 where absent. Common events are frequent, events that end something are rare. */
const WEIGHTS: Partial<Record<StepKind, number>> = {
  ready: 14,
  write: 14,
  say: 12,
  deliver: 12,
  deliverAll: 8,
  deliverOutOfOrder: 3,
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
  disconnectLate: 4,
  swallow: 5,
  openTab: 2,
  switchTab: 4,
  closeTab: 2,
  otherTabReads: 3,
  otherTabSends: 3,
  othersRead: 4,
};

/** Steps of a network that loses or reorders frames, and changes on the server without a frame. */
const UNRELIABLE: readonly StepKind[] = [
  'deliverOutOfOrder',
  'deliverBackwards',
  'deliverAgain',
  'drop',
  'swallow',
  'loseAnswer',
  'failRest',
  'leave',
  'otherTabOpens',
];

/** The network of a walk: `unreliable` loses, delays and reorders; `reliable` does not. */
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

/** What was executed, including the walks of shrinking. */
export interface Tally {
  events: number;
  walks: number;
  /** How often an open socket was lost. */
  losses: number;
}

/**
 * Executes the steps in order. Returns the violations, found at the first step that violates an invariant or at the
 * end.
 */
export async function simulate(
  accounts: SharedAccounts,
  walk: readonly Step[],
  network: Network,
  tally: Tally = { events: 0, walks: 0, losses: 0 },
): Promise<string[]> {
  const simulation = await beginSimulation(accounts);
  try {
    for (const [index, next] of walk.entries()) {
      tally.events += 1;
      await applyStep(simulation, next);
      const broken = checkInvariants(simulation);
      if (broken.length > 0) return broken.map((sentence) => `after step ${index} ${next.join(' ')}: ${sentence}`);
    }
    const live = network === 'reliable' ? await checkLiveState(simulation) : [];
    return [...live, ...(await checkConvergence(simulation))];
  } finally {
    tally.walks += 1;
    tally.losses += simulation.losses;
    endSimulation(simulation);
  }
}

/** Formats a walk as text for `regressionWalks.ts`, without numbers that are 0 at the end of a step. */
const writeWalk = (walk: readonly Step[]) => walk.map((next) => next.join(' ').replace(/(?: 0)+$/, '')).join(', ');

export function readWalk(text: string): Step[] {
  return text
    .split(', ')
    .map((step) => step.split(' '))
    .map(([kind, first = '0', second = '0']) => [kind as StepKind, Number(first), Number(second)]);
}

const WORLD_LASTS = 50;

/** Reuses a World with its accounts for several runs, then creates a new one, because Worlds only grow. */
export function createSharedAccountsPool(createBackend: () => SimulatedBackend): () => Promise<SharedAccounts> {
  let accounts: SharedAccounts | null = null;
  return async () => {
    if (accounts === null || accounts.runs === WORLD_LASTS) accounts = await createSharedAccounts(createBackend());
    return accounts;
  };
}

interface Search {
  /** Minimum number of steps in total. */
  readonly events: number;
  readonly seed: number;
  /** Restricts fast-check to the walk of this path. */
  readonly path?: string;
  readonly network: Network;
}

/**
 * Executes random walks until enough steps were taken or an invariant is violated. Returns the smallest violating walk
 * with its violations, or null.
 */
export async function runSimulations(
  nextAccounts: () => Promise<SharedAccounts>,
  { events, seed, path, network }: Search,
  tally: Tally,
): Promise<string | null> {
  const steps = fc.array(stepOver(network), { minLength: 1, maxLength: LONGEST_WALK, size: 'max' });
  const property = fc.asyncProperty(steps, async (walk) => {
    const broken = await simulate(await nextAccounts(), walk, network, tally);
    if (broken.length > 0) throw new Error(broken.join('\n'));
  });
  // Each part has its own seed, which is enough to reproduce it.
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
