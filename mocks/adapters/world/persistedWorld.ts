import type { OperationId } from '../../../src/api/generated/operations.ts';
import { attachPartner } from '../../realtime/partner.ts';
import { hasStaleSession, type ScenarioName } from '../../scenarios/scenario.ts';
import { type AdjustableClock, adjustableClock } from '../../world/clock.ts';
import { type Backend, type Command, createBackend, has } from '../backend.ts';
import type { Beginning, Journal, Settings } from './journal.ts';
import { readWorld, WorldFileError, writeWorld } from './worldFile.ts';

/** Simulated network latency in milliseconds (rule W2). */
const NATURAL_LATENCY = { min: 80, max: 250 };

/** The World of the mock build, which survives page reloads: a backend, its journal, and its settings. */
export interface PersistedWorld {
  readonly backend: Backend;
  readonly clock: AdjustableClock;
  readonly latency: number | null;
  setLatency(latency: number | null): Promise<void>;
  /** Persists the settings that are part of the backend: faults and refused sockets. */
  persistSettings(): Promise<void>;
  /** Creates a new World at the machine's current time, without faults. */
  restart(scenario: ScenarioName): Promise<void>;
  write(): Promise<string>;
  /**
   * Replaces the World by one from a file.
   * @throws `WorldFileError`; nothing is changed then
   */
  read(text: string): Promise<void>;
  /** Whether the scenario starts with an outdated session. */
  hasStaleSession(): boolean;
  /** Resolves when all writes are complete. */
  whenPersisted(): Promise<void>;
}

/**
 * Restores the persisted World, or creates one for the requested scenario. Also returns whether it replaced another
 * World, and what of the persisted one is lost because this code is of another branch.
 */
export async function openWorld(
  journal: Journal,
  wanted: ScenarioName | null,
): Promise<{ world: PersistedWorld; replaced: boolean; lost: string | null }> {
  const stored = await journal.read();
  const resumes = stored !== null && (wanted === null || wanted === stored.beginning.scenario);
  const clock = adjustableClock(Date);
  const beginning = resumes ? stored.beginning : { scenario: wanted ?? 'default', startedAt: clock.now() };
  const settings = await journal.readSettings();
  let latency = settings?.latency ?? null;
  let replaying = true;

  const backend = createBackend({
    ...beginning,
    clock,
    latency: () => latency ?? NATURAL_LATENCY.min + Math.random() * (NATURAL_LATENCY.max - NATURAL_LATENCY.min),
    // In development the app itself checks responses; tests check them on the port.
    checkAnswers: false,
    onCommand: (command) => (replaying ? undefined : journal.append(command)),
  });
  const persistSettings = () =>
    journal.writeSettings({ latency, faults: backend.faults.list(), isCut: backend.hub.isCut });

  const strange = resumes ? strangeIn(stored.commands) : [];
  const failure = resumes ? replay(backend, stored.commands) : null;
  const isResumed = resumes && failure === null;
  if (isResumed) {
    if (settings !== null) set(backend, settings);
  } else {
    await (resumes ? restart(beginning.scenario) : journal.begin(beginning));
    // Settings of the old World must not apply at the next visit.
    await persistSettings();
  }
  replaying = false;
  attachPartner(backend, (milliseconds, action) => void setTimeout(action, milliseconds));

  async function restart(scenario: ScenarioName): Promise<void> {
    resetTime(clock);
    const startedAt = clock.now();
    // Synchronously: a command on the old World in between would be recorded for the new one.
    backend.reset(scenario, startedAt);
    await journal.begin({ scenario, startedAt });
  }

  return {
    replaced: stored !== null && !isResumed,
    lost: lossOf(strange, failure),
    world: {
      backend,
      clock,
      get latency() {
        return latency;
      },
      async setLatency(next) {
        latency = next;
        await persistSettings();
      },
      persistSettings,
      async restart(scenario) {
        await restart(scenario);
        await persistSettings();
      },
      async write() {
        await journal.whenPersisted();
        const now = await journal.read();
        return await writeWorld(now ?? { beginning, commands: [] });
      },
      async read(text) {
        const written = readWorld(text);
        if (replay(trialOf(written.beginning), written.commands) !== null) {
          throw new WorldFileError('ファイルに記録された操作を再現できませんでした');
        }
        resetTime(clock);
        backend.reset(written.beginning.scenario, written.beginning.startedAt);
        backend.replay(written.commands);
        await journal.begin(written.beginning, written.commands);
        await persistSettings();
      },
      hasStaleSession: () => hasStaleSession(backend.scenario),
      whenPersisted: () => journal.whenPersisted(),
    },
  };
}

function set({ faults, hub }: Backend, settings: Settings): void {
  for (const fault of settings.faults) faults.set(fault);
  if (settings.isCut) hub.cut();
}

/** Creates a separate World for validating a file. */
function trialOf(beginning: Beginning): Backend {
  return createBackend({ ...beginning, clock: adjustableClock(Date), checkAnswers: false });
}

/** Returns the ids of operations in commands that this code lacks: another branch has stored them. */
function strangeIn(commands: readonly Command[]): OperationId[] {
  const called = commands.flatMap((command) => (command.kind === 'call' ? [command.operationId] : []));
  return [...new Set(called)].filter((id) => !has(id));
}

/** Returns what a developer is told about stored commands that could not be replayed; null when all were. */
function lossOf(strange: readonly OperationId[], failure: string | null): string | null {
  if (failure !== null)
    return `The fake cannot replay what is stored (${failure}): it starts again, and everybody is logged out.`;
  return strange.length === 0 ? null : `The fake has no ${strange.join(', ')}: what is stored of that is left out.`;
}

/**
 * Replays commands and returns why that failed, or null. Stored commands may not fit the current code, and those of a
 * file may be invalid.
 */
function replay(backend: Backend, commands: readonly Command[]): string | null {
  try {
    backend.replay(commands.filter((command) => command.kind !== 'call' || has(command.operationId)));
    return null;
  } catch (error) {
    return String(error);
  }
}

function resetTime(clock: AdjustableClock): void {
  clock.advance(Date.now() - clock.now());
}
