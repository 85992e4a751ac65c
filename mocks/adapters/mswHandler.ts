import { http, type HttpHandler, HttpResponse } from 'msw';

/** Only at the root of a host: the development server has modules in other folders of these names. */
const BACKEND = /^https?:\/\/[^/]+\/(?:api|uploads)\//;

/**
 * Returns the handler of all calls and files. It responds with the result of `respond`; when it is null, the request
 * fails without a response. One handler for all, because msw copies a request and reads the cookies for each.
 */
export function mswHandler(respond: (request: Request) => Promise<Response | null>): HttpHandler {
  return http.all(BACKEND, async ({ request }) => (await respond(request)) ?? HttpResponse.error());
}
