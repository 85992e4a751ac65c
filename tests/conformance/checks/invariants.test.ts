import { expect, test } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { readDocuments } from '../contract/documents.ts';
import type { Exchange } from '../engine/exchange.ts';
import { invariants } from './invariants.ts';

const operation = readContract(readDocuments()).operations.get('listProfiles');
const page = invariants.find(({ id }) => id === 'http.page');

/** What is wrong with a page of so many items. */
function lookAt(search: string, length: number) {
  const json = Array.from({ length }, (_, id) => ({ id: `${id}` }));
  const url = `http://127.0.0.1/api/profiles${search}`;
  return page?.look({ operation, url, status: 200, json } as unknown as Exchange);
}

test.each([
  ['?limit=1&limit=2', 2, null],
  ['?limit=2&limit=1', 2, null],
  ['?limit=1&limit=2', 3, { expected: 'at most 2 items', received: '3' }],
  ['?limit=1', 2, { expected: 'at most 1 items', received: '2' }],
])('a page after %s may hold either of two sizes and no more: %i items', (search, length, expected) => {
  expect(lookAt(search, length)).toEqual(expected);
});
