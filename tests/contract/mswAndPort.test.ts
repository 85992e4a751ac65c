import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setupServer } from 'msw/node';
import { expect, it } from 'vitest';
import type { Mailbox } from '../conformance/engine/people.ts';
import { runKit } from '../conformance/engine/run.ts';
import { runOptions } from '../kit/runOptions.ts';
import { adjustableClock } from '../../mocks/world/clock.ts';
import { type Backend, createBackend } from '../../mocks/adapters/backend.ts';
import { mswHandler } from '../../mocks/adapters/mswHandler.ts';
import { createNodeServer } from '../../mocks/adapters/node.ts';
import { withOrigins } from '../../mocks/adapters/origins.ts';
import { respond } from '../../mocks/adapters/respond.ts';

/**
 * What needs no socket, since msw does not stand between a Node process and its sockets: each call and each of its
 * answers, and every kind of body.
 */
const WITHOUT_SOCKETS = [
  'accounts.',
  'profiles.',
  'likes.match',
  'likes.self',
  'chat.one',
  'chat.http',
  'chat.stranger',
  'board.',
  'files.avatar',
  'files.odd',
  'files.picture',
  'files.unknown',
  'files.videos',
  'files.written',
  'read.',
  'auth.token.',
  'absent.',
  'limits.',
  'links.verify',
  'links.reset',
  'links.unverified',
  'links.strangers',
  'links.registration',
  'links.leaver',
  'origin.',
  'together.likes',
];

const noContent = {
  file: () => Promise.resolve(new Blob()),
  portraits: () => Promise.resolve({ none: ['<svg/>'] }),
};

const emptyBackend = () =>
  createBackend({
    scenario: 'empty',
    clock: adjustableClock(Date),
    latency: () => 0,
    wait: () => Promise.resolve(),
    checkAnswers: true,
  });

function mailboxOf({ world }: Backend): Mailbox {
  const sent = (to: string, kind: string) =>
    [...world.mails.values()].filter((one) => one.to === to && one.kind === kind);
  const mail: Mailbox['mail'] = async (to, kind) => {
    const newest = sent(to, kind).at(-1);
    if (newest === undefined) throw new Error(`no ${kind} mail for ${to}`);
    return await Promise.resolve(newest);
  };
  return {
    all: async (to, kind) => await Promise.resolve(sent(to, kind).map(({ token }) => token)),
    newest: async (to, kind) => (await mail(to, kind)).token,
    mail,
  };
}

async function look(backend: Backend, host: string) {
  const { cases, failures, leftovers, seen } = await runKit(
    runOptions({ host, mailbox: mailboxOf(backend), run: `adapters${process.pid}`, only: WITHOUT_SOCKETS }),
  );
  return {
    failures,
    leftovers,
    answers: [...seen].filter((part) => part.startsWith('answer ')).toSorted(),
    // Calls that are made at once are answered in any order.
    touched: cases.map(({ id, touched }) => [id, touched.toSorted()]),
  };
}

it('msw in Node and the port give the same responses', async () => {
  const onPort = emptyBackend();
  const server = createNodeServer(onPort).listen(0);
  await once(server, 'listening');
  const port = await look(onPort, `http://localhost:${(server.address() as AddressInfo).port}`);
  server.close();

  const behindMsw = emptyBackend();
  const answer = withOrigins((request) => respond(behindMsw, request, noContent));
  const interceptor = setupServer(mswHandler(answer));
  interceptor.listen();
  const msw = await look(behindMsw, 'http://fake.example');
  interceptor.close();

  expect(msw.failures).toEqual([]);
  expect(msw).toEqual(port);
  expect(msw.touched.length).toBeGreaterThan(200);
}, 120_000);
