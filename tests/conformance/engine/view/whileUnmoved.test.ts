import { expect, test } from 'vitest';
import { Unmet } from '../findings/failure.ts';
import { whileUnmoved } from './whileUnmoved.ts';

const unmet = new Unmet({ check: 'list.pages', subject: 'listPosts', expected: '[1]', received: '[2]' });

test.each([
  { about: 'agrees', lists: [[1]], faults: 0, tries: 1, isUnmet: false },
  { about: 'does not agree in a list that stays', lists: [[1]], faults: 3, tries: 1, isUnmet: true },
  { about: 'agrees once others are quiet', lists: [[1], [2, 1]], faults: 1, tries: 2, isUnmet: false },
  { about: 'never agrees', lists: Array.from({ length: 30 }, (_, at) => [at]), faults: 99, tries: 10, isUnmet: true },
])('what $about is compared $tries times', async ({ lists, faults, tries, isUnmet }) => {
  let [count, reading] = [0, 0];
  const read = () => Promise.resolve(lists[Math.min(reading++, lists.length - 1)]);
  const compare = () => {
    count += 1;
    return count <= faults ? Promise.reject(unmet) : Promise.resolve();
  };
  const ended = await whileUnmoved(read, compare).catch((error: unknown) => error);
  expect([ended, count]).toEqual([isUnmet ? unmet : undefined, tries]);
});
