import { safeParse } from 'zod/v4/core';
import type { UserId } from '../../src/api/generated/model/index.ts';
import { type OperationId, operations } from '../../src/api/generated/operations.ts';
import type { ClientFrame } from '../../src/realtime/generated/frames.ts';
import { seededRandom } from '../content/random.ts';
import { createHub, type Hub } from '../realtime/hub.ts';
import { handleFrame } from '../realtime/handleFrame.ts';
import { type PartnerAction, performPartnerAction } from '../realtime/partnerActions.ts';
import { allOperations } from '../rest/allOperations.ts';
import type { Operation } from '../rest/operation.ts';
import { buildScenario, type ScenarioName } from '../scenarios/scenario.ts';
import { authenticate } from '../world/accounts.ts';
import type { AdjustableClock } from '../world/clock.ts';
import { Refusal } from '../world/refusal.ts';
import type { World } from '../world/world.ts';
import { createFaultPlan, type FaultPlan } from './panel/faults.ts';
import { type ParsedInput, parseRequest } from './parseRequest.ts';

/**
 * An action that changed the World, with everything that is needed to repeat it. The World is deterministic, so
 * replaying the commands restores it.
 */
export type Command =
  | { kind: 'call'; at: number; operationId: OperationId; token: string | null; input: ParsedInput }
  | { kind: 'frame'; at: number; userId: UserId; frame: ClientFrame }
  | { kind: 'partnerAction'; at: number; action: PartnerAction }
  | { kind: 'advance'; at: number; milliseconds: number };

export interface BackendOptions {
  scenario: ScenarioName;
  clock: AdjustableClock;
  /** Start time of the World in milliseconds since 1970; default: the clock's current time. */
  startedAt?: number;
  /** Returns the latency of the next request in milliseconds; default: 0. */
  latency?: () => number;
  /** Default: waits by the machine's clock. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Whether to throw when a response violates the contract. */
  checkAnswers: boolean;
  /** Called with every command before its response is sent. */
  onCommand?: (command: Command) => void | Promise<void>;
}

/** The fake backend without a transport: one World, its socket hub, the faults, and the operations of the contract. */
export interface Backend {
  readonly world: World;
  readonly clock: AdjustableClock;
  readonly scenario: ScenarioName;
  readonly hub: Hub;
  readonly faults: FaultPlan;
  /**
   * Executes an operation.
   * @throws `Refusal` for the contract's errors, `NoAnswer` when a fault drops the call
   */
  call(operationId: OperationId, request: Request, pathParams: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Executes a frame as if the user had sent it over the socket; scripted users use it too. */
  act(userId: UserId, frame: ClientFrame): void;
  /**
   * Executes an action of the mock panel on behalf of another user.
   * @throws `Refusal`
   */
  perform(action: PartnerAction): void;
  advance(milliseconds: number): void;
  replay(commands: readonly Command[]): void;
  /** Creates a new World; sockets are closed and faults are removed. */
  reset(scenario: ScenarioName, startedAt?: number): void;
  onReset(listener: (world: World) => void): void;
}

/** Thrown when an injected fault demands that a request gets no response. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Seed of the random source, fixed so that every developer sees the same data. */
const SEED = 20_261_121;

export function createBackend(options: BackendOptions): Backend {
  const { clock, wait = pause, latency = () => 0, checkAnswers, onCommand } = options;
  const faults = createFaultPlan(seededRandom(SEED + 1));
  const resetListeners = new Set<(world: World) => void>();
  let scenario = options.scenario;
  let world = build(options.startedAt);
  const hub = createHub(world, act);

  function build(startedAt = clock.now()): World {
    return clock.at(startedAt, () => buildScenario(scenario, { clock, random: seededRandom(SEED) }));
  }

  function run(operationId: OperationId, token: string | null, input: ParsedInput): unknown {
    const actor = operations[operationId].secured ? authenticate(world, token) : null;
    // The table maps each id to its own input type; TypeScript cannot express a union of such pairs.
    return (allOperations[operationId] as unknown as Operation<'getMyProfile'>)(
      world,
      actor as Parameters<Operation<'getMyProfile'>>[1],
      input as Parameters<Operation<'getMyProfile'>>[2],
    );
  }

  function act(userId: UserId, frame: ClientFrame): void {
    if (frame.type !== 'typing_start' && frame.type !== 'typing_stop') {
      void onCommand?.({ kind: 'frame', at: clock.now(), userId, frame });
    }
    handleFrame(world, userId, frame);
  }

  return {
    get world() {
      return world;
    },
    get scenario() {
      return scenario;
    },
    clock,
    hub,
    faults,
    act,
    async call(operationId, request, pathParams) {
      const operation = operations[operationId];
      // The contract of a branch can be ahead of its fake.
      if (!has(operationId)) throw new Refusal(501, `the fake has no ${operationId}`);
      const token = readBearer(request);
      await wait(latency() + faults.latencyFor(operationId));
      const failure = faults.failureFor(operationId);
      if (failure === 0) throw new NoAnswer(operationId);
      if (failure !== null) throw new Refusal(failure, 'リクエストを処理できませんでした');
      if (operation.secured) authenticate(world, token);
      const input = await parseRequest(operation, request, pathParams);
      const at = clock.now();
      const result = clock.at(at, () => run(operationId, token, input));
      if (checkAnswers) assertAnswer(operationId, result);
      if (operation.method !== 'GET') await onCommand?.({ kind: 'call', at, operationId, token, input });
      return result;
    },
    perform(action) {
      const at = clock.now();
      clock.at(at, () => performPartnerAction(world, action));
      void onCommand?.({ kind: 'partnerAction', at, action });
    },
    advance(milliseconds) {
      void onCommand?.({ kind: 'advance', at: clock.now(), milliseconds });
      clock.advance(milliseconds);
    },
    replay(commands) {
      for (const command of commands) {
        if (command.kind === 'advance') clock.advance(command.milliseconds);
        else if (command.kind === 'frame')
          clock.at(command.at, () => handleFrame(world, command.userId, command.frame));
        else if (command.kind === 'partnerAction')
          clock.at(command.at, () => performPartnerAction(world, command.action));
        else clock.at(command.at, () => run(command.operationId, command.token, command.input));
      }
    },
    reset(next, startedAt) {
      scenario = next;
      faults.clear();
      world = build(startedAt);
      hub.serve(world);
      for (const listener of resetListeners) listener(world);
    },
    onReset(listener) {
      resetListeners.add(listener);
    },
  };
}

/** Whether the fake has an operation: a stored command or a contract under work may name one that it lacks. */
export const has = (operationId: string): boolean => Object.hasOwn(allOperations, operationId);

function pause(milliseconds: number): Promise<void> {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
}

function readBearer(request: Request): string | null {
  return /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

function assertAnswer(operationId: OperationId, result: unknown): void {
  const { 200: ok, 201: created } = { 200: null, 201: null, ...operations[operationId].responses };
  const schema = ok ?? created;
  if (schema === null) {
    if (result !== undefined) throw new Error(`${operationId} answered a body where the contract has none`);
    return;
  }
  const outcome = safeParse(schema, result);
  if (!outcome.success) {
    throw new Error(`${operationId} answered against the contract: ${JSON.stringify(outcome.error.issues)}`);
  }
}
