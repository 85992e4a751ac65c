import type {
  Conversation,
  ConversationId,
  ConversationWithMessages,
  UserId,
} from '../../src/api/generated/model/index.ts';
import { itemsOf } from '../../src/lib/collections/sequence.ts';
import { parseTimestamp } from '../../src/lib/time/timestamp.ts';
import { parseOutbox } from '../../src/realtime/outbox.ts';
import { conversationList, isTypingIn, messagesOf, onlineStateOf } from '../../src/realtime/selectors.ts';
import type { Person } from './simulatedBackend.ts';
import { loadCounts } from './simulatedRest.ts';
import type { SimulatedTab } from './simulatedTab.ts';
import { drain, type Simulation, tabsOf } from './simulation.ts';

/** Checks what is true of the live layer after every step of a random walk. Returns the violations. */
export function checkInvariants(simulation: Simulation): string[] {
  return tabsOf(simulation).flatMap(checkTab);
}

function checkTab(tab: SimulatedTab): string[] {
  const state = tab.store.getState();
  const broken = tab.violations.splice(0);
  if (state.counts.messages < 0 || state.counts.notifications < 0) broken.push('RT70: a counter is below zero');
  const listed = [...state.conversations.values()].filter(({ otherUser }) => otherUser !== null);
  const order = itemsOf(state.order);
  if (order.length !== listed.length || listed.some((one) => !order.includes(one))) broken.push('RT67: another list');
  const time = ({ lastMessage, updatedAt }: (typeof order)[number]) => lastMessage?.createdAt ?? updatedAt;
  if (order.some((one, index) => index > 0 && time(one) > time(order[index - 1] ?? one))) broken.push('RT67: order');
  for (const { id, unread } of state.conversations.values()) {
    const chat = itemsOf(messagesOf(state, id));
    const sent = chat.filter(({ status }) => status === 'sent');
    if (unread < 0) broken.push(`RT70: ${id} has ${unread} unread`);
    if (new Set(chat.map((entry) => entry.id)).size !== chat.length) broken.push(`RT13: an id twice in ${id}`);
    if (sent.some(({ createdAt }, index) => createdAt < (sent[index - 1]?.createdAt ?? 0))) broken.push(`RT14: ${id}`);
    if (chat.slice(0, sent.length).some(({ status }) => status !== 'sent')) broken.push(`RT14: temps in ${id}`);
  }
  return broken;
}

/** Lets the tabs settle and compares everything that they show with the HTTP responses. Returns the differences. */
export async function checkConvergence(simulation: Simulation): Promise<string[]> {
  const first = await allSettled(simulation);
  const other = simulation.tab.person() === simulation.me ? simulation.friend : simulation.me;
  for (const tab of tabsOf(simulation)) tab.switchUser(other);
  return [...first, ...(await allSettled(simulation)), ...(await checkNothingLost(simulation))];
}

/** Sequentially, one tab after the other. */
async function allSettled(simulation: Simulation): Promise<string[]> {
  const broken = await settled(simulation);
  if (simulation.other === null) return broken;
  [simulation.tab, simulation.other] = [simulation.other, simulation.tab];
  return [...broken, ...(await settled(simulation))];
}

/**
 * For a network that neither loses nor reorders: without any refetch but the poll, the tab's state equals the server's.
 */
export async function checkLiveState(simulation: Simulation): Promise<string[]> {
  const { tab } = simulation;
  if (!tab.socket.isOpen()) tab.connect();
  tab.engine.pageVisible(true);
  await drain(simulation);
  const before = await checkFreshHistories(simulation);
  tab.clock.advance(61_000);
  await drain(simulation);
  // A message that nobody served meanwhile is evidence against the connection (RT91), which opens again.
  tab.connect();
  await drain(simulation);
  const state = tab.store.getState();
  const listed = await allConversations(tab.person());
  const known = new Set(conversationList(state).map(({ id }) => id));
  const broken = [
    ...before,
    ...(await checkFreshHistories(simulation)),
    ...(await checkCounts(simulation)),
    // A list that is not shown is fetched when it is (RT24).
    ...(state.list.isActive
      ? checkList(
          simulation,
          listed.filter(({ id }, index) => known.has(id) || index < 20),
        )
      : []),
    ...checkPresence(simulation, listed),
  ];
  return broken.map((sentence) => `live: ${sentence}`);
}

/** Checks that every history that counts as fresh is complete. */
async function checkFreshHistories(simulation: Simulation): Promise<string[]> {
  const broken: string[] = [];
  for (const { id, history } of simulation.tab.store.getState().conversations.values()) {
    if (history === 'fresh') broken.push(...(await checkChat(simulation, id)));
  }
  return broken;
}

async function settled(simulation: Simulation): Promise<string[]> {
  const { tab } = simulation;
  const me = tab.person();
  tab.engine.pageVisible(true);
  // A connection that died in silence may only be found by what is sent on it, and another one then sends that again.
  for (let round = 0; round < 2; round += 1) {
    tab.connect();
    await drain(simulation);
    // Messages in doubt are resolved by then.
    tab.clock.advance(5_000);
    await drain(simulation);
    // Unconfirmed messages have failed by then, and echoes of own changes are over.
    tab.clock.advance(11_000);
    await drain(simulation);
  }
  tab.disconnect();
  tab.connect();
  tab.engine.refresh();
  await drain(simulation);
  while (!tab.store.getState().list.isComplete) {
    tab.engine.loadMoreConversations();
    await drain(simulation);
  }
  const listed = await allConversations(me);
  return [
    ...(await checkCounts(simulation)),
    ...checkList(simulation, listed),
    ...checkPresence(simulation, listed),
    ...(await checkChats(simulation, listed)),
    ...checkInvariants(simulation),
  ].map((sentence) => `${me.name}: ${sentence}`);
}

async function allConversations(me: Person): Promise<Conversation[]> {
  return await me.call<Conversation[]>('listConversations', { query: { skip: 0, limit: 100 } });
}

const differs = (what: string, own: unknown, truth: unknown) =>
  JSON.stringify(own) === JSON.stringify(truth)
    ? []
    : [`${what}: ${JSON.stringify(own)} instead of ${JSON.stringify(truth)}`];

async function checkCounts({ tab }: Simulation): Promise<string[]> {
  const { messages, notifications } = tab.store.getState().counts;
  return differs('RT73 counters', { messages, notifications }, await loadCounts(tab.person()));
}

function checkList({ tab }: Simulation, listed: readonly Conversation[]): string[] {
  const state = tab.store.getState();
  // Messages in a deleted conversation stay, so that they can be copied (RT64).
  const there = conversationList(state).filter(({ id }) => !state.missing.has(id));
  const own = there.map(({ id, otherUser, lastMessage, unread }) => [
    id,
    otherUser.id,
    otherUser.username,
    lastMessage && [lastMessage.content, lastMessage.createdAt, lastMessage.senderId],
    unread,
  ]);
  const truth = listed.map(({ id, other_user, last_message, unread_count }) => [
    id,
    other_user.id,
    other_user.username,
    last_message && [last_message.content, parseTimestamp(last_message.created_at), last_message.sender_id],
    unread_count,
  ]);
  return differs('RT67 list', own, truth);
}

function checkPresence({ tab, partnerSockets, me, friend }: Simulation, listed: readonly Conversation[]): string[] {
  const state = tab.store.getState();
  const online = new Set<UserId>([...partnerSockets.keys()].map(({ userId }) => userId));
  // A call of the tab's former user may be served after the logout, and proves them online (RT86) without a socket whose
  // end anybody would be told of.
  const isUncertain = (userId: UserId) => [me, friend].some((one) => one.userId === userId) && !online.has(userId);
  return listed.flatMap(({ id, other_user }) => [
    ...(isUncertain(other_user.id)
      ? []
      : differs(`RT85 ${other_user.username} online`, onlineStateOf(state, other_user.id), online.has(other_user.id))),
    ...differs(`RT84 typing in ${id}`, isTypingIn(state, id, tab.clock.now()), false),
  ]);
}

/** Opens every chat with a hidden page, so that nothing is marked as read. */
async function checkChats(simulation: Simulation, listed: readonly Conversation[]): Promise<string[]> {
  const { tab } = simulation;
  const broken: string[] = [];
  for (const { engine } of tabsOf(simulation)) engine.pageVisible(false);
  for (const { id } of listed) {
    tab.engine.openConversation(id);
    await drain(simulation);
    broken.push(...(await checkChat(simulation, id)));
  }
  return [...broken, ...differs('RT51 after looking', await allConversations(tab.person()), listed)];
}

async function checkChat({ tab }: Simulation, id: ConversationId): Promise<string[]> {
  const { messages } = await tab.person().call<ConversationWithMessages>('getConversation', { id });
  const own = itemsOf(messagesOf(tab.store.getState(), id)).filter(({ status }) => status === 'sent');
  return differs(
    `RT13 ${id}`,
    own.map((entry) => [entry.id, entry.senderId, entry.content, entry.createdAt, entry.isRead]),
    messages.map((row) => [row.id, row.sender_id, row.content, parseTimestamp(row.created_at), row.is_read]),
  );
}

/**
 * Checks that every written text is at the server or in a tab, once for each time it was written, and under its author
 * (RT31, RT43).
 */
async function checkNothingLost(simulation: Simulation): Promise<string[]> {
  const { browser, written, me, friend } = simulation;
  const stored: { content: string; senderId: UserId }[] = [];
  const inverted: string[] = [];
  for (const person of [me, friend]) {
    for (const { id } of await allConversations(person)) {
      const { messages } = await person.call<ConversationWithMessages>('getConversation', { id });
      for (const { sender_id, content } of messages) {
        if (sender_id === person.userId) stored.push({ content, senderId: sender_id });
      }
      inverted.push(...findInversions(simulation, messages));
    }
  }
  const here = [me, friend].flatMap(({ userId }) =>
    browser.outbox
      .texts(userId)
      .flatMap((text) => parseOutbox(text, userId))
      .flatMap(({ temps }) => temps.map((temp) => ({ ...temp, userId }))),
  );
  const waiting = tabsOf(simulation)
    .flatMap(({ store }) => [...store.getState().conversations.values()])
    .flatMap(({ temps }) => temps);
  const unfinished = waiting
    .filter(({ delivery }) => delivery !== 'failed')
    .map(({ content }) => `RT31: ${content} is not settled`);
  const wrong = [...written].flatMap(([text, { by, count, discarded }]) => {
    const own = stored.filter(({ content }) => content === text);
    const left = here.filter(({ content }) => content === text);
    const total = own.length + left.length;
    const isForeign =
      own.some(({ senderId }) => senderId !== by.userId) || left.some(({ userId }) => userId !== by.userId);
    if (isForeign) return [`RT43: ${text} under another person`];
    if (total < count - discarded)
      return [`${text} was written ${count} times, taken back ${discarded} times, and is there ${total} times: lost`];
    return total > count ? [`${text} was written ${count} times and is there ${total} times: doubled`] : [];
  });
  return [...unfinished, ...inverted, ...wrong];
}

/**
 * Finds messages of one tab that are not in the order of writing. Messages that were resent by hand are exempt (RT41).
 */
function findInversions({ written }: Simulation, messages: ConversationWithMessages['messages']): string[] {
  const newest = new Map<string, number>();
  return messages.flatMap(({ content }) => {
    const known = written.get(content);
    const number = Number.parseInt(content, 10);
    if (known === undefined || known.isResent || Number.isNaN(number)) return [];
    const key = known.by.userId + known.tab;
    const before = newest.get(key) ?? 0;
    newest.set(key, Math.max(before, number));
    return number < before ? [`RT41: ${content} stands after ${before}番`] : [];
  });
}
