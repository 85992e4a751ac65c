import type {
  Conversation,
  ConversationId,
  ConversationWithMessages,
  UserId,
} from '../../api/generated/model/index.ts';
import { parseTimestamp } from '../../lib/timestamp.ts';
import { unpackOutbox } from '../outbox.ts';
import { conversationList, conversationListStatus, messagesOf, onlineStateOf, typingIn } from '../selectors.ts';
import type { Person } from './simulatedBackend.ts';
import { loadCounts } from './simulatedRest.ts';
import { drain, type Simulation } from './simulation.ts';

/** What holds after every step. Answers the sentences that are broken. */
export function brokenAlways({ tab }: Simulation): string[] {
  const state = tab.store.getState();
  const broken = tab.offences.splice(0);
  if (state.counts.messages < 0 || state.counts.notifications < 0) broken.push('RT70: a counter is below zero');
  for (const { id, unread, temps } of state.conversations.values()) {
    const chat = messagesOf(state, id);
    const sent = chat.filter(({ status }) => status === 'sent');
    if (unread < 0) broken.push(`RT70: ${id} has ${unread} unread`);
    if (new Set(chat.map((entry) => entry.id)).size !== chat.length) broken.push(`RT13: an id twice in ${id}`);
    if (sent.some(({ createdAt }, index) => createdAt < (sent[index - 1]?.createdAt ?? 0))) broken.push(`RT14: ${id}`);
    if (chat.slice(0, sent.length).some(({ status }) => status !== 'sent')) broken.push(`RT14: temps in ${id}`);
    if (temps.some(({ status, path }) => (status === 'sending') !== (path !== null))) broken.push(`RT31: ${id}`);
  }
  return broken;
}

/** Brings the tab to rest and compares all that it shows with what HTTP says. Answers the differences. */
export async function brokenAtLast(simulation: Simulation): Promise<string[]> {
  const first = await settled(simulation);
  const other = simulation.tab.person() === simulation.me ? simulation.friend : simulation.me;
  simulation.tab.become(other);
  return [...first, ...(await settled(simulation)), ...(await brokenLedger(simulation))];
}

/**
 * After a walk over a network that neither loses nor reorders: without any fetching again, but for the poll that comes
 * each minute, what the tab knows is the truth.
 */
export async function brokenLive(simulation: Simulation): Promise<string[]> {
  const { tab } = simulation;
  if (!tab.socket.isOpen()) tab.connect();
  tab.engine.pageVisible(true);
  await drain(simulation);
  const before = await brokenFresh(simulation);
  tab.clock.advance(61_000);
  await drain(simulation);
  const state = tab.store.getState();
  const listed = await allConversations(tab.person());
  const known = new Set(conversationList(state).map(({ id }) => id));
  const broken = [
    ...before,
    ...(await brokenFresh(simulation)),
    ...(await brokenCounts(simulation)),
    // A list that nobody has looked at is fetched when somebody does (RT24).
    ...(state.list.isNeeded
      ? brokenList(
          simulation,
          listed.filter(({ id }, index) => known.has(id) || index < 20),
        )
      : []),
    ...brokenPresence(simulation, listed),
  ];
  return broken.map((sentence) => `live: ${sentence}`);
}

/** Every history that counts as whole is whole. */
async function brokenFresh(simulation: Simulation): Promise<string[]> {
  const broken: string[] = [];
  for (const { id, history } of simulation.tab.store.getState().conversations.values()) {
    if (history === 'fresh') broken.push(...(await brokenChat(simulation, id)));
  }
  return broken;
}

async function settled(simulation: Simulation): Promise<string[]> {
  const { tab } = simulation;
  const me = tab.person();
  tab.engine.pageVisible(true);
  tab.connect();
  await drain(simulation);
  // What nobody confirms has failed by then, and echoes of own changes are over.
  tab.clock.advance(11_000);
  await drain(simulation);
  tab.disconnect();
  tab.connect();
  tab.engine.refresh();
  await drain(simulation);
  while (conversationListStatus(tab.store.getState()).hasMore) {
    tab.engine.loadMoreConversations();
    await drain(simulation);
  }
  const listed = await allConversations(me);
  return [
    ...(await brokenCounts(simulation)),
    ...brokenList(simulation, listed),
    ...brokenPresence(simulation, listed),
    ...(await brokenChats(simulation, listed)),
    ...brokenAlways(simulation),
  ].map((sentence) => `${me.name}: ${sentence}`);
}

async function allConversations(me: Person): Promise<Conversation[]> {
  return await me.call<Conversation[]>('listConversations', { query: { skip: 0, limit: 100 } });
}

const differs = (what: string, own: unknown, truth: unknown) =>
  JSON.stringify(own) === JSON.stringify(truth)
    ? []
    : [`${what}: ${JSON.stringify(own)} instead of ${JSON.stringify(truth)}`];

async function brokenCounts({ tab }: Simulation): Promise<string[]> {
  const { messages, notifications } = tab.store.getState().counts;
  return differs('RT73 counters', { messages, notifications }, await loadCounts(tab.person()));
}

function brokenList({ tab }: Simulation, listed: readonly Conversation[]): string[] {
  const state = tab.store.getState();
  // What was written into a conversation that is gone stays to be copied (RT64).
  const there = conversationList(state).filter(({ id }) => !state.missing.has(id));
  const own = there.map(({ id, otherUser, lastMessage, unreadCount }) => [
    id,
    otherUser.id,
    otherUser.username,
    lastMessage && [lastMessage.content, lastMessage.createdAt, lastMessage.senderId],
    unreadCount,
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

function brokenPresence({ tab, partnerSockets }: Simulation, listed: readonly Conversation[]): string[] {
  const state = tab.store.getState();
  const online = new Set<UserId>([...partnerSockets.keys()].map(({ userId }) => userId));
  return listed.flatMap(({ id, other_user }) => [
    ...differs(`RT85 ${other_user.username} online`, onlineStateOf(state, other_user.id), online.has(other_user.id)),
    ...differs(`RT84 typing in ${id}`, typingIn(state, id, tab.clock.now()), []),
  ]);
}

/** Looks into every chat from a hidden page, so that nothing is read by that. */
async function brokenChats(simulation: Simulation, listed: readonly Conversation[]): Promise<string[]> {
  const { tab } = simulation;
  const broken: string[] = [];
  tab.engine.pageVisible(false);
  for (const { id } of listed) {
    tab.engine.openConversation(id);
    await drain(simulation);
    broken.push(...(await brokenChat(simulation, id)));
  }
  return [...broken, ...differs('RT51 after looking', await allConversations(tab.person()), listed)];
}

async function brokenChat({ tab }: Simulation, id: ConversationId): Promise<string[]> {
  const { messages } = await tab.person().call<ConversationWithMessages>('getConversation', { id });
  const own = messagesOf(tab.store.getState(), id).filter(({ status }) => status === 'sent');
  return differs(
    `RT13 ${id}`,
    own.map((entry) => [entry.id, entry.senderId, entry.content, entry.createdAt, entry.isRead]),
    messages.map((row) => [row.id, row.sender_id, row.content, parseTimestamp(row.created_at), row.is_read]),
  );
}

/** Every text that was written is at the server or still here, once for each time, and under its writer (RT31, RT43). */
async function brokenLedger({ tab, kept, written, me, friend }: Simulation): Promise<string[]> {
  const stored: { content: string; senderId: UserId }[] = [];
  for (const person of [me, friend]) {
    for (const { id } of await allConversations(person)) {
      const { messages } = await person.call<ConversationWithMessages>('getConversation', { id });
      for (const { sender_id, content } of messages) {
        if (sender_id === person.userId) stored.push({ content, senderId: sender_id });
      }
    }
  }
  const here = [me, friend].flatMap(({ userId }) =>
    unpackOutbox(kept.get(userId) ?? null, userId).flatMap(({ temps }) => temps.map((temp) => ({ ...temp, userId }))),
  );
  const waiting = [...tab.store.getState().conversations.values()].flatMap(({ temps }) => temps);
  const unfinished = waiting
    .filter(({ status }) => status !== 'failed')
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
  return [...unfinished, ...wrong];
}
