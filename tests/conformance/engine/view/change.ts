import type { Exchange } from '../exchange.ts';
import { Unmet } from '../findings/failure.ts';
import { agrees } from './agrees.ts';
import { MOST } from './compared.ts';
import { differenceOf } from './difference.ts';
import { expectStatus, wordsOfFrame } from '../expect.ts';
import type { Kit } from '../kit.ts';
import type { Person } from '../person.ts';
import type { Frame, Socket } from '../socket.ts';
import { takeView, type View } from './view.ts';

/** The open sockets of each person during a write. */
export type Listeners = ReadonlyMap<Person, readonly Socket[]>;

/** Opens two sockets for the first person and one for each other person. */
export async function listen(people: readonly Person[]): Promise<Listeners> {
  const listeners = new Map<Person, readonly Socket[]>();
  for (const [index, person] of people.entries()) {
    const sockets = [await person.connect()];
    if (index === 0) sockets.push(await person.connect());
    listeners.set(person, sockets);
  }
  return listeners;
}

/** A write with all its expected effects. */
export interface Change {
  kit: Kit;
  listeners: Listeners;
  /** Executes the write. Returns its last exchange, which a report names. */
  act: () => Promise<Exchange>;
  status: number;
  /** The events that each person receives, on every socket and in any order; nobody else receives any. */
  events?: ReadonlyMap<Person, readonly Partial<Frame>[]>;
  /**
   * The new values of the parts of the view that change, by name; a function receives the old value. All other parts
   * must not change.
   */
  becomes?: Readonly<Record<string, unknown>>;
  before: View;
  /** Whether the view also reads every operation that returns the same data in another form. */
  isWhole?: boolean;
}

/** Executes a write and checks its events and its changes of the view. Returns the view after it. */
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

/** Takes the view after a write. A contradiction in it is reported for the write, since the view before had none. */
async function viewAfter(seen: Exchange, { subject }: Write, kit: Kit, isWhole: boolean): Promise<View> {
  try {
    return await takeView(kit, isWhole);
  } catch (error) {
    if (!(error instanceof Unmet) || error.check.startsWith('http.')) throw error;
    const { check, expected, exchange } = error;
    const isTold = error.received.endsWith(`, as ${error.subject} answers`);
    const received = isTold ? error.received : `${error.received}, as ${error.subject} says afterwards`;
    throw new Unmet({ check, subject, expected, received, exchange: exchange ?? seen });
  }
}

type Write = ReturnType<Kit['lastWrite']>;

type Starts = ReadonlyMap<Socket, number>;

export async function startsOf(kit: Kit, listeners: Listeners): Promise<Starts> {
  for (const [person, sockets] of listeners) await kit.watch.barrier(person, sockets);
  return new Map([...listeners.values()].flat().map((socket) => [socket, socket.frames.length]));
}

/** Checks that each socket of each person receives exactly these events, each once. */
export async function expectEvents(
  kit: Kit,
  listeners: Listeners,
  events: ReadonlyMap<Person, readonly Partial<Frame>[]>,
  starts: Starts,
): Promise<void> {
  const action = kit.lastAction();
  // Events of a closed socket have no fixed order with frames on others, so the barrier does not cover them.
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

/** Whether an event is about the presence of a user who is not part of this run. */
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
        expected: `after ${action}, for ${who}: ${wordsOfFrame(one)}`,
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
      // A frame has no response, and the request after it did not cause the change.
      exchange: isFrame ? undefined : seen,
    });
  }
}

/** Removes the items that a list of maximum length contains additionally at its end after others were removed. */
function withoutRefill(now: unknown, expected: unknown, old: unknown): unknown {
  if (!Array.isArray(now) || !Array.isArray(expected) || !Array.isArray(old)) return now;
  if (old.length < MOST || now.length > MOST || now.length < expected.length) return now;
  const wasThere = new Set(old.map((item) => idOf(item)));
  return now.slice(expected.length).some((item) => wasThere.has(idOf(item))) ? now : now.slice(0, expected.length);
}

const idOf = (item: unknown): unknown => (typeof item === 'object' && item !== null && 'id' in item ? item.id : item);
