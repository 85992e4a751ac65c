import { expect, test } from 'vitest';
import { selectCases } from '../cases/allCases.ts';
import { readContract } from '../contract/contract.ts';
import { readDocuments } from '../contract/documents.ts';
import { casesAtOnce, planOf, WAITS } from './pace.ts';

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
  expect(planOf(cases, 200, 6).milliseconds).toBeLessThan(15 * MINUTE);
  expect(planOf(cases, 200, 1).milliseconds).toBeGreaterThan(30 * MINUTE);
});
