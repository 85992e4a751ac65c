import { describe, expect, test } from 'vitest';
import { readContract } from '../../contract/contract.ts';
import { readDocuments } from '../../contract/documents.ts';
import { ends } from '../ends/ends.ts';
import { reads } from '../ends/reads.ts';
import { CARRIED, listed } from './carried.ts';

const operations = [...readContract(readDocuments()).operations.values()];
const idsOf = (some: typeof operations) => some.map(({ operationId }) => operationId).toSorted();

describe('what the items of a list carry', () => {
  const numbers = new Set(CARRIED);

  test.each([1, 2, 3, 4])('each number is at each place of pages of %i', (size) => {
    for (let place = 0; place < size; place += 1) {
      const there = CARRIED.filter((_, index) => index % size === place);
      expect(new Set(there)).toEqual(numbers);
    }
  });

  test('each number follows each on the border of two pages', () => {
    const borders = [2, 3, 4, 5, 6, 7, 8].flatMap((size) =>
      CARRIED.slice(1).flatMap((next, index) => ((index + 1) % size === 0 ? [`${CARRIED[index]} ${next}`] : [])),
    );
    expect(new Set(borders).size).toBe(numbers.size ** 2);
  });
});

test('every paged list is cut', () => {
  expect(Object.keys(listed).toSorted()).toEqual(idsOf(operations.filter(({ page }) => page !== null)));
});

test('everything that can be read is compared after an end', () => {
  expect(Object.keys(reads).toSorted()).toEqual(idsOf(operations.filter(({ method }) => method === 'GET')));
});

test('every operation that deletes something is an end', () => {
  const deleting = operations.filter(
    ({ method, operationId }) => method === 'DELETE' || /^(?:delete|reset)/.test(operationId),
  );
  expect(Object.keys(ends)).toEqual(expect.arrayContaining(idsOf(deleting)));
});
