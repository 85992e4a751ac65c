import type { ConversationId, ConversationReference } from '../../api/generated/model/index.ts';
import { type Person, register, type SimulatedBackend } from './simulatedBackend.ts';
import { createSimulatedTab, type SimulatedTab } from './simulatedTab.ts';

/** How often a text was written by the person in the simulated tab, and how often taken back. */
export interface Written {
  readonly by: Person;
  count: number;
  discarded: number;
}

/** One run: people, what they did, and the tab under test. */
export interface Simulation {
  readonly backend: SimulatedBackend;
  /** Who sits before the tab at first, and the friend who sometimes takes the seat. */
  readonly me: Person;
  readonly friend: Person;
  readonly partners: readonly Person[];
  readonly conversationIds: ConversationId[];
  readonly kept: Map<string, string>;
  readonly written: Map<string, Written>;
  readonly partnerSockets: Map<Person, { closed(): void }>;
  /** People with whom there is an empty conversation, who may leave. */
  readonly strangers: Person[];
  tab: SimulatedTab;
  /** How often an open socket was lost. */
  losses: number;
  number: number;
}

/** What runs share: making accounts is slow. */
export interface Stage {
  readonly backend: SimulatedBackend;
  readonly partners: readonly Person[];
  runs: number;
}

const PARTNERS = 24;

export async function setStage(backend: SimulatedBackend): Promise<Stage> {
  const partners: Person[] = [];
  // One after the other, so that the same accounts get the same ids each time.
  for (let index = 0; index < PARTNERS; index += 1) partners.push(await register(backend, `partner${index}`));
  return { backend, partners, runs: 0 };
}

/** Two fresh people with a conversation of their own, and one with each of the first two partners. */
export async function beginSimulation(stage: Stage): Promise<Simulation> {
  const { backend, partners } = stage;
  stage.runs += 1;
  const me = await register(backend, `me${stage.runs}`);
  const friend = await register(backend, `friend${stage.runs}`);
  const kept = new Map<string, string>();
  const simulation: Simulation = {
    backend,
    me,
    friend,
    partners,
    conversationIds: [],
    kept,
    written: new Map(),
    partnerSockets: new Map(),
    strangers: [],
    tab: createSimulatedTab(backend, me, kept),
    losses: 0,
    number: 0,
  };
  await meet(simulation, me, partners[0] ?? friend);
  await meet(simulation, me, partners[1] ?? friend);
  const id = await meet(simulation, friend, me);
  await friend.call('sendMessage', { id, body: { content: 'はじめまして' } });
  return simulation;
}

/** The tab is closed and everybody goes home. */
export function endSimulation({ tab, partnerSockets }: Simulation): void {
  tab.die();
  for (const socket of partnerSockets.values()) socket.closed();
}

/** The conversation of two people, made by the first when there is none. */
export async function meet({ conversationIds }: Simulation, opener: Person, other: Person): Promise<ConversationId> {
  const { data } = await opener.call<{ data: ConversationReference }>('createConversation', {
    body: { other_user_id: other.userId },
  });
  if (!conversationIds.includes(data.id)) conversationIds.push(data.id);
  return data.id;
}

/** Lets promises that are settled go on. */
export async function breathe(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) {
    await Promise.resolve();
  }
}

/** Lets everything arrive that is on its way, until nothing is. */
export async function drain({ tab }: Simulation): Promise<void> {
  for (let isBusy = true; isBusy;) {
    isBusy = false;
    while (tab.socket.serve()) isBusy = true;
    while (await tab.net.serve(0)) isBusy = true;
    while (tab.net.answer(0, false)) isBusy = true;
    for (let text = tab.socket.take(0); text !== null; text = tab.socket.take(0)) {
      isBusy = true;
      tab.hear(text);
    }
    await breathe();
  }
}
