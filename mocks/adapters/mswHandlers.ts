import { http, type HttpHandler, HttpResponse } from 'msw';
import { operations } from '../../src/api/generated/operations.ts';

/** Matches only at the root of a host: the development server has modules in other folders of that name. */
const UPLOADS = /^https?:\/\/[^/]+\/uploads\//;

/**
 * Returns one handler for each operation in the contract's order (static paths first), and one for files. They respond
 * with the result of `respond`; when it is null, the request fails without a response.
 */
export function mswHandlers(respond: (request: Request) => Promise<Response | null>): HttpHandler[] {
  const answer = async ({ request }: { request: Request }) => (await respond(request)) ?? HttpResponse.error();
  const calls = Object.values(operations).map(({ method, path }) =>
    http[methods[method]](`*${path.replace('{id}', ':id')}`, answer),
  );
  return [...calls, http.get(UPLOADS, answer), http.head(UPLOADS, answer)];
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
