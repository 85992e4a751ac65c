import { aboutCheck } from '../checks/aboutCheck.ts';
import { agrees, wordsOfTest } from './view/agrees.ts';
import { differenceOf } from './view/difference.ts';
import type { Exchange } from './exchange.ts';
import { Unmet } from './findings/failure.ts';
import type { Frame, Socket } from './socket.ts';
import { compareTimes } from './time.ts';

/** Returns the parsed response body, whose shape the exchange checks have already checked. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The case knows the shape; the validators have judged it.
export function bodyOf<Body>({ json }: Exchange): Body {
  return json as Body;
}

/** Returns what of a response is compared where two calls have to be answered alike. */
export const answerOf = ({ status, json }: Exchange) => ({ status, body: json });

/** Throws `Unmet` about the operation of a response. */
export function fail(check: string, seen: Exchange, expected: string, received: string): never {
  throw new Unmet({ check, subject: seen.operation.operationId, expected, received, exchange: seen });
}

/** Throws `Unmet` unless the response has the status. Returns the exchange. */
export function expectStatus(seen: Exchange, status: number, check = 'rule.status'): Exchange {
  if (seen.status === status) return seen;
  fail(check, seen, `${status}`, `${seen.status} ${seen.responseText.slice(0, 200)}`);
}

/**
 * Throws `Unmet` unless a value of an operation's response agrees with the expected one.
 * @param others the operations whose responses contain the expected value, where two responses are compared
 */
export function expectEqual(
  check: string,
  seen: Exchange,
  received: unknown,
  expected: unknown,
  others: readonly string[] = [],
): void {
  if (agrees(received, expected)) return;
  const subject = seen.operation.operationId;
  const difference = differenceInWords(check, expected, received, `${seen.status} ${seen.responseText.slice(0, 200)}`);
  if (others.length > 0) {
    difference.expected += `, as ${others.join(' and ')} ${others.length === 1 ? 'answers' : 'answer'}`;
    difference.received += `, as ${subject} answers`;
  }
  throw new Unmet({ check, subject, ...difference, exchange: seen });
}

/** Throws `Unmet` unless a time of an operation's response, the value of a property, is later than another. */
export function expectLater(
  check: string,
  seen: Exchange,
  property: string,
  received: string,
  before: string,
  by = '',
): void {
  if (compareTimes(received, before) > 0) return;
  const expected = `${property}: a time after ${before}${by === '' ? '' : `, by ${by}`}`;
  fail(check, seen, expected, `${property}: ${received}`);
}

/**
 * Describes a difference. For booleans, which say whether a rule is met, it is the rule itself and what was received.
 */
function differenceInWords(check: string, expected: unknown, received: unknown, came: string) {
  if (typeof expected !== 'boolean' || typeof received !== 'boolean') return differenceOf(expected, received);
  return { expected: aboutCheck(check) ?? check, received: `it is not so: ${came}` };
}

interface Reading {
  seen: Exchange;
  value: unknown;
}

/** Checks that several responses contain the same value; a failure names the operations that agree with each other. */
export function expectAgreement(check: string, readings: readonly Reading[]): void {
  const groups: Reading[][] = [];
  for (const reading of readings) {
    const same = groups.find(([first]) => first !== undefined && agrees(reading.value, first.value));
    if (same === undefined) groups.push([reading]);
    else same.push(reading);
  }
  // The value of most responses comes first; with equal numbers, the earlier one.
  const [most, other] = groups.toSorted((one, two) => two.length - one.length);
  const [odd] = other ?? [];
  if (most?.[0] === undefined || odd === undefined) return;
  const names = most.map(({ seen }) => seen.operation.operationId);
  expectEqual(check, odd.seen, odd.value, most[0].value, [...new Set(names)]);
}

/** Throws `Unmet` unless a value of an event agrees with the expected one. */
export function expectSaid(check: string, frame: Frame, received: unknown, expected: unknown): void {
  if (agrees(received, expected)) return;
  const difference = differenceInWords(check, expected, received, JSON.stringify(frame).slice(0, 300));
  throw new Unmet({ check, subject: frame.type, ...difference });
}

/** Throws `Unmet` unless a socket was refused in one of the two legal ways. */
export function expectRefused(seen: Exchange, { handshake }: Socket): void {
  if (handshake.kind === 'refused' && handshake.legal) return;
  throw new Unmet({
    check: 'socket.handshake',
    subject: 'online_users',
    expected: 'a socket that is refused by HTTP 403, or by a close with 4401',
    received: handshake.kind === 'refused' ? handshake.how : handshake.kind === 'open' ? 'an open socket' : 'neither',
    exchange: seen,
  });
}

/**
 * Waits for a frame that must arrive and returns it; throws `Unmet` when it does not.
 * @param fits its properties, of which functions judge those that are not known exactly
 */
export async function expectFrame(
  check: string,
  socket: Socket,
  type: string,
  fits: Readonly<Record<string, unknown>> = {},
  start = 0,
): Promise<Frame> {
  const expected = { type, ...fits };
  const frame = await socket.waitFor((candidate) => agrees(candidate, expected), start);
  if (frame !== null) return frame;
  const came =
    socket.frames
      .slice(start)
      // Of one type those that came say more than all others.
      .toSorted((one, other) => Number(other.type === type) - Number(one.type === type))
      .map((other) => JSON.stringify(other))
      .join(' ') || 'nothing';
  const isThere = socket.frames.slice(start).some((other) => other.type === type);
  const end = socket.isOpen() ? '' : `, and the socket is closed with ${socket.closeCode()}`;
  throw new Unmet({
    check,
    subject: type,
    expected: `at the socket of ${socket.who}: ${wordsOfFrame(expected)}`,
    received: `${isThere ? '' : `no ${type}, but `}${came.slice(0, 400)}${end}`,
  });
}

/** Formats an expected event; of values that a function judges it tells what they have to be. */
export const wordsOfFrame = (event: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(event, (_key, value: unknown) => (typeof value === 'function' ? wordsOfTest(value) : value));

/**
 * Throws `Unmet` when a frame of these types has arrived since index `start`. The caller must have awaited a barrier on
 * the same socket.
 */
export function expectNoFrame(check: string, socket: Socket, types: readonly string[], start = 0): void {
  const found = socket.frames.slice(start).find((frame) => types.includes(frame.type));
  if (found === undefined) return;
  throw new Unmet({
    check,
    subject: found.type,
    expected: `no ${found.type} at the socket of ${socket.who}`,
    received: JSON.stringify(found),
  });
}
