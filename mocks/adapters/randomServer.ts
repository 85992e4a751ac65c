import type { Server } from 'node:http';
import { faker } from '@faker-js/faker/locale/ja';
import { getResponse } from 'msw';
import { WebSocketServer } from 'ws';
import { textHash } from '../../src/lib/text/textHash.ts';
import * as handlersByTag from '../generated/index.msw.ts';
import { httpServer } from './node.ts';
import { withOrigins } from './origins.ts';

/** A fixed current time: generated times lie before it, so that they are the same every day. */
const PRESENT = Date.parse('2026-11-20T21:00:00+09:00');

/**
 * A server that knows only the contract: each request succeeds, with values from the generated handlers. It has no
 * state and checks no credentials. The socket opens for every user and sends nothing. @param seed the same seed gives
 * the same response to the same method and path
 */
export function createRandomServer(seed: number): Server {
  const server = httpServer(withOrigins(randomAnswers(seed)));
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (peer) => peer.on('error', () => peer.terminate()));
  return server;
}

/** Returns the function that creates the responses, without a server. */
export function randomAnswers(seed: number): (request: Request) => Promise<Response> {
  const handlers = Object.values(handlersByTag).flatMap((handlersOfTag) => handlersOfTag());
  faker.setDefaultRefDate(PRESENT);
  /** Requests are handled one at a time, because all handlers share one seeded faker. */
  let turn: Promise<unknown> = Promise.resolve();
  return (request) => {
    const answer = turn.then(async () => {
      faker.seed([seed, textHash(`${request.method} ${new URL(request.url).pathname}`)]);
      return (await getResponse(handlers, request)) ?? Response.json({ detail: 'Not Found' }, { status: 404 });
    });
    turn = answer.catch(() => undefined);
    return answer;
  };
}
