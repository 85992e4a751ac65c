import { type OperationId, operations } from '../../src/api/generated/operations.ts';
import { Refusal } from '../world/refusal.ts';
import { type Backend, NoAnswer } from './backend.ts';
import { encodeList } from './encodeList.ts';
import { failureBody } from './panel/faults.ts';
import { type ReadContent, serveUpload } from './serveUpload.ts';

/**
 * Responds to a request over any transport: an operation of the contract, a file under `/uploads/`, or 404. Null when a
 * fault drops the response.
 */
export async function respond(backend: Backend, request: Request, read: ReadContent): Promise<Response | null> {
  const path = decodeURIComponent(new URL(request.url).pathname);
  if (path.startsWith('/uploads/') && /^(?:GET|HEAD)$/.test(request.method)) {
    return await serveUpload(backend.world.uploads.get(path), request, read);
  }
  const found = findOperation(request.method, path);
  if (found === undefined) return Response.json({ detail: 'Not Found' }, { status: 404 });
  try {
    return succeed(found.operationId, await backend.call(found.operationId, request, found.params));
  } catch (error) {
    if (error instanceof NoAnswer) return null;
    if (error instanceof Refusal) return refuse(error);
    throw error;
  }
}

const routes = Object.values(operations).map(({ operationId, method, path }) => ({
  operationId,
  method,
  pattern: new RegExp(`^${path.replace('{id}', '(?<id>[^/]+)')}$`),
}));

/** The contract lists static paths before templated ones, so the first match is the right one. */
export function findOperation(method: string, path: string) {
  for (const route of routes) {
    const match = route.method === method ? route.pattern.exec(path) : null;
    if (match !== null) return { operationId: route.operationId, params: match.groups ?? {} };
  }
  return undefined;
}

function succeed(operationId: OperationId, result: unknown): Response {
  const [status = 200] = Object.keys(operations[operationId].responses).map(Number);
  if (status === 204) return new Response(null, { status });
  if (!Array.isArray(result)) return Response.json(result, { status });
  return new Response(encodeList(result as object[]), { status, headers: { 'Content-Type': 'application/json' } });
}

function refuse({ status, detail }: Refusal): Response {
  // A developer needs to know which operation the fake lacks.
  const isServersOwn = (status >= 500 && status !== 501) || (status === 422 && typeof detail === 'string');
  return Response.json(isServersOwn ? failureBody(status) : { detail }, {
    status,
    ...(status === 401 ? { headers: { 'WWW-Authenticate': 'Bearer' } } : {}),
  });
}
