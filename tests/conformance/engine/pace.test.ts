import { expect, test } from 'vitest';
import { selectCases } from '../cases/allCases.ts';
import { readContract } from '../contract/contract.ts';
import { readDocuments } from '../contract/documents.ts';
import { casesAtOnce, latenciesOf, planOf, WAITS } from './pace.ts';

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

test('at 200 ms a call the standard profile is said to take less than 15 minutes, and more than twice that one after the other', () => {
  const MINUTE = 60_000;
  expect(planOf(cases, { latency: 200, hashLatency: 200 }, 6).milliseconds).toBeLessThan(15 * MINUTE);
  expect(planOf(cases, { latency: 200, hashLatency: 200 }, 1).milliseconds).toBeGreaterThan(30 * MINUTE);
});

test.each([
  [32, 1, 556],
  [67, 2, 649],
  [220, 6, 721],
])(
  'a run that was measured, with calls of %i ms and %i cases at once, is forecast within a third',
  (latency, atOnce, s) => {
    const { milliseconds } = planOf(cases, { latency, hashLatency: latency }, atOnce);
    expect(Math.abs(milliseconds / 1_000 / s - 1)).toBeLessThan(1 / 3);
  },
);

test('passwords that are hashed slowly count for themselves', () => {
  const exchanges = [...Array.from({ length: 20 }, () => 'getMyProfile'), 'registerAccount', 'logIn'].map(
    (operationId) => ({ operation: { operationId }, milliseconds: operationId === 'getMyProfile' ? 5 : 300 }) as never,
  );
  const latencies = latenciesOf(exchanges);
  expect(latencies).toEqual({ latency: 5, hashLatency: 300 });
  const slower =
    planOf(cases, latencies, 1).milliseconds - planOf(cases, { latency: 5, hashLatency: 5 }, 1).milliseconds;
  // Some 480 of the calls of a run hash a password.
  expect(slower / 295).toBeGreaterThan(400);
  expect(slower / 295).toBeLessThan(560);
});
