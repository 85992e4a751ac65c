import type { OperationId } from '../../../src/api/generated/operations.ts';
import type { Backend } from '../backend.ts';
import { findOperation } from '../respond.ts';

export type Next = (request: Request) => Promise<Response>;
export type Json = Record<string, unknown>;

/** A frame that is sent to one socket of a user. */
export interface OutgoingFrame {
  backend: Backend;
  userId: string;
  frame: Json & { type: string };
  /** Zero-based index of this socket among the open sockets of the user. */
  nth: number;
  send: (frame: object) => void;
}

/** A text that a client sent over its socket. */
export interface IncomingText {
  backend: Backend;
  userId: string;
  text: string;
  /** Passes a text to the correct server. */
  receive: (text: string) => void;
}

/**
 * One violation of the contract for the conformance kit to find (see `plant.ts`). It stands between the fake backend,
 * which stays correct, and the clients of its HTTP port.
 */
export interface PlantedFault {
  title: string;
  /**
   * The cause that a good report of the kit names first: an operation or an event, several joined by `|`, or `*` when
   * none of them is the only cause.
   */
  about: string;
  http?(request: Request, next: Next, backend: Backend): Promise<Response>;
  /** Delivers, drops or replaces a frame. */
  outgoing?(delivery: OutgoingFrame): void;
  /** Throws to close the socket. */
  incoming?(arrival: IncomingText): void;
  /** How often the fault has changed something; absent where that is unknown. */
  effects?(): number;
  /** Whether to accept a user that the server would refuse. */
  admits?(token: string, backend: Backend): boolean;
  /** Whether pages of other origins may read nothing. */
  refusesOrigins?: true;
}

/** Creates a fault. Faults have state, so every server gets its own instance. */
export type Plant = () => PlantedFault;
type Operations = readonly [OperationId, ...OperationId[]] | 'all';

export function operationOf(request: Request): OperationId | undefined {
  return findOperation(request.method, decodeURIComponent(new URL(request.url).pathname))?.operationId;
}

/** A fault that changes or replaces the responses of some operations. */
export function changeResponse(
  title: string,
  operations: Operations,
  change: (response: Response, request: Request) => Response | Promise<Response>,
): Plant {
  return () => ({
    title,
    about: operations === 'all' ? '*' : operations.join('|'),
    async http(request, next) {
      const id = operationOf(request);
      const concerns = id !== undefined && (operations === 'all' || operations.includes(id));
      const response = await next(request.clone());
      return concerns ? await change(response, request) : response;
    },
  });
}

/** A fault that changes the body of successful JSON responses; their headers are those of a new response. */
export function changeBody(title: string, operations: Operations, change: (body: never) => unknown): Plant {
  return changeResponse(title, operations, async (response) => {
    if (!response.ok || response.status === 204) return response;
    return Response.json(change((await response.json()) as never), { status: response.status });
  });
}

/** A fault that responds as if a refused request had succeeded. The fake backend stores nothing of it. */
export function acceptRefused(
  title: string,
  operation: OperationId,
  refusals: readonly number[],
  instead: (request: Request) => unknown,
  status = 200,
): Plant {
  return changeResponse(title, [operation], async (response, request) => {
    if (!refusals.includes(response.status)) return response;
    return status === 204 ? new Response(null, { status }) : Response.json(await instead(request), { status });
  });
}

/** A fault that changes the URL of a request. */
export function changeUrl(title: string, operations: Exclude<Operations, 'all'>, change: (url: URL) => void): Plant {
  return () => ({
    title,
    about: operations.join('|'),
    async http(request, next) {
      const id = operationOf(request);
      if (id === undefined || !operations.includes(id)) return await next(request);
      const url = new URL(request.url);
      change(url);
      return await next(new Request(url, request));
    },
  });
}

/** A fault that reports success without executing the operation. */
export function pretendSuccess(title: string, operation: OperationId, response: () => Response): Plant {
  return () => ({
    title,
    about: operation,
    async http(request, next) {
      if (operationOf(request) !== operation) return await next(request);
      // A caller without permission is still refused.
      const probe = await next(new Request(new URL('/api/users/me', request.url), { headers: request.headers }));
      return probe.ok ? response() : probe;
    },
  });
}

export const json = (body: unknown, status: number): Response => Response.json(body, { status });

export const bearerOf = (request: Request): string =>
  (request.headers.get('authorization') ?? '').replace('Bearer ', '');

export async function jsonOf(request: Request): Promise<Json> {
  try {
    return (await request.clone().json()) as Json;
  } catch {
    return {};
  }
}
