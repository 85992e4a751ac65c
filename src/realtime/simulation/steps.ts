import type { ConversationId } from '../../api/generated/model/index.ts';
import { register } from './simulatedBackend.ts';
import { createSimulatedTab } from './simulatedTab.ts';
import { breathe, drain, meet, type Simulation } from './simulation.ts';

/** What happens, with two numbers that say to whom, how often or how far. */
export type Step = readonly [kind: StepKind, first: number, second: number];
export type StepKind = keyof typeof steps;

const ADVANCES = [100, 900, 2_500, 7_000, 11_000, 61_000];
/** How far a machine's clock is off. */
const SKEWS = [0, -240_000, 7_000, 3_600_000];
const GARBAGE = [
  '{',
  '[]',
  'null',
  '{"type":"dance"}',
  '{"type":"new_message"}',
  '{"type":"messages_read","conversation_id":7,"message_ids":[],"reader_id":"x"}',
  '{"type":"notification_read","count":-3}',
  '{"type":"pong"}',
];

function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

const conversation = ({ conversationIds }: Simulation, number: number): ConversationId => pick(conversationIds, number);

/** Every third text is one that is written again and again. */
function nextText(simulation: Simulation, number: number): string {
  const { name } = simulation.tab.person();
  simulation.number += 1;
  return number % 3 === 0 ? `はい@${name}` : `${simulation.number}番@${name}`;
}

function write(simulation: Simulation, first: number, second: number): void {
  const { tab, written } = simulation;
  const text = nextText(simulation, second);
  const known = written.get(text) ?? { by: tab.person(), count: 0, discarded: 0 };
  written.set(text, known);
  if (tab.engine.sendText(conversation(simulation, first), second % 2 === 0 ? text : ` ${text}\n`)) known.count += 1;
}

/** The temp with this number among all of the tab. */
function tempOf({ tab }: Simulation, number: number) {
  const all = [...tab.store.getState().conversations.values()].flatMap(({ id, temps }) =>
    temps.map((temp) => ({ id, temp })),
  );
  return all.length === 0 ? null : pick(all, number);
}

function discard(simulation: Simulation, number: number): void {
  const found = tempOf(simulation, number);
  if (found === null || found.temp.status === 'sending') return;
  const known = simulation.written.get(found.temp.content);
  if (known !== undefined) known.discarded += 1;
  simulation.tab.engine.discard(found.id, found.temp.id);
}

function noteLoss(simulation: Simulation): void {
  if (simulation.tab.socket.isOpen()) simulation.losses += 1;
}

function reload(simulation: Simulation, openNumber: number): void {
  noteLoss(simulation);
  const { tab, backend, kept } = simulation;
  const isVisible = tab.store.getState().isVisible;
  const person = tab.person();
  tab.die();
  simulation.tab = createSimulatedTab(backend, person, kept);
  simulation.tab.engine.pageVisible(isVisible);
  if (openNumber % 2 === 0) simulation.tab.engine.openConversation(conversation(simulation, openNumber));
}

async function say(simulation: Simulation, first: number, times: number): Promise<void> {
  const partner = pick(simulation.partners, first);
  const body = { content: `${(simulation.number += 1)}@${partner.name}` };
  const id = await meet(simulation, partner, simulation.me);
  for (let time = 0; time < times; time += 1) await partner.call('sendMessage', { id, body });
}

/** The partner's own conversation with me, if there is one. */
async function withMe(simulation: Simulation, first: number) {
  const partner = pick(simulation.partners, first % 2);
  return { partner, id: await meet(simulation, partner, simulation.me) };
}

function hearAll(simulation: Simulation, order: (waiting: number) => number, most = Infinity): void {
  const { tab } = simulation;
  for (let count = 0; count < most; count += 1) {
    const text = tab.socket.take(order(tab.socket.waiting()));
    if (text === null) return;
    tab.hear(text);
  }
}

/** Everything that can happen. */
export const steps = {
  // What others do.
  say: (it: Simulation, a: number) => say(it, a % 3, 1),
  sayThrice: (it: Simulation, a: number) => say(it, a % 3, 3),
  somebodyNewSays: (it: Simulation, a: number) => say(it, a, 1),
  friendSays: async (it: Simulation, a: number) => {
    const other = it.tab.person() === it.me ? it.friend : it.me;
    const id = await meet(it, it.friend, it.me);
    await other.call('sendMessage', { id, body: { content: `${(it.number += 1)}@${other.name}${a}` } });
  },
  othersRead: async (it: Simulation, a: number) => {
    const { partner, id } = await withMe(it, a);
    await partner.call('markConversationRead', { id });
  },
  othersType: async (it: Simulation, a: number, b: number) => {
    const { partner, id } = await withMe(it, a);
    it.backend.act(partner.userId, { type: b % 2 === 0 ? 'typing_start' : 'typing_stop', conversation_id: id });
  },
  comeOrGo: (it: Simulation, a: number) => {
    const partner = pick(it.partners, a % 3);
    const socket = it.partnerSockets.get(partner);
    socket?.closed();
    it.partnerSockets.delete(partner);
    if (socket !== undefined) return;
    const opened = it.backend.hub.connect(partner.userId, partner.token, { send: () => {}, close: () => {} });
    if (opened !== null) it.partnerSockets.set(partner, opened);
  },
  leave: async (it: Simulation) => {
    const stranger = it.strangers.pop();
    const body = { email: `${stranger?.name}@example.com`, password: 'password123' };
    if (stranger !== undefined) await stranger.call('deleteAccount', { body });
  },

  // What I do in another tab.
  otherTabOpens: async (it: Simulation) => {
    const stranger = await register(it.backend, `stranger${it.me.name}n${(it.number += 1)}`);
    it.strangers.push(stranger);
    await meet(it, it.me, stranger);
  },
  otherTabSays: async (it: Simulation, a: number) => {
    const { id } = await withMe(it, a);
    await it.me.call('sendMessage', { id, body: { content: `${(it.number += 1)}別@${it.me.name}` } });
  },
  otherTabReads: async (it: Simulation, a: number) => {
    const { id } = await withMe(it, a);
    await it.me.call('markConversationRead', { id });
  },
  otherTabReadsNotices: (it: Simulation) => it.me.call('markAllNotificationsRead'),

  // What the person does.
  write,
  resend: (it: Simulation, a: number) => {
    const found = tempOf(it, a);
    if (found !== null) void it.tab.engine.resend(found.id, found.temp.id);
  },
  discard,
  type: (it: Simulation, a: number, b: number) => it.tab.engine.typed(conversation(it, a), b % 3 === 0 ? ' ' : 'や'),
  open: (it: Simulation, a: number) => it.tab.engine.openConversation(conversation(it, a)),
  openNone: (it: Simulation) => it.tab.engine.openConversation(null),
  hide: (it: Simulation) => it.tab.engine.pageVisible(false),
  show: (it: Simulation) => it.tab.engine.pageVisible(true),
  more: (it: Simulation) => it.tab.engine.loadMoreConversations(),
  refresh: (it: Simulation) => it.tab.engine.refresh(),
  readNotices: (it: Simulation) => {
    const person = it.tab.person();
    void it.tab.engine.changeNotifications('all', () => person.call('markAllNotificationsRead'));
  },
  reload,
  changePerson: (it: Simulation) => {
    noteLoss(it);
    it.tab.become(it.tab.person() === it.me ? it.friend : it.me);
  },

  // What the network does.
  hear: (it: Simulation, a: number) => hearAll(it, () => 0, 1 + (a % 4)),
  hearAll: (it: Simulation) => hearAll(it, () => 0),
  hearOutOfOrder: (it: Simulation, a: number, b: number) => hearAll(it, () => b, 1 + (a % 3)),
  hearBackwards: (it: Simulation) => hearAll(it, (waiting) => waiting - 1),
  hearAgain: (it: Simulation, a: number) => {
    const text = it.tab.socket.again(a);
    if (text !== null) it.tab.hear(text);
  },
  drop: (it: Simulation, a: number) => void it.tab.socket.take(a),
  garbage: (it: Simulation, a: number) => it.tab.hear(pick(GARBAGE, a)),
  serveSocket: (it: Simulation, a: number) => {
    for (let count = 0; count <= a % 3; count += 1) it.tab.socket.serve();
  },
  serveRest: (it: Simulation, a: number) => it.tab.net.serve(a),
  serveAll: async (it: Simulation) => {
    while (await it.tab.net.serve(0));
  },
  answer: (it: Simulation, a: number) => it.tab.net.answer(a, false),
  answerAll: (it: Simulation) => {
    while (it.tab.net.answer(0, false));
  },
  loseAnswer: (it: Simulation, a: number) => it.tab.net.answer(a, true),
  failRest: (it: Simulation, a: number) => it.tab.net.fail(a),
  settle: (it: Simulation) => drain(it),
  ready: async (it: Simulation, a: number) => {
    it.tab.connect();
    it.tab.engine.pageVisible(true);
    it.tab.engine.openConversation(conversation(it, a % 3));
    await drain(it);
  },
  connect: (it: Simulation) => it.tab.connect(),
  disconnect: (it: Simulation) => {
    noteLoss(it);
    it.tab.disconnect();
  },
  giveUp: (it: Simulation) => it.tab.giveUp(),
  wait: (it: Simulation, a: number) => {
    // What the client sent arrives sooner than it takes to give it up (RT33): otherwise nobody could tell.
    while (it.tab.socket.serve());
    it.tab.clock.advance(pick(ADVANCES, a));
  },
  clockJumps: (it: Simulation, a: number) => it.tab.clock.jumpTo(pick(SKEWS, a)),
} satisfies Record<string, (simulation: Simulation, first: number, second: number) => unknown>;

export async function take(simulation: Simulation, [kind, first, second]: Step): Promise<void> {
  const run: (simulation: Simulation, first: number, second: number) => unknown = steps[kind];
  await run(simulation, first, second);
  await breathe();
}
