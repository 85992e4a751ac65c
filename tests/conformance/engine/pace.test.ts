import { expect, test } from 'vitest';
import { selectCases } from '../cases/allCases.ts';
import { readContract } from '../contract/contract.ts';
import { readDocuments } from '../contract/documents.ts';
import { casesAtOnce, planOf, speedOf, WAITS } from './pace.ts';

const mailbox = { newest: () => Promise.reject(), all: () => Promise.reject(), mail: () => Promise.reject() };
const cases = selectCases({ contract: readContract(readDocuments()), profile: 'standard', mailbox, seed: 1, only: [] });

test('every kind of case has been measured, and no other', () => {
  expect([...new Set(cases.map(({ id }) => id.split('.')[0] ?? ''))].sort()).toEqual(Object.keys(WAITS).sort());
});

test.each([
  [1, 1],
  [29, 1],
  [90, 3],
  [200, 6],
  [2_000, 6],
])('on a server that takes %i ms, %i cases run at the same time', (latency, expected) => {
  expect(casesAtOnce(latency)).toBe(expected);
});

const speed = (latency: number, queueing = 0, own = 0) => ({ latency, hashLatency: latency, queueing, own });
const NO_SAMPLE = { sample: [], own: 0 };

test('at 200 ms a call the standard profile is said to take less than 15 minutes, and more than twice that one after the other', () => {
  const MINUTE = 60_000;
  expect(planOf(cases, speed(200), 6).milliseconds).toBeLessThan(15 * MINUTE);
  expect(planOf(cases, speed(200), 1).milliseconds).toBeGreaterThan(30 * MINUTE);
});

test('a server that queues its callers is as slow as the sum of its answers, however many cases run at once', () => {
  const one = planOf(cases, speed(10, 1), 1).milliseconds;
  expect(planOf(cases, speed(10, 1), 6).milliseconds).toBe(one);
  // Some 20,600 calls.
  expect(one / 10).toBeGreaterThan(19_500);
  expect(one / 10).toBeLessThan(22_000);
});

test('passwords that are hashed slowly count for themselves', () => {
  const exchanges = [...Array.from({ length: 20 }, () => 'getMyProfile'), 'registerAccount', 'logIn'].map(
    (operationId) => ({ operation: { operationId }, milliseconds: operationId === 'getMyProfile' ? 5 : 300 }) as never,
  );
  const slow = speedOf(exchanges, NO_SAMPLE, 5);
  expect(slow).toEqual({ latency: 5, hashLatency: 300, queueing: 0, own: 0 });
  const slower = planOf(cases, slow, 1).milliseconds - planOf(cases, speed(5), 1).milliseconds;
  // Some 480 of the calls of a run hash a password.
  expect(slower / 295).toBeGreaterThan(400);
  expect(slower / 295).toBeLessThan(560);
});

test('the first calls of a server and those of a busy moment do not count, and those of a sample count alone', () => {
  const first = [{ operation: { operationId: 'getMyProfile' }, milliseconds: 400 } as never];
  const sample = [90, 80, 30, 31, 29, 30, 30, 30, 120, 30, 30, 31];
  expect(speedOf(first, { sample, own: 1 }, 30).latency).toBeCloseTo(30, 0);
});

// What three runs of the standard profile against the fake measured and took.
test.each([
  { latency: 2.2, queueing: 0.5, own: 1.5, seconds: 63 },
  { latency: 3.1, queueing: 0.3, own: 1.7, seconds: 75 },
  { latency: 34.5, queueing: 0.05, own: 1.7, seconds: 446 },
])('a run that took $seconds s at $latency ms a call is foretold within a third', (measured) => {
  const { latency, queueing, own, seconds } = measured;
  const said = planOf(cases, speed(latency, queueing, own), 1).milliseconds / 1_000;
  expect(said / seconds).toBeGreaterThan(2 / 3);
  expect(said / seconds).toBeLessThan(4 / 3);
});

test.each([
  [10, 0],
  [45, 0.5],
  [80, 1],
  [200, 1],
])('eight calls of 10 ms at once that take %i ms are queued to %d', (burst, queueing) => {
  expect(
    speedOf([{ operation: { operationId: 'getMyProfile' }, milliseconds: 10 } as never], NO_SAMPLE, burst).queueing,
  ).toBe(queueing);
});
