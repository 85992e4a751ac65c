import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Answer, Found, Job, Mutant, Recorded } from './mutant.ts';
import { readResults, type Results } from './results.ts';
import { isSilent } from './silent.ts';

export interface MutantsOptions {
  /** Takes one of so many mutants. */
  every: number;
  /** Only mutants of files whose path has one of these parts; all when empty. */
  only: readonly string[];
  onFound: (mutant: Mutant, found: Found, done: number, all: number) => void;
}

export interface MutantsResult {
  all: readonly Mutant[];
  /** What counts, with what became of it. */
  found: ReadonlyMap<Mutant, Found>;
  /** What does not count. */
  silent: readonly Mutant[];
  /** What was reported of the clean fake. */
  falseAlarms: readonly string[];
}

/** The results are written to disk whenever so many have come. */
const SAVED_EVERY = 20;

/** Switches on one mutant of the fake after the other and lets the kit look for it, with the cases that reach it. */
export async function findMutants({ every, only, onFound }: MutantsOptions): Promise<MutantsResult> {
  const lanes = await Promise.all(Array.from({ length: availableParallelism() }, () => openLane()));
  const [first] = lanes as [Lane, ...Lane[]];
  const { mutants } = first;
  const results = readResults(mutants);
  const chosen = mutants
    .filter(({ file }) => only.length === 0 || only.some((part) => file.includes(part)))
    .filter((mutant) => results.numberOf(mutant) % every === 0);
  const silent = chosen.filter((mutant) => isSilent(mutant));
  const counting = chosen.filter((mutant) => !isSilent(mutant));
  const found = new Map<Mutant, Found>();
  const settle = (mutant: Mutant, one: Found) => {
    found.set(mutant, one);
    results.set(mutant, one);
    if (found.size % SAVED_EVERY === 0) results.save();
    onFound(mutant, one, found.size, counting.length);
  };
  const left: Mutant[] = [];
  for (const mutant of counting) {
    const known = results.known(mutant);
    if (known === null) left.push(mutant);
    else found.set(mutant, known);
  }
  let falseAlarms: readonly string[] = [];
  try {
    if (left.length > 0) {
      const recorded = await first.record();
      falseAlarms = recorded.failures;
      if (falseAlarms.length === 0) await lookForAll(lanes, left, recorded.cases, results, settle);
    }
  } finally {
    results.save();
    for (const lane of lanes) lane.stop();
  }
  return { all: chosen, found, silent, falseAlarms };
}

async function lookForAll(
  lanes: readonly Lane[],
  mutants: readonly Mutant[],
  cases: readonly Recorded[],
  results: Results,
  settle: (mutant: Mutant, found: Found) => void,
): Promise<void> {
  const queue = [...mutants];
  const order = orderOf(cases);
  const whileLoading = new Set(lanes[0]?.whileLoading);
  const work = async (lane: Lane) => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const anew = whileLoading.has(next.id);
      const reaching = cases.filter(({ reached }) => anew || reached.includes(next.id));
      if (reaching.length === 0) {
        settle(next, { outcome: 'unreached', by: null, check: null });
        continue;
      }
      const ids = order.of(next, reaching, results.formerKiller(next));
      const found = await lane.look({ kind: 'look', mutant: next.id, anew, cases: ids });
      order.note(next, found);
      settle(next, found);
    }
  };
  await Promise.all(lanes.map((lane) => work(lane)));
}

/** In which order the cases are tried: what killed neighbours comes first, then what takes least. */
function orderOf(cases: readonly Recorded[]) {
  const kills = new Map<string, number>();
  const times = new Map(cases.map(({ id, milliseconds }) => [id, milliseconds]));
  const killsOf = ({ file }: Mutant, id: string) => kills.get(`${file} ${id}`) ?? 0;
  return {
    of: (mutant: Mutant, reaching: readonly Recorded[], former: string | null): string[] =>
      reaching
        .map(({ id }) => id)
        .filter((id) => id !== 'setup')
        .sort(
          (x, y) =>
            Number(y === former) - Number(x === former) ||
            killsOf(mutant, y) - killsOf(mutant, x) ||
            (times.get(x) ?? 0) - (times.get(y) ?? 0),
        ),
    note({ file }: Mutant, { by }: Found): void {
      if (by !== null) kills.set(`${file} ${by}`, (kills.get(`${file} ${by}`) ?? 0) + 1);
    },
  };
}

interface Lane {
  mutants: readonly Mutant[];
  whileLoading: readonly number[];
  record(): Promise<Extract<Answer, { kind: 'recorded' }>>;
  look(job: Extract<Job, { kind: 'look' }>): Promise<Found>;
  stop(): void;
}

async function openLane(): Promise<Lane> {
  const worker = new Worker(new URL('./lane.ts', import.meta.url));
  const next = <Kind extends Answer['kind']>(_kind: Kind) =>
    new Promise<Extract<Answer, { kind: Kind }>>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (message) => {
        worker.off('error', reject);
        resolve(message as Extract<Answer, { kind: Kind }>);
      });
    });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker thread has no origin.
  const send = (message: Job | 'stop') => worker.postMessage(message);
  const ask = async <Kind extends Answer['kind']>(job: Job, kind: Kind) => {
    const answer = next(kind);
    send(job);
    return await answer;
  };
  const { mutants, whileLoading } = await next('ready');
  return {
    mutants,
    whileLoading,
    record: () => ask({ kind: 'record' }, 'recorded'),
    look: async (job) => (await ask(job, 'found')).found,
    stop: () => send('stop'),
  };
}
