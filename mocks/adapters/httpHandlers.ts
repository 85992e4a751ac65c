import { type HttpHandler, HttpResponse } from 'msw';
import { type OperationId, operations } from '../../src/api/generated/operations.ts';
import * as auth from '../generated/auth/auth.msw.ts';
import * as likes from '../generated/likes/likes.msw.ts';
import * as messages from '../generated/messages/messages.msw.ts';
import * as notifications from '../generated/notifications/notifications.msw.ts';
import * as posts from '../generated/posts/posts.msw.ts';
import * as profiles from '../generated/profiles/profiles.msw.ts';
import * as tags from '../generated/tags/tags.msw.ts';
import * as uploads from '../generated/uploads/uploads.msw.ts';
import * as videos from '../generated/videos/videos.msw.ts';
import { Refusal } from '../world/refusal.ts';
import { type Backend, NoAnswer } from './backend.ts';
import { encodeList } from './encodeList.ts';
import { failureBody } from './faults.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

type Info = { request: Request; params: Record<string, unknown> };
type HandlerFactory = (resolve: (info: Info) => Promise<unknown>) => HttpHandler;

const factories: Record<string, unknown> = {
  ...auth,
  ...likes,
  ...messages,
  ...notifications,
  ...posts,
  ...profiles,
  ...tags,
  ...uploads,
  ...videos,
};

function factoryOf(operationId: OperationId): HandlerFactory {
  const name = `get${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}MockHandler`;
  return factories[name] as HandlerFactory;
}

/** The generated handlers of all operations, answered by the backend, in the contract's order (static paths first). */
export function httpHandlers(backend: () => Backend): Map<OperationId, HttpHandler> {
  const ids = Object.keys(operations) as OperationId[];
  return new Map(ids.map((id) => [id, factoryOf(id)((info) => answer(backend(), id, info))]));
}

async function answer(backend: Backend, operationId: OperationId, { request, params }: Info): Promise<unknown> {
  try {
    const result = await backend.call(operationId, request, params);
    // A thrown answer is msw's way past the generated `HttpResponse.json`, which serialises everything anew.
    if (Array.isArray(result)) throw new HttpResponse(encodeList(result as object[]), { headers: JSON_TYPE });
    return result;
  } catch (error) {
    if (error instanceof NoAnswer) throw HttpResponse.error();
    if (!(error instanceof Refusal)) throw error;
    const documented = error.status in operations[operationId].responses;
    const body = documented && error.status !== 422 ? { detail: error.detail } : undefined;
    throw HttpResponse.json(body ?? (Array.isArray(error.detail) ? { detail: error.detail } : failureBody(error.status)), {
      status: error.status,
      ...(error.status === 401 ? { headers: { 'WWW-Authenticate': 'Bearer' } } : {}),
    });
  }
}

const patterns = Object.values(operations).map(({ operationId, method, path }) => ({
  operationId,
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}));

/** Which operation a request is about. Matching here spares msw a copy of the body for each handler that does not match. */
export function operationOf(method: string, pathname: string): OperationId | undefined {
  return patterns.find((entry) => entry.method === method && entry.pattern.test(pathname))?.operationId;
}
