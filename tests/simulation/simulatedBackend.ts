import type { UserId } from '../../src/api/generated/model/index.ts';
import type { operations } from '../../src/api/generated/operations.ts';
import type { ClientFrame } from '../../src/realtime/generated/frames.ts';

type OperationId = keyof typeof operations;

/** The server side of a socket. */
export interface BackendSession {
  receive(text: string): void;
  closed(): void;
}

/** What the simulation needs of a fake backend: its HTTP operations and its socket hub. */
export interface SimulatedBackend {
  readonly clock: { now(): number; advance(milliseconds: number): void };
  readonly hub: {
    connect(
      userId: UserId,
      token: string,
      peer: { send(text: string): void; close(code: number, reason: string): void },
    ): BackendSession | null;
  };
  readonly world: { readonly mails: ReadonlyMap<string, { readonly token: string; readonly to: string }> };
  call(operationId: OperationId, request: Request, params: Readonly<Record<string, unknown>>): Promise<unknown>;
  act(userId: UserId, frame: ClientFrame): void;
}

/** A user with an account, who calls the API as a client does. */
export interface Person {
  readonly userId: UserId;
  readonly name: string;
  readonly token: string;
  /** Returns the response body; throws what the backend throws. */
  call<Body>(operationId: OperationId, input?: CallInput): Promise<Body>;
}

interface CallInput {
  readonly id?: string;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
}

const PASSWORD = 'password123';

/** Registers, verifies and logs in a new user over HTTP. The name must be unused. */
export async function register(backend: SimulatedBackend, name: string): Promise<Person> {
  const email = `${name}@example.com`;
  const nobody = caller(backend, null);
  await nobody('registerAccount', { body: { email, password: PASSWORD } });
  const mail = [...backend.world.mails.values()].findLast(({ to }) => to === email);
  await nobody('verifyEmail', { body: { token: mail?.token ?? '' } });
  const { access_token: token } = await nobody<{ access_token: string }>('logIn', {
    body: { email, password: PASSWORD },
  });
  const call = caller(backend, token);
  const { id: userId } = await call<{ id: UserId }>('getCurrentUser');
  return { userId, name, token, call };
}

function caller(backend: SimulatedBackend, token: string | null) {
  return async <Body>(operationId: OperationId, { id, query, body }: CallInput = {}): Promise<Body> => {
    const url = new URL('http://backend.test/');
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, String(value));
    const headers = new Headers(token === null ? {} : { Authorization: `Bearer ${token}` });
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const request = new Request(
      url,
      body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
    );
    return (await backend.call(operationId, request, id === undefined ? {} : { id })) as Body;
  };
}
