import { expect, test } from 'vitest';
import { yieldToMain } from '../browser/yieldToMain.ts';
import { mapInSlices } from './mapInSlices.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test.each([0, 1, 4_000, 4_001, 12_345])('%i items are mapped in their order', async (count) => {
  expect(await mapInSlices(numbers(count), (item) => item * 2)).toEqual(numbers(count).map((item) => item * 2));
});

/** Returns the number of mapped items each time that another task runs. */
async function mappedAtTurns(count: number): Promise<number[]> {
  const turns: number[] = [];
  const mapped: number[] = [];
  const watch = async () => {
    while (mapped.length < count) {
      turns.push(mapped.length);
      await yieldToMain();
    }
  };
  await Promise.all([mapInSlices(numbers(count), (item) => mapped.push(item)), watch()]);
  return turns;
}

test('other tasks run between the slices of a long list', async () => {
  expect(new Set(await mappedAtTurns(12_000))).toEqual(new Set([0, 4_000, 8_000]));
});

test('a short list is mapped in one task', async () => {
  expect(await mappedAtTurns(4_000)).toEqual([]);
});
