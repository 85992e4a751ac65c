import { http, type HttpHandler, HttpResponse } from 'msw';
import { operations } from '../../src/api/generated/operations.ts';

/** Only at the root of a host: the development server has modules in other folders of that name. */
const UPLOADS = /^https?:\/\/[^/]+\/uploads\//;

/**
 * One handler for each operation in the contract's order (static paths first), and one for files, answered by `respond`.
 * Null from it means no answer.
 */
export function mswHandlers(respond: (request: Request) => Promise<Response | null>): HttpHandler[] {
  const answer = async ({ request }: { request: Request }) => (await respond(request)) ?? HttpResponse.error();
  const calls = Object.values(operations).map(({ method, path }) =>
    http[methods[method]](`*${path.replace('{id}', ':id')}`, answer),
  );
  return [...calls, http.get(UPLOADS, answer), http.head(UPLOADS, answer)];
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
