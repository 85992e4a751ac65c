import { http, type HttpHandler, HttpResponse } from 'msw';
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

type Resolver = (info: { request: Request }) => Promise<never>;

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

function generatedHandler(operationId: OperationId, resolve: Resolver): HttpHandler {
  const name = `get${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}MockHandler`;
  return (factories[name] as (resolve: Resolver) => HttpHandler)(resolve);
}

/** Only at the root of a host: the development server has modules of ours below other folders of that name. */
const UPLOADS = /^https?:\/\/[^/]+\/uploads\//;

/**
 * The generated handlers of all operations in the contract's order (static paths first), and one for files,
 * answered by `respond`. Null from it means no answer.
 */
export function mswHandlers(respond: (request: Request) => Promise<Response | null>): HttpHandler[] {
  const answer = async ({ request }: { request: Request }) => (await respond(request)) ?? HttpResponse.error();
  const resolve: Resolver = async (info) => {
    // The backend makes whole answers; throwing one is msw's way past the generated `HttpResponse.json`.
    throw await answer(info);
  };
  const ids = Object.keys(operations) as OperationId[];
  return [...ids.map((id) => generatedHandler(id, resolve)), http.get(UPLOADS, answer)];
}
