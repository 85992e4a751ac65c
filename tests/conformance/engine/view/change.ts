import type { Exchange } from '../exchange.ts';
import { Unmet } from '../findings/failure.ts';
import { agrees } from './agrees.ts';
import { MOST } from './compared.ts';
import { differenceOf } from './difference.ts';
import { expectStatus } from '../expect.ts';
import type { Kit } from '../kit.ts';
import type { Person } from '../person.ts';
import type { Frame, Socket } from '../socket.ts';
import { takeView, type View } from './view.ts';

/** Who listens on how many sockets while something is changed. */
export type Listeners = ReadonlyMap<Person, readonly Socket[]>;

/** Opens two sockets of the first and one of each other person. */
export async function listen(people: readonly Person[]): Promise<Listeners> {
  const listeners = new Map<Person, readonly Socket[]>();
  for (const [index, person] of people.entries()) {
    const sockets = [await person.connect()];
    if (index === 0) sockets.push(await person.connect());
    listeners.set(person, sockets);
  }
  return listeners;
}

/** One write and all its consequences. */
export interface Change {
  kit: Kit;
  listeners: Listeners;
  /** Does it; the last exchange is what a report names. */
  act: () => Promise<Exchange>;
  status: number;
  /** The events that each person gets, on every socket and in any order; nobody else gets any. */
  events?: ReadonlyMap<Person, readonly Partial<Frame>[]>;
  /**
   * Parts of the view that change, by name, with what they become; a function gets what was there. Everything else has to
   * be as before.
   */
  becomes?: Readonly<Record<string, unknown>>;
  before: View;
  /** Whether the view asks every operation that says the same in other words. */
  isWhole?: boolean;
}

/** Makes a change and compares the events and the view with what they must be. Returns the view after it. */
export async function expectChange({
  kit,
  listeners,
  act,
  status,
  events = new Map(),
  becomes = {},
  before,
  isWhole = false,
}: Change): Promise<{ seen: Exchange; view: View }> {
  const starts = await startsOf(kit, listeners);
  const seen = expectStatus(await act(), status);
  await expectEvents(kit, listeners, events, starts);
  const write = kit.lastWrite(seen);
  const view = await viewAfter(seen, write, kit, isWhole);
  compareViews(seen, before, view, becomes, write);
  return { seen, view };
}

/** What disagrees in the view after a write is told of the write, which the view before it still agreed with. */
async function viewAfter(seen: Exchange, { subject }: Write, kit: Kit, isWhole: boolean): Promise<View> {
  try {
    return await takeView(kit, isWhole);
  } catch (error) {
    if (!(error instanceof Unmet) || error.check.startsWith('http.')) throw error;
    const { check, expected, exchange } = error;
    const received = `${error.received}, as ${error.subject} says afterwards`;
    throw new Unmet({ check, subject, expected, received, exchange: exchange ?? seen });
  }
}

type Write = ReturnType<Kit['lastWrite']>;

type Starts = ReadonlyMap<Socket, number>;

export async function startsOf(kit: Kit, listeners: Listeners): Promise<Starts> {
  for (const [person, sockets] of listeners) await kit.watch.barrier(person, sockets);
  return new Map([...listeners.values()].flat().map((socket) => [socket, socket.frames.length]));
}

/** Exactly these events, on each socket of each person, once. */
export async function expectEvents(
  kit: Kit,
  listeners: Listeners,
  events: ReadonlyMap<Person, readonly Partial<Frame>[]>,
  starts: Starts,
): Promise<void> {
  const action = kit.lastAction();
  // What a closed socket causes is ordered with nothing on the others: it is waited for.
  for (const [person, sockets] of listeners) {
    for (const one of events.get(person) ?? []) {
      for (const socket of sockets) await socket.waitFor((frame) => agrees(frame, one), starts.get(socket));
    }
  }
  for (const [person, sockets] of listeners) {
    await kit.watch.barrier(person, sockets);
    for (const socket of sockets) {
      const expected = events.get(person) ?? [];
      const came = socket.frames
        .slice(starts.get(socket) ?? 0)
        .filter((frame) => !kit.watch.isOwn(frame) && !isOfOthers(kit, frame, expected));
      compareEvents(kit, action, socket.who, came, expected);
    }
  }
}

/** Whoever else comes and goes on a server where others are too. */
function isOfOthers({ a, b, c }: Kit, { type, user_id }: Frame, expected: readonly Partial<Frame>[]): boolean {
  if (type !== 'user_status' || expected.some((one) => one.user_id === user_id)) return false;
  return ![a, b, c].some(({ userId }) => userId === user_id);
}

function compareEvents(
  kit: Kit,
  action: string,
  who: string,
  came: readonly Frame[],
  expected: readonly Partial<Frame>[],
): void {
  const left = [...came];
  for (const one of expected) {
    const index = left.findIndex((frame) => agrees(frame, one));
    if (index === -1) {
      throw new Unmet({
        check: 'events.missing',
        subject: String(one.type),
        expected: `after ${action}, for ${who}: ${wordsOf(one)}`,
        received: came.map((frame) => JSON.stringify(frame)).join(' ') || 'nothing',
      });
    }
    left.splice(index, 1);
  }
  const [other] = left;
  if (other === undefined) return;
  throw new Unmet({
    check: 'events.other',
    subject: other.type,
    expected: `after ${kit.lastAction(other)}, for ${who}: ${expected.length === 0 ? 'no event' : `no other event than ${expected.map(({ type }) => type).join(', ')}`}`,
    received: JSON.stringify(other),
  });
}

export function compareViews(
  seen: Exchange,
  before: View,
  after: View,
  becomes: Readonly<Record<string, unknown>>,
  { subject, isFrame }: Write = { subject: seen.operation.operationId, isFrame: false },
): void {
  for (const key of new Set([...before.keys(), ...after.keys(), ...Object.keys(becomes)])) {
    const isNamed = Object.hasOwn(becomes, key);
    const change = becomes[key];
    const old = before.get(key);
    const expected = isNamed
      ? typeof change === 'function'
        ? (change as (old: unknown) => unknown)(old)
        : change
      : old;
    const now = after.get(key);
    if (expected === undefined ? now === undefined : agrees(withoutRefill(now, expected, old), expected)) continue;
    throw new Unmet({
      check: isNamed ? 'change.made' : 'change.other',
      subject,
      ...differenceOf(expected, now, key),
      // A frame has no answer, and the reading after it is not to blame.
      exchange: isFrame ? undefined : seen,
    });
  }
}

/** An event as it has to be; what may be several things is named so. */
const wordsOf = (event: Partial<Frame>) =>
  JSON.stringify(event, (_key, value: unknown) => (typeof value === 'function' ? '(what fits)' : value));

/** A list that was cut at its longest fills up again from behind when something leaves it: without what came so. */
function withoutRefill(now: unknown, expected: unknown, old: unknown): unknown {
  if (!Array.isArray(now) || !Array.isArray(expected) || !Array.isArray(old)) return now;
  if (old.length < MOST || now.length > MOST || now.length < expected.length) return now;
  const wasThere = new Set(old.map((item) => idOf(item)));
  return now.slice(expected.length).some((item) => wasThere.has(idOf(item))) ? now : now.slice(0, expected.length);
}

const idOf = (item: unknown): unknown => (typeof item === 'object' && item !== null && 'id' in item ? item.id : item);
