import type { OperationId } from '../../../src/api/generated/operations.ts';
import type { Backend } from '../backend.ts';
import { findOperation } from '../respond.ts';

export type Next = (request: Request) => Promise<Response>;
export type Json = Record<string, unknown>;

/** A frame on its way to one socket of a user. */
export interface Delivery {
  backend: Backend;
  userId: string;
  frame: Json & { type: string };
  /** The how-manieth of the user's open sockets this is; the first is 0. */
  nth: number;
  send: (frame: object) => void;
}

/** A text that a client sent over its socket. */
export interface Arrival {
  backend: Backend;
  userId: string;
  text: string;
  /** Hands a text on to the server, which stays right. */
  receive: (text: string) => void;
}

/**
 * One way not to keep the contract, for the conformance kit to find: a layer over the fake on its port, which itself
 * stays right.
 */
export interface PlantedFault {
  title: string;
  /** What a good report names first: an operation or an event, several joined by `|`, or `*` where none is to blame alone. */
  about: string;
  http?(request: Request, next: Next, backend: Backend): Promise<Response>;
  /** Delivers a frame, or not, or another. */
  outgoing?(delivery: Delivery): void;
  /** Throws where the text is to end the socket. */
  incoming?(arrival: Arrival): void;
  /** How often it has changed something; absent where that is not known. */
  effects?(): number;
  /** Lets somebody in whom the server would refuse. */
  admits?(token: string, backend: Backend): boolean;
}

/** One faulty server. It remembers what it needs, so every server gets its own. */
export type Plant = () => PlantedFault;
type Operations = readonly [OperationId, ...OperationId[]] | 'all';

export function operationOf(request: Request): OperationId | undefined {
  return findOperation(request.method, decodeURIComponent(new URL(request.url).pathname))?.operationId;
}

/** Changes the answers of some operations: the body as JSON, or the whole. */
export function answering(
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

/** Changes successful JSON answers. */
export function telling(title: string, operations: Operations, change: (body: never) => unknown): Plant {
  return answering(title, operations, async (response) => {
    if (!response.ok || response.status === 204) return response;
    return Response.json(change((await response.json()) as never), { status: response.status });
  });
}

/** Answers something else where the fake refuses. */
export function accepting(
  title: string,
  operation: OperationId,
  refusals: readonly number[],
  instead: (request: Request) => unknown,
  status = 200,
): Plant {
  return answering(title, [operation], async (response, request) => {
    if (!refusals.includes(response.status)) return response;
    return status === 204 ? new Response(null, { status }) : Response.json(await instead(request), { status });
  });
}

/** Sends another request on. */
export function asking(title: string, operations: Exclude<Operations, 'all'>, change: (url: URL) => void): Plant {
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

/** Does nothing and says that it was done. */
export function pretending(title: string, operation: OperationId, response: () => Response): Plant {
  return () => ({
    title,
    about: operation,
    async http(request, next) {
      if (operationOf(request) !== operation) return await next(request);
      // Whoever may not do it is still refused.
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
