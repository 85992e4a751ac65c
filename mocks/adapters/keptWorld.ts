import { attachPartner } from '../realtime/partner.ts';
import { hasStaleSession, type ScenarioName } from '../scenarios/scenario.ts';
import { type AdjustableClock, adjustableClock } from '../world/clock.ts';
import { type Backend, type Command, createBackend } from './backend.ts';
import type { Beginning, Journal, Settings } from './journal.ts';
import { readWorld, WorldFileError, writeWorld } from './worldFile.ts';

/** What a person's network would add, in milliseconds (decision W2). */
const NATURAL_LATENCY = { min: 80, max: 250 };

/** The World that outlives the pages: a backend, its journal, and what is set about it. */
export interface KeptWorld {
  readonly backend: Backend;
  readonly clock: AdjustableClock;
  readonly latency: number | null;
  setLatency(latency: number | null): Promise<void>;
  /** Writes down what has been set at the backend itself: faults and the cut. */
  keepSettings(): Promise<void>;
  /** A new World at the machine's own time, with no faults. */
  restart(scenario: ScenarioName): Promise<void>;
  write(): Promise<string>;
  /** Takes over a written World, or throws `WorldFileError` and changes nothing. */
  read(text: string): Promise<void>;
  /** Whether the scenario begins with an outdated session. */
  hasStaleSession(): boolean;
  /** Resolves when everything so far is kept. */
  kept(): Promise<void>;
}

/** Takes the World up where it was left, or begins the wanted scenario. Says whether another World was there before. */
export async function openWorld(
  journal: Journal,
  wanted: ScenarioName | null,
): Promise<{ world: KeptWorld; replaced: boolean }> {
  const kept = await journal.read();
  const resumes = kept !== null && (wanted === null || wanted === kept.beginning.scenario);
  const clock = adjustableClock(Date);
  const beginning = resumes ? kept.beginning : { scenario: wanted ?? 'default', startedAt: clock.now() };
  const settings = await journal.readSettings();
  let latency = settings?.latency ?? null;
  let replaying = true;

  const backend = createBackend({
    ...beginning,
    clock,
    latency: () => latency ?? NATURAL_LATENCY.min + Math.random() * (NATURAL_LATENCY.max - NATURAL_LATENCY.min),
    wait,
    // The app itself checks answers in development, and the tests check them on the port.
    checkAnswers: false,
    onCommand: (command) => (replaying ? undefined : journal.append(command)),
  });
  const keepSettings = () => journal.keepSettings({ latency, faults: backend.faults.list(), isCut: backend.hub.isCut });

  const isResumed = resumes && tryReplay(backend, kept.commands);
  if (isResumed) {
    if (settings !== null) set(backend, settings);
  } else {
    await (resumes ? restart(beginning.scenario) : journal.begin(beginning));
    // What was set about a World that is no more must not come back with the next visit.
    await keepSettings();
  }
  replaying = false;
  attachPartner(backend, (milliseconds, action) => void setTimeout(action, milliseconds));

  async function restart(scenario: ScenarioName): Promise<void> {
    resetTime(clock);
    const startedAt = clock.now();
    // In one breath: what is done to the old World in between would be written down as done to the new one.
    backend.reset(scenario, startedAt);
    await journal.begin({ scenario, startedAt });
  }

  return {
    replaced: kept !== null && !isResumed,
    world: {
      backend,
      clock,
      get latency() {
        return latency;
      },
      async setLatency(next) {
        latency = next;
        await keepSettings();
      },
      keepSettings,
      async restart(scenario) {
        await restart(scenario);
        await keepSettings();
      },
      async write() {
        await journal.kept();
        const now = await journal.read();
        return await writeWorld(now ?? { beginning, commands: [] });
      },
      async read(text) {
        const written = readWorld(text);
        if (!tryReplay(trialOf(written.beginning), written.commands)) {
          throw new WorldFileError('ファイルに記録された操作を再現できませんでした');
        }
        resetTime(clock);
        backend.reset(written.beginning.scenario, written.beginning.startedAt);
        backend.replay(written.commands);
        await journal.begin(written.beginning, written.commands);
        await keepSettings();
      },
      hasStaleSession: () => hasStaleSession(backend.scenario),
      kept: () => journal.kept(),
    },
  };
}

function set({ faults, hub }: Backend, settings: Settings): void {
  for (const fault of settings.faults) faults.set(fault);
  if (settings.isCut) hub.cut();
}

/** A World of its own to try something with. */
function trialOf(beginning: Beginning): Backend {
  return createBackend({
    ...beginning,
    clock: adjustableClock(Date),
    latency: () => 0,
    wait,
    checkAnswers: false,
  });
}

/** A journal may no longer fit the code, and a file never have. */
function tryReplay(backend: Backend, commands: readonly Command[]): boolean {
  try {
    backend.replay(commands);
    return true;
  } catch {
    return false;
  }
}

function resetTime(clock: AdjustableClock): void {
  clock.advance(Date.now() - clock.now());
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
