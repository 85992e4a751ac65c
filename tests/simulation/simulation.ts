import type { ConversationId, ConversationReference } from '../../src/api/generated/model/index.ts';
import { type Person, register, type SimulatedBackend } from './simulatedBackend.ts';
import { createSimulatedClock } from './simulatedClock.ts';
import { createSimulatedOutbox } from './simulatedOutbox.ts';
import type { SimulatedSocket } from './simulatedSocket.ts';
import { createSimulatedTab, type SimulatedBrowser, type SimulatedTab } from './simulatedTab.ts';

/** How often a text was written by the user of a simulated tab, and how often discarded. */
export interface Written {
  readonly by: Person;
  /** The order of writing is checked per tab. */
  readonly tab: string;
  /** Resent by hand, which may change the order. */
  isResent: boolean;
  count: number;
  discarded: number;
}

/** One random walk of the live layer: users, what they did, and the tab under test. */
export interface Simulation {
  readonly backend: SimulatedBackend;
  /** The user who is logged in at first, and a friend who sometimes logs in instead. */
  readonly me: Person;
  readonly friend: Person;
  readonly partners: readonly Person[];
  readonly conversationIds: ConversationId[];
  readonly browser: SimulatedBrowser;
  readonly written: Map<string, Written>;
  readonly partnerSockets: Map<Person, { closed(): void }>;
  /** Users with an empty conversation, who may delete their accounts. */
  readonly newUsers: Person[];
  /** The tab under test. */
  tab: SimulatedTab;
  /** Another tab of the same browser; null when there is none. */
  other: SimulatedTab | null;
  /** Sockets of closed tabs, whose frames may still be in flight. */
  readonly gone: SimulatedSocket[];
  /** How often an open socket was lost. */
  losses: number;
  number: number;
}

/** Accounts that several runs share, because creating them is slow. */
export interface SharedAccounts {
  readonly backend: SimulatedBackend;
  readonly partners: readonly Person[];
  runs: number;
}

const PARTNERS = 24;

export async function createSharedAccounts(backend: SimulatedBackend): Promise<SharedAccounts> {
  const partners: Person[] = [];
  // Sequentially, so that the same accounts get the same ids each time.
  for (let index = 0; index < PARTNERS; index += 1) partners.push(await register(backend, `partner${index}`));
  return { backend, partners, runs: 0 };
}

/** Creates two new users with a conversation, and a conversation of each with the first two partners. */
export async function beginSimulation(accounts: SharedAccounts): Promise<Simulation> {
  const { backend, partners } = accounts;
  accounts.runs += 1;
  const me = await register(backend, `me${accounts.runs}`);
  const friend = await register(backend, `friend${accounts.runs}`);
  const browser = { backend, clock: createSimulatedClock(backend.clock), outbox: createSimulatedOutbox() };
  const simulation: Simulation = {
    backend,
    me,
    friend,
    partners,
    conversationIds: [],
    browser,
    written: new Map(),
    partnerSockets: new Map(),
    newUsers: [],
    tab: createSimulatedTab(browser, me, 'A'),
    other: null,
    gone: [],
    losses: 0,
    number: 0,
  };
  await ensureConversation(simulation, me, partners[0] ?? friend);
  await ensureConversation(simulation, me, partners[1] ?? friend);
  const id = await ensureConversation(simulation, friend, me);
  await friend.call('sendMessage', { id, body: { content: 'はじめまして' } });
  return simulation;
}

/** Closes the tab and all sockets. */
export function endSimulation(simulation: Simulation): void {
  const { tab, other, partnerSockets } = simulation;
  tab.crash();
  other?.crash();
  serveLate(simulation);
  for (const socket of partnerSockets.values()) socket.closed();
}

/** Returns the conversation of two users; the first one opens it when there is none. */
export async function ensureConversation(
  { conversationIds }: Simulation,
  opener: Person,
  other: Person,
): Promise<ConversationId> {
  const { data } = await opener.call<{ data: ConversationReference }>('createConversation', {
    body: { other_user_id: other.userId },
  });
  if (!conversationIds.includes(data.id)) conversationIds.push(data.id);
  return data.id;
}

/** Lets settled promises run their continuations. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) {
    await Promise.resolve();
  }
}

/** The open tabs. */
export function tabsOf({ tab, other }: Simulation): readonly SimulatedTab[] {
  return other === null ? [tab] : [tab, other];
}

/** Delivers or drops what was sent on lost connections. */
export function serveLate(simulation: Simulation): void {
  for (const socket of [...simulation.gone.splice(0), ...tabsOf(simulation).map(({ socket }) => socket)]) {
    socket.serveLate();
  }
}

/** Delivers everything in flight, until nothing is. */
export async function drain(simulation: Simulation): Promise<void> {
  serveLate(simulation);
  for (let isBusy = true; isBusy;) {
    isBusy = false;
    for (const tab of tabsOf(simulation)) if (await drainOnce(tab)) isBusy = true;
    await flushPromises();
  }
}

async function drainOnce(tab: SimulatedTab): Promise<boolean> {
  let isBusy = false;
  while (tab.socket.serve()) isBusy = true;
  while (await tab.net.serve(0)) isBusy = true;
  while (tab.net.answer(0, false)) isBusy = true;
  for (let text = tab.socket.take(0); text !== null; text = tab.socket.take(0)) {
    isBusy = true;
    tab.deliver(text);
  }
  return isBusy;
}
