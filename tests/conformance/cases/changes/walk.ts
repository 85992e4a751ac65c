import type { Exchange } from '../../engine/exchange.ts';
import { Unmet } from '../../engine/findings/failure.ts';
import { expectChange, listen, type Listeners } from '../../engine/view/change.ts';
import { expectStatus } from '../../engine/expect.ts';
import type { Kit } from '../../engine/kit.ts';
import type { Person } from '../../engine/person.ts';
import { nextInstant } from '../../engine/nextInstant.ts';
import type { Frame } from '../../engine/socket.ts';
import { MOST } from '../../engine/view/compared.ts';
import { takeView, type View } from '../../engine/view/view.ts';
import { removeLikes } from '../preparation.ts';

export type Json = Record<string, unknown>;
export type Events = ReadonlyMap<Person, readonly Partial<Frame>[]>;
/** Parts of the view by their names, with what a write makes of each: its new value, or a function of the old one. */
export type Becomes = Record<string, unknown>;

/**
 * Executes one write after the other and checks that each causes exactly its events and exactly its changes, in every
 * third step in all that can be read.
 */
interface Walk {
  /** Executes writes that are refused or change nothing for another reason, one after the other. */
  nothing(...tries: readonly (readonly [act: () => Promise<Exchange>, status: number])[]): Promise<Exchange>;
  /** Executes a write. @param becomes what changes; all else stays */
  step(act: () => Promise<Exchange>, status: number, events?: Events, becomes?: Becomes): Promise<Exchange>;
  listeners: Listeners;
  /** The view after the last step. */
  view(): View;
}

/** Opens sockets of three people and takes the first view, everything that they can read. */
export async function begin(kit: Kit): Promise<Walk> {
  const listeners = await listen([kit.a, kit.b, kit.c]);
  let view = await takeView(kit);
  let count = 0;
  const step: Walk['step'] = async (act, status, events = new Map(), becomes = {}) => {
    await nextInstant();
    count += 1;
    const isWhole = count % WHOLE_EVERY === 0;
    const done = await expectChange({ kit, listeners, act, status, events, becomes, before: view, isWhole });
    view = done.view;
    return done.seen;
  };
  return {
    listeners,
    step,
    async nothing(...tries) {
      const [last, others] = [tries.at(-1), tries.slice(0, -1)];
      if (last === undefined) throw new Error('Nothing was tried.');
      const tried: string[] = [];
      const attempt = async ([act, status]: readonly [() => Promise<Exchange>, number]) => {
        const seen = await act();
        tried.push(`${seen.operation.operationId} → ${seen.status}`);
        return expectStatus(seen, status);
      };
      try {
        return await step(async () => {
          for (const one of others) await attempt(one);
          return await attempt(last);
        }, last[1]);
      } catch (error) {
        if (!(error instanceof Unmet) || error.check !== 'change.other') throw error;
        const isRefused = tries.every(([, status]) => status >= 400);
        const { subject, expected, exchange } = error;
        throw new Unmet({
          check: isRefused ? 'change.refused' : 'change.other',
          subject,
          expected,
          // The view is read once after all of them, so the report names them all.
          received: others.length === 0 ? error.received : `${error.received}, after one of ${tried.join(', ')}`,
          exchange: exchange ?? undefined,
        });
      }
    },
    view: () => view,
  };
}

/** Interval in steps at which the whole view is read; the other steps read less, which saves requests. */
const WHOLE_EVERY = 3;

/** Functions that return what a part of the view becomes by a write, for `step`. */
export const added = (item: Json) => (old: unknown) => [item, ...(old as Json[])].slice(0, MOST);
export const appended = (item: Json) => (old: unknown) => [...(old as Json[]), item];
export const without = (id: unknown) => (old: unknown) => (old as Json[]).filter((item) => item.id !== id);
export const changed =
  (change: (old: Json) => Json) =>
  (old: unknown): Json => ({ ...(old as Json), ...change(old as Json) });

/** Removes all likes between the three people and marks all their notifications as read. */
export async function clean({ a, b, c }: Kit): Promise<void> {
  await removeLikes([a, b, c]);
  for (const who of [a, b, c]) await who.call('markAllNotificationsRead');
}
