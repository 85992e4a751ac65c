import type { Contract, Schema } from '../../contract/contract.ts';
import { bodyOf, expectEqual, expectFrame, expectSaid } from '../../engine/expect.ts';
import { Unmet } from '../../engine/findings/failure.ts';
import type { Case, Kit } from '../../engine/kit.ts';
import type { Person } from '../../engine/person.ts';
import { NO_ID } from '../../engine/sentTexts.ts';
import type { Socket } from '../../engine/socket.ts';
import { typesOf } from '../bodies.ts';
import type { Conversation } from '../conversation.ts';
import { markAsRead } from '../preparation.ts';
import { expectReceived, openBoth } from './connections.ts';

/** Number of sockets of one user, more than any limit that a server might have. */
const TABS = 5;
/** Types of events that a frame could cause. */
const CAUSED = ['new_message', 'message_sent', 'messages_read', 'typing_status'];

/** Creates cases that send client frames with a field missing, null or of another type, as a binary frame, or twice. */
export function frameCases(contract: Contract): Case[] {
  const ofConversations = [...contract.clientFrames].filter(
    ([, { schema }]) => schema.properties?.conversation_id !== undefined,
  );
  return [
    ...ofConversations.map(([type, { schema, example }]) => malformed(contract, type, schema, example)),
    ...ofConversations.map(([type, { example }]) => binary(type, example)),
    ...ofConversations.map(([type, { example }]) => ofAnotherUser(type, example)),
    ...connections,
  ];
}

/** Returns a frame about this conversation, with the example's other values. */
const about = (example: unknown, conversation_id: string): Record<string, unknown> => ({
  ...(example as object),
  conversation_id,
  ...('message_ids' in (example as object) ? { message_ids: [] } : {}),
});

/** A frame that has to be ignored, and the check that fails otherwise. */
interface SentFrame {
  check: string;
  type: string;
  text: string;
}

/** A socket with its user. */
type End = readonly [person: Person, socket: Socket];

/** Checks that a frame has no effect: its sender's socket still works, and nobody received an event because of it. */
async function expectIgnored(kit: Kit, { check, type, text }: SentFrame, [sender, mine]: End, others: End[]) {
  const ends: End[] = [[sender, mine], ...others];
  const starts = ends.map(([, { frames }]) => frames.length);
  const expected = `after ${text}: an open socket that goes on, and no event`;
  if (!(await kit.watch.passes(sender, [mine]))) {
    const received = mine.isOpen() ? 'silence' : `a close with ${mine.closeCode()}`;
    throw new Unmet({ check, subject: type, expected, received });
  }
  for (const [person, socket] of others) await kit.watch.barrier(person, [socket]);
  const caused = ends
    .flatMap(([, { frames }], index) => frames.slice(starts[index]))
    .find((frame) => CAUSED.includes(frame.type) && !kit.watch.isOwn(frame));
  if (caused !== undefined) throw new Unmet({ check, subject: type, expected, received: JSON.stringify(caused) });
}

function malformed(contract: Contract, type: string, schema: Schema, example: unknown): Case {
  return {
    id: `life.malformed.${type}`,
    title: `A ${type} whose fields are missing, null or of another type is ignored, and the socket goes on.`,
    async run(kit) {
      const id = await openBoth(kit);
      const [mine, theirs] = [await kit.a.connect(), await kit.b.connect()];
      const good = about(example, id);
      for (const [field, property] of Object.entries(schema.properties ?? {})) {
        if (field === 'type') continue;
        const { [field]: _left, ...rest } = good;
        const isText = typesOf(contract.resolve(property)).includes('string');
        const others = [
          rest,
          ...[null, NO_ID, true, {}, ...(isText ? [[]] : ['x'])].map((bad) => ({ ...rest, [field]: bad })),
        ];
        for (const one of others) {
          const sent = JSON.stringify({ ...one, type });
          mine.send(sent);
          await expectIgnored(kit, { check: 'life.goesOn', type, text: sent }, [kit.a, mine], [[kit.b, theirs]]);
        }
      }
    },
  };
}

function binary(type: string, example: unknown): Case {
  return {
    id: `life.binary.${type}`,
    title: `A ${type} in a binary frame is ignored, and the socket goes on.`,
    async run(kit) {
      const id = await openBoth(kit);
      for (const who of [kit.a, kit.b]) await who.call('sendMessage', { id, body: { content: '先に' } });
      const [mine, theirs] = [await kit.a.connect(), await kit.b.connect()];
      const sent = JSON.stringify(about(example, id));
      mine.send(Buffer.from(sent));
      const frame = { check: 'socket.binary', type, text: `${sent} in a binary frame` };
      await expectIgnored(kit, frame, [kit.a, mine], [[kit.b, theirs]]);
      await markAsRead([kit.a, kit.b], id);
    },
  };
}

function ofAnotherUser(type: string, example: unknown): Case {
  return {
    id: `life.otherUser.${type}`,
    title: `A ${type} about a conversation of other people is ignored, and the socket goes on.`,
    async run(kit) {
      const { a, b, c } = kit;
      const id = await openBoth(kit);
      for (const who of [a, b]) await who.call('sendMessage', { id, body: { content: '二人で' } });
      const mine = await c.connect();
      const others: End[] = [
        [a, await a.connect()],
        [b, await b.connect()],
      ];
      const sent = JSON.stringify(about(example, id));
      mine.send(sent);
      await expectIgnored(kit, { check: 'socket.outsider', type, text: `${sent} of another user` }, [c, mine], others);
      await markAsRead([a, b], id);
    },
  };
}

const connections: readonly Case[] = [
  {
    id: 'life.early',
    title: 'What a client sends as soon as its socket is open is not lost.',
    async run(kit) {
      const { a, b } = kit;
      const id = await openBoth(kit);
      const theirs = await b.connect();
      await kit.watch.open();
      const typing = { type: 'typing_start', conversation_id: id };
      for (let round = 0; round < 3; round += 1) {
        const start = theirs.frames.length;
        const mine = await kit.connect(a.userId, a.token, typing);
        await expectFrame('socket.early', theirs, 'typing_status', { user_id: a.userId }, start);
        await mine.close();
      }
    },
  },
  {
    id: 'life.manyTabs',
    title: `Of ${TABS} tabs each gets every event, also after another login, and none is closed for another.`,
    async run(kit) {
      const { a, b } = kit;
      const id = await openBoth(kit);
      const theirs = await b.connect();
      const tabs: Socket[] = [];
      for (let count = 0; count < TABS; count += 1) tabs.push(await a.connect());
      const login = await kit.nobody.call('logIn', { body: { email: a.email, password: a.password } });
      const token = bodyOf<{ access_token: string }>(login).access_token;
      tabs.push(await kit.connect(a.userId, token));
      for (const tab of tabs) {
        await expectReceived(kit, theirs, id, b.userId, tab);
        await expectReceived(kit, tab, id, a.userId, theirs);
      }
      const areOpen = tabs.map((tab) => tab.isOpen());
      const allOpen = tabs.map(() => true);
      expectEqual('life.goesOn', login, areOpen, allOpen);
    },
  },
  {
    id: 'life.twice',
    title: 'What is sent twice over the socket is said twice.',
    async run(kit) {
      const { a, b } = kit;
      const id = await openBoth(kit);
      const [mine, theirs] = [await a.connect(), await b.connect()];
      const before = bodyOf<Conversation>(await a.call('getConversation', { id }));
      const sent = { type: 'send_message', conversation_id: id, content: 'うん' };
      for (const one of [sent, sent]) mine.send(one);
      await kit.watch.barrier(a, [mine]);
      await kit.watch.barrier(b, [theirs]);
      const events = theirs.frames.filter(({ type }) => type === 'new_message');
      const [first] = events;
      if (first === undefined)
        await expectFrame('socket.new', theirs, 'new_message', { message: { conversation_id: id } });
      else expectSaid('socket.once', first, `${events.length} events of 2 messages`, '2 events of 2 messages');
      const seen = await a.call('getConversation', { id });
      const { messages } = bodyOf<Conversation>(seen);
      const said = messages.slice(before.messages.length).map(({ content }) => content);
      expectEqual('socket.history', seen, said, ['うん', 'うん']);
      await b.call('markConversationRead', { id });
    },
  },
];
