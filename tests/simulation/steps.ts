import type { ConversationId } from '../../src/api/generated/model/index.ts';
import { deliveries } from '../../src/realtime/delivery.ts';
import { type Person, register } from './simulatedBackend.ts';
import { createSimulatedTab } from './simulatedTab.ts';
import { flushPromises, drain, ensureConversation, serveLate, type Simulation, tabsOf } from './simulation.ts';

/** A step of a random walk, with two numbers that choose the user, the count or the amount. */
export type Step = readonly [kind: StepKind, first: number, second: number];
export type StepKind = keyof typeof steps;

/** How long a frame of the client takes at most while time passes, in ms. */
const FRAMES_TAKE = 5_000;
const ADVANCES = [100, 900, 2_500, 7_000, 11_000, 61_000];
/** Offsets of the machine's clock in ms. */
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

/** Every third text is one that is used repeatedly. */
function chooseText(simulation: Simulation, number: number): string {
  const { name } = simulation.tab.person();
  simulation.number += 1;
  const by = name + simulation.tab.name;
  return number % 3 === 0 ? `はい@${by}` : `${simulation.number}番@${by}`;
}

function write(simulation: Simulation, first: number, second: number): void {
  const { tab, written } = simulation;
  const text = chooseText(simulation, second);
  const known = written.get(text) ?? { by: tab.person(), tab: tab.name, isResent: false, count: 0, discarded: 0 };
  written.set(text, known);
  if (tab.engine.sendText(conversation(simulation, first), second % 2 === 0 ? text : ` ${text}\n`)) known.count += 1;
}

/** The temporary message with this number among all of the tab. */
function tempOf({ tab }: Simulation, number: number) {
  const all = [...tab.store.getState().conversations.values()].flatMap(({ id, temps }) =>
    temps.map((temp) => ({ id, temp })),
  );
  return all.length === 0 ? null : pick(all, number);
}

function discard(simulation: Simulation, number: number): void {
  const found = tempOf(simulation, number);
  if (found === null || deliveries[found.temp.delivery].discarded === undefined) return;
  const known = simulation.written.get(found.temp.content);
  if (known !== undefined) known.discarded += 1;
  simulation.tab.engine.discard(found.id, found.temp.id);
}

function noteLoss(simulation: Simulation): void {
  if (simulation.tab.socket.isOpen()) simulation.losses += 1;
}

/** The page crashes: what it had sent arrives late or not at all. */
function crash({ tab, gone }: Simulation, arrivesLate: boolean): void {
  tab.crash(arrivesLate);
  gone.push(tab.socket);
}

function reload(simulation: Simulation, openNumber: number, lateness: number): void {
  noteLoss(simulation);
  const { tab, browser } = simulation;
  const isVisible = tab.store.getState().isVisible;
  crash(simulation, lateness % 2 === 1);
  // Another open tab has taken over its messages, so their order relative to new ones is no longer defined.
  const name = simulation.other === null ? tab.name : `A${(simulation.number += 1)}`;
  simulation.tab = createSimulatedTab(browser, tab.person(), name);
  simulation.tab.engine.pageVisible(isVisible);
  if (openNumber % 2 === 0) simulation.tab.engine.openConversation(conversation(simulation, openNumber));
}

/** A user who acts has an open socket: otherwise nobody would know when they go offline (RT86). */
function arrive({ backend, partnerSockets }: Simulation, person: Person): void {
  if (partnerSockets.has(person)) return;
  const opened = backend.hub.connect(person.userId, person.token, { send: () => {}, close: () => {} });
  if (opened !== null) partnerSockets.set(person, opened);
}

function closeSocket({ partnerSockets }: Simulation, person: Person): void {
  partnerSockets.get(person)?.closed();
  partnerSockets.delete(person);
}

async function say(simulation: Simulation, first: number, times: number): Promise<void> {
  const partner = pick(simulation.partners, first);
  arrive(simulation, partner);
  const body = { content: `${(simulation.number += 1)}@${partner.name}` };
  const id = await ensureConversation(simulation, partner, simulation.me);
  for (let time = 0; time < times; time += 1) await partner.call('sendMessage', { id, body });
}

/** The partner's own conversation with me, if there is one. */
async function withMe(simulation: Simulation, first: number) {
  const partner = pick(simulation.partners, first % 2);
  arrive(simulation, partner);
  return { partner, id: await ensureConversation(simulation, partner, simulation.me) };
}

function deliverAll(simulation: Simulation, order: (waiting: number) => number, most = Infinity): void {
  const { tab } = simulation;
  for (let count = 0; count < most; count += 1) {
    const text = tab.socket.take(order(tab.socket.waiting()));
    if (text === null) return;
    tab.deliver(text);
  }
}

/** All possible steps. */
export const steps = {
  // Actions of other users.
  say: (it: Simulation, a: number) => say(it, a % 3, 1),
  sendThree: (it: Simulation, a: number) => say(it, a % 3, 3),
  newUserSends: (it: Simulation, a: number) => say(it, a, 1),
  partnerSends: async (it: Simulation, a: number) => {
    const other = it.tab.person() === it.me ? it.friend : it.me;
    arrive(it, other);
    const id = await ensureConversation(it, it.friend, it.me);
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
    const partner = pick([...it.partners.slice(0, 3), it.friend, it.me], a);
    if (it.partnerSockets.has(partner)) closeSocket(it, partner);
    else arrive(it, partner);
  },
  leave: async (it: Simulation) => {
    const newUser = it.newUsers.pop();
    const body = { email: `${newUser?.name}@example.com`, password: 'password123' };
    if (newUser !== undefined) await newUser.call('deleteAccount', { body });
  },

  // Actions of the user in another tab.
  otherTabOpens: async (it: Simulation) => {
    const newUser = await register(it.backend, `newuser${it.me.name}n${(it.number += 1)}`);
    it.newUsers.push(newUser);
    await ensureConversation(it, it.me, newUser);
  },
  otherTabSends: async (it: Simulation, a: number) => {
    arrive(it, it.me);
    const { id } = await withMe(it, a);
    await it.me.call('sendMessage', { id, body: { content: `${(it.number += 1)}別@${it.me.name}` } });
  },
  otherTabReads: async (it: Simulation, a: number) => {
    arrive(it, it.me);
    const { id } = await withMe(it, a);
    await it.me.call('markConversationRead', { id });
  },
  otherTabReadsNotices: (it: Simulation) => it.me.call('markAllNotificationsRead'),

  // Actions of the user in this tab.
  write,
  resend: (it: Simulation, a: number) => {
    const found = tempOf(it, a);
    if (found === null) return;
    const known = it.written.get(found.temp.content);
    if (known !== undefined) known.isResent = true;
    void it.tab.engine.resend(found.id, found.temp.id);
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
    const next = it.tab.person() === it.me ? it.friend : it.me;
    for (const tab of tabsOf(it)) tab.switchUser(next);
    // After the next login either tab may have taken over the messages of the other.
    if (it.other !== null) for (const tab of tabsOf(it)) tab.name = `C${(it.number += 1)}`;
  },
  openTab: (it: Simulation) => {
    it.other ??= createSimulatedTab(it.browser, it.tab.person(), `B${(it.number += 1)}`);
  },
  switchTab: (it: Simulation) => {
    if (it.other !== null) [it.tab, it.other] = [it.other, it.tab];
  },
  closeTab: (it: Simulation, a: number) => {
    if (it.other === null) return;
    noteLoss(it);
    crash(it, a % 2 === 1);
    [it.tab, it.other] = [it.other, null];
  },

  // Events of the network.
  deliver: (it: Simulation, a: number) => deliverAll(it, () => 0, 1 + (a % 4)),
  deliverAll: (it: Simulation) => deliverAll(it, () => 0),
  deliverOutOfOrder: (it: Simulation, a: number, b: number) => deliverAll(it, () => b, 1 + (a % 3)),
  deliverBackwards: (it: Simulation) => deliverAll(it, (waiting) => waiting - 1),
  deliverAgain: (it: Simulation, a: number) => {
    const text = it.tab.socket.again(a);
    if (text !== null) it.tab.deliver(text);
  },
  drop: (it: Simulation, a: number) => void it.tab.socket.take(a),
  garbage: (it: Simulation, a: number) => it.tab.deliver(pick(GARBAGE, a)),
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
  disconnectLate: (it: Simulation) => {
    noteLoss(it);
    it.tab.disconnect(true);
  },
  swallow: (it: Simulation, a: number) => {
    noteLoss(it);
    it.tab.socket.swallow({ down: a % 3 !== 1, up: a % 3 !== 2 });
  },
  giveUp: (it: Simulation) => {
    // Five attempts take longer than the network delays what it still delivers (RT41).
    serveLate(it);
    it.tab.exhaustAttempts();
  },
  wait: (it: Simulation, a: number) => {
    serveLate(it);
    // The client's frames arrive before the message times out (RT33), those that it sends meanwhile too: otherwise the
    // outcome would be undefined.
    for (let left = pick(ADVANCES, a); left > 0; left -= FRAMES_TAKE) {
      for (const { socket } of tabsOf(it)) while (socket.serve());
      it.tab.clock.advance(Math.min(left, FRAMES_TAKE));
    }
  },
  clockJumps: (it: Simulation, a: number) => it.tab.clock.jumpTo(pick(SKEWS, a)),
} satisfies Record<string, (simulation: Simulation, first: number, second: number) => unknown>;

export async function applyStep(simulation: Simulation, [kind, first, second]: Step): Promise<void> {
  const run: (simulation: Simulation, first: number, second: number) => unknown = steps[kind];
  await run(simulation, first, second);
  await flushPromises();
}
