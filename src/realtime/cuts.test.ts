import { expect, test, vi } from 'vitest';
import type { ConversationWithMessages } from '../api/generated/model/index.ts';
import { createFakeBackend } from '../../tests/support/fakeBackend.ts';
import { createSharedAccountsPool } from '../../tests/simulation/runSimulations.ts';
import { createSimulatedTab } from '../../tests/simulation/simulatedTab.ts';
import {
  beginSimulation,
  flushPromises,
  drain,
  endSimulation,
  serveLate,
  type Simulation,
} from '../../tests/simulation/simulation.ts';

const MESSAGES = 280;
const CUTS = 44;

/** Returns a deterministic generator of numbers in [0, 1). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const reset = (it: Simulation) => it.tab.disconnect();
const resetLate = (it: Simulation) => it.tab.disconnect(true);
/** Simulates a crash of the browser or a closed tab, after which the app is opened again. */
const crash = (it: Simulation) => {
  it.tab.crash(true);
  it.gone.push(it.tab.socket);
  it.tab = createSimulatedTab(it.browser, it.me, 'A');
};
/** Closes the tab while a second tab is open, which takes over its messages. */
const close = (it: Simulation) => {
  const next = createSimulatedTab(it.browser, it.me, 'A');
  it.tab.crash();
  it.tab = next;
};

/** The connection dies in silence, in one direction or both. A message that is not confirmed shows it. */
const swallow = (directions: { down: boolean; up: boolean }) => async (it: Simulation, write: () => void) => {
  // What an earlier loss left in doubt would make the message wait.
  await drain(it);
  it.browser.clock.advance(5_000);
  await drain(it);
  it.tab.socket.swallow(directions);
  write();
  while (it.tab.socket.serve());
  it.browser.clock.advance(7_000);
  while (await it.tab.net.serve(0));
  while (it.tab.net.answer(0, false));
  await flushPromises();
  expect(it.tab.socket.isOpen()).toBe(false);
};

test.each<[string, readonly ((it: Simulation, write: () => void) => unknown)[]]>([
  [
    'connections that swallow everything',
    [swallow({ down: true, up: true }), swallow({ down: false, up: true }), swallow({ down: true, up: false })],
  ],
  ['connections that lose what is on its way', [reset]],
  ['connections that deliver it late', [resetLate]],
  ['connections, crashes and closed tabs', [reset, resetLate, crash, close]],
])(
  'RT31, RT41, RT42, RT90: of 280 messages over 44 lost %s each arrives once, in order, without a hand',
  async (_what, cuts) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const it = await beginSimulation(await createSharedAccountsPool(() => createFakeBackend().backend)());
    const [id = ''] = it.conversationIds;
    const chance = numbers(7);
    let hasFailed = false;
    const follow = () =>
      it.tab.store.subscribe(({ conversations }) => {
        hasFailed ||= conversations.get(id)?.temps.some(({ delivery }) => delivery === 'failed') === true;
      });
    follow();
    it.tab.connect();
    await drain(it);

    const written: string[] = [];
    const cutAt = (count: number) =>
      Math.floor((count * CUTS) / MESSAGES) > Math.floor(((count - 1) * CUTS) / MESSAGES);
    const write = () => {
      written.push(chance() < 0.3 ? 'はい' : `${written.length + 1}番`);
      it.tab.engine.sendText(id, written.at(-1) ?? '');
    };
    for (let count = 1; count <= MESSAGES; count += 1) {
      write();
      while (chance() < 0.4) it.tab.socket.serve();
      if (chance() < 0.2) await drain(it);
      if (!cutAt(count)) continue;
      await cuts[Math.floor(chance() * cuts.length)]?.(it, write);
      follow();
      if (chance() < 0.5) {
        serveLate(it);
        it.browser.clock.advance(5_000);
      }
      it.tab.connect();
      // The history is fetched before the late frames arrive.
      while (await it.tab.net.serve(0));
      while (it.tab.net.answer(0, false));
      await flushPromises();
    }
    for (let turn = 0; turn < 2; turn += 1) {
      await drain(it);
      it.browser.clock.advance(5_000);
    }
    await drain(it);

    const { messages } = await it.me.call<ConversationWithMessages>('getConversation', { id });
    expect(messages.map(({ content }) => content)).toEqual(written);
    expect(hasFailed).toBe(false);
    expect(it.browser.outbox.texts(it.me.userId)).toEqual([]);
    endSimulation(it);
  },
  30_000,
);
