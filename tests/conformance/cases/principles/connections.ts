import { setTimeout as sleep } from 'node:timers/promises';
import { expectEvents, type Listeners, startsOf } from '../../engine/view/change.ts';
import { bodyOf, expectSaid, expectStatus } from '../../engine/expect.ts';
import { Unmet } from '../../engine/findings/failure.ts';
import type { Case, Kit } from '../../engine/kit.ts';
import type { Person } from '../../engine/person.ts';
import type { Frame, Socket } from '../../engine/socket.ts';

/** Milliseconds for which a socket must stay open without a frame; clients send one every 30 s. */
const QUIET = 30_500;
/** Number of pings, more than a client sends in an hour. */
const PINGS = 150;

/** The ways in which a client ends a socket: with and without a closing handshake. */
const ENDS: Readonly<Record<string, (socket: Socket) => Promise<void>>> = {
  closed: (socket) => socket.close(),
  lost: (socket) => socket.lose(),
};

export async function openBoth({ a, b }: Kit): Promise<string> {
  const opened = await a.call('createConversation', { body: { other_user_id: b.userId } });
  await b.call('createConversation', { body: { other_user_id: a.userId } });
  return bodyOf<{ data: { id: string } }>(expectStatus(opened, 200)).data.id;
}

/** Checks that the server still processes frames of one socket and sends them to the other, with a typing status. */
export async function expectReceived(kit: Kit, from: Socket, conversation_id: string, user_id: string, to: Socket) {
  const start = to.frames.length;
  from.send({ type: 'typing_start', conversation_id });
  const fits = (frame: Frame) => frame.type === 'typing_status' && frame.user_id === user_id;
  if ((await to.waitFor(fits, start)) !== null) return;
  const state = from.isOpen() ? 'nothing' : `nothing, and the socket is closed with ${from.closeCode()}`;
  throw new Unmet({
    check: 'life.goesOn',
    subject: 'typing_status',
    expected: `after ${kit.lastAction()}: typing_status of ${user_id} at the socket of the other side`,
    received: state,
  });
}

const status = (person: Person, is_online: boolean) => ({ type: 'user_status', user_id: person.userId, is_online });

/** Cases about the life of sockets: several tabs, reconnecting, pings, unknown frames, and silence. */
export const connectionCases: readonly Case[] = [
  ...Object.entries(ENDS).map(([name, end]): Case => ({
    id: `life.tabs.${name}`,
    title: `Of two tabs one that is ${name} is none, and the other goes on; with the last one the person goes.`,
    async run(kit) {
      const { a, b } = kit;
      const id = await openBoth(kit);
      const theirs = await b.connect();
      const listeners: Listeners = new Map([[b, [theirs]]]);
      const tabs = [await a.connect(), await a.connect(), await a.connect()];
      for (const index of [1, 0, 2]) {
        const starts = await startsOf(kit, listeners);
        await end(tabs[index] as Socket);
        const isLast = index === 2;
        await expectEvents(kit, listeners, new Map([[b, isLast ? [status(a, false)] : []]]), starts);
        if (isLast) continue;
        await expectReceived(kit, tabs[2] as Socket, id, a.userId, theirs);
        await expectReceived(kit, theirs, id, b.userId, tabs[2] as Socket);
      }
    },
  })),
  ...Object.entries(ENDS).map(([name, end]): Case => ({
    id: `life.again.${name}`,
    title: `A socket that is ${name} and opened again at once leaves the person online, and both sides are told all.`,
    async run(kit) {
      const { a, b } = kit;
      const id = await openBoth(kit);
      const theirs = await b.connect();
      let socket = await a.connect();
      for (let round = 0; round < 4; round += 1) {
        const start = theirs.frames.length;
        const ended = end(socket);
        socket = await a.connect();
        await ended;
        await expectReceived(kit, socket, id, a.userId, theirs);
        await expectReceived(kit, theirs, id, b.userId, socket);
        await kit.watch.barrier(b, [theirs]);
        const statuses = theirs.frames
          .slice(start)
          .filter((frame) => frame.type === 'user_status' && frame.user_id === a.userId);
        const last = statuses.at(-1);
        if (last !== undefined) expectSaid('life.online', last, last.is_online, true);
      }
      const later = await b.connect();
      const [first] = later.frames;
      if (first !== undefined) {
        expectSaid('life.online', first, (first.users as string[]).includes(a.userId), true);
      }
    },
  })),
  {
    id: 'life.pings',
    title: 'A socket that is kept open by many pings, also many at once, goes on.',
    async run(kit) {
      const { a, b } = kit;
      const id = await openBoth(kit);
      const [mine, theirs] = [await a.connect(), await b.connect()];
      for (let count = 0; count < PINGS; count += 1) mine.send({ type: 'ping' });
      await expectReceived(kit, mine, id, a.userId, theirs);
      await expectReceived(kit, theirs, id, b.userId, mine);
    },
  },
  {
    id: 'life.frames',
    title: 'Frames of another kind, and text that is no JSON of the contract, leave the socket open.',
    async run(kit) {
      const { a, b } = kit;
      const id = await openBoth(kit);
      const [mine, theirs] = [await a.connect(), await b.connect()];
      const strange: (string | Uint8Array)[] = [
        new Uint8Array([0xff, 0xfe, 0x00]),
        new Uint8Array(),
        Buffer.from(JSON.stringify({ type: 'ping' })),
        '',
        '\uFEFF{"type":"ping"}',
        '"ping"',
        '7',
        'true',
        '{"type":null}',
        '{"type":["ping"]}',
        '{"type":"ping","type":"ping"}',
        `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
      ];
      for (const sent of strange) {
        mine.send(sent);
        await expectReceived(kit, mine, id, a.userId, theirs);
      }
    },
  },
  {
    id: 'life.quiet',
    title: 'A socket that is quiet as long as clients are stays open, and so does one after a ping.',
    full: true,
    isIdle: true,
    async run(kit) {
      const { a, b } = kit;
      const id = await openBoth(kit);
      const [mine, theirs] = [await a.connect(), await b.connect()];
      theirs.send({ type: 'ping' });
      await sleep(QUIET);
      await expectReceived(kit, mine, id, a.userId, theirs);
      await expectReceived(kit, theirs, id, b.userId, mine);
    },
  },
];
