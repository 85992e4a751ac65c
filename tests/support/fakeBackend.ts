import { getResponse } from 'msw';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { type Backend, type BackendOptions, createBackend } from '../../mocks/adapters/backend.ts';
import { mswHandler } from '../../mocks/adapters/mswHandler.ts';
import { respond } from '../../mocks/adapters/respond.ts';
import type { ReadContent } from '../../mocks/adapters/serveUpload.ts';
import type { Session } from '../../mocks/realtime/hub.ts';
import { findUserByEmail, issueToken } from '../../mocks/world/accounts.ts';
import { type AdjustableClock, adjustableClock } from '../../mocks/world/clock.ts';
import { type OperationId, operations } from '../../src/api/generated/operations.ts';
import { ServerFrame } from '../../src/realtime/generated/frames.ts';

/** Start time of the tests' Worlds. */
const TEST_TIME = Date.parse('2026-11-20T12:00:00Z');

export interface CallInput {
  params?: { id: string };
  query?: Record<string, string | number | boolean>;
  /** An object is sent as JSON, FormData as multipart, a string unchanged with the media type JSON. */
  body?: object | string;
}

export interface Answer {
  status: number;
  // Tests read responses of every shape; the contract has validated them already.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** A user who calls the fake backend as a client does. */
export interface Caller {
  readonly userId: string;
  readonly token: string;
  /** Sends a call and fails the test when the response is not documented in the contract. */
  call(operationId: OperationId, input?: CallInput): Promise<Answer>;
  /** Opens a socket and collects the frames that it receives. */
  connect(): { frames: ServerFrame[]; session: Session; closedWith: number[] };
}

export interface FakeBackend {
  readonly backend: Backend;
  readonly clock: AdjustableClock;
  readonly nobody: Pick<Caller, 'call'>;
  as(email: string): Caller;
  send(request: Request): Promise<Response | undefined>;
}

/** A fake backend with a stopped clock; every response and frame is validated against the contract. */
export function createFakeBackend(options: Partial<BackendOptions> = {}): FakeBackend {
  const clock = options.clock ?? adjustableClock({ now: () => TEST_TIME });
  const backend = createBackend({
    scenario: 'empty',
    latency: () => 0,
    wait: () => Promise.resolve(),
    checkAnswers: true,
    ...options,
    clock,
  });
  const read: ReadContent = {
    file: () => Promise.resolve(new Blob(['clip'])),
    portraits: async () => (await import('../../mocks/content/portraits.json')).default,
  };
  const handlers = [mswHandler((request) => respond(backend, request, read))];
  const send = (request: Request) => getResponse(handlers, request);

  async function call(token: string | null, operationId: OperationId, input: CallInput = {}): Promise<Answer> {
    const response = await send(toRequest(token, operationId, input));
    if (response === undefined) throw new Error(`${operationId}: no handler`);
    const text = await response.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    expectDocumented(operationId, response.status, body);
    return { status: response.status, body };
  }

  return {
    backend,
    clock,
    send,
    nobody: { call: (operationId, input) => call(null, operationId, input) },
    as(email) {
      const user = findUserByEmail(backend.world, email);
      if (user === undefined) throw new Error(`no account ${email}`);
      const token = issueToken(backend.world, user.id);
      return {
        userId: user.id,
        token,
        call: (operationId, input) => call(token, operationId, input),
        connect: () => connect(backend, user.id, token),
      };
    },
  };
}

function connect(backend: Backend, userId: string, token: string) {
  const frames: ServerFrame[] = [];
  const closedWith: number[] = [];
  const session = backend.hub.connect(userId, token, {
    send: (text) => frames.push(ServerFrame.parse(JSON.parse(text))),
    close: (code) => closedWith.push(code),
  });
  if (session === null) throw new Error('the handshake was refused');
  return { frames, session, closedWith };
}

function toRequest(token: string | null, operationId: OperationId, { params, query, body }: CallInput): Request {
  const { method, path } = operations[operationId];
  const url = new URL(path.replace('{id}', encodeURIComponent(params?.id ?? '')), 'http://backend.test');
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value));
  const headers = new Headers(token === null ? {} : { Authorization: `Bearer ${token}` });
  if (body === undefined) return new Request(url, { method, headers });
  if (body instanceof FormData) return new Request(url, { method, headers, body });
  headers.set('Content-Type', 'application/json');
  return new Request(url, { method, headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
}

/** Fails the test when the contract does not document the answer. */
export function expectDocumented(operationId: OperationId, status: number, body: unknown): void {
  const responses: Partial<Record<number, $ZodType | null>> = operations[operationId].responses;
  const schema = responses[status];
  if (schema === undefined) throw new Error(`${operationId} answered the undocumented status ${status}`);
  const allowed = schema === null ? body === undefined : safeParse(schema, body).success;
  if (!allowed) throw new Error(`${operationId} answered ${status} against the contract: ${JSON.stringify(body)}`);
}
