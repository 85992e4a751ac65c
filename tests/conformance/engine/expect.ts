import { aboutCheck } from '../checks/aboutCheck.ts';
import { agrees } from './view/agrees.ts';
import { differenceOf } from './view/difference.ts';
import type { Exchange } from './exchange.ts';
import { Unmet } from './findings/failure.ts';
import type { Frame, Socket } from './socket.ts';

/** The parsed answer, which the exchange checks have judged already. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The case knows the shape; the validators have judged it.
export function bodyOf<Body>({ json }: Exchange): Body {
  return json as Body;
}

/** Throws `Unmet` unless the answer has the status; the answer. */
export function expectStatus(seen: Exchange, status: number, check = 'rule.status'): Exchange {
  if (seen.status === status) return seen;
  throw new Unmet({
    check,
    subject: seen.operation.operationId,
    expected: `${status}`,
    received: `${seen.status} ${seen.responseText.slice(0, 200)}`,
    exchange: seen,
  });
}

/**
 * A rule about what an operation did.
 * @param others the operations that answer what is expected, where two answers are compared
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

/** What differs; where a rule holds or does not, the rule itself and what came. */
function differenceInWords(check: string, expected: unknown, received: unknown, came: string) {
  if (typeof expected !== 'boolean' || typeof received !== 'boolean') return differenceOf(expected, received);
  return { expected: aboutCheck(check) ?? check, received: `it is not so: ${came}` };
}

interface Reading {
  seen: Exchange;
  value: unknown;
}

/** Several answers say the same; where one does not, it is told which ones agree with each other. */
export function expectAgreement(check: string, readings: readonly Reading[]): void {
  const groups: Reading[][] = [];
  for (const reading of readings) {
    const same = groups.find(([first]) => first !== undefined && agrees(reading.value, first.value));
    if (same === undefined) groups.push([reading]);
    else same.push(reading);
  }
  // What most of them say comes first, and of as many the earlier.
  const [most, other] = groups.toSorted((one, two) => two.length - one.length);
  const [odd] = other ?? [];
  if (most?.[0] === undefined || odd === undefined) return;
  const names = most.map(({ seen }) => seen.operation.operationId);
  expectEqual(check, odd.seen, odd.value, most[0].value, [...new Set(names)]);
}

/** A rule about what an event says. */
export function expectSaid(check: string, frame: Frame, received: unknown, expected: unknown): void {
  if (agrees(received, expected)) return;
  const difference = differenceInWords(check, expected, received, JSON.stringify(frame).slice(0, 300));
  throw new Unmet({ check, subject: frame.type, ...difference });
}

/** A socket that was refused in one of the two ways. */
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

/** The frame that must come. */
export async function expectFrame(
  check: string,
  socket: Socket,
  type: string,
  fits: (frame: Frame) => boolean = () => true,
  start = 0,
): Promise<Frame> {
  const frame = await socket.waitFor((candidate) => candidate.type === type && fits(candidate), start);
  if (frame !== null) return frame;
  const came =
    socket.frames
      .slice(start)
      .map((other) => JSON.stringify(other))
      .join(' ') || 'nothing';
  throw new Unmet({
    check,
    subject: type,
    expected: `a ${type} event that fits, at the socket of ${socket.who}`,
    received: came.slice(0, 400),
  });
}

/** The server must have said nothing of these types since `start`. The caller has waited for a barrier on the same socket. */
export function expectNoFrame(check: string, socket: Socket, types: readonly string[], start = 0): void {
  const found = socket.frames.slice(start).find((frame) => types.includes(frame.type));
  if (found === undefined) return;
  throw new Unmet({
    check,
    subject: found.type,
    expected: 'no such event here',
    received: JSON.stringify(found).slice(0, 300),
  });
}
