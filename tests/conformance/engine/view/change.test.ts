import { expect, test } from 'vitest';
import { compareViews } from './change.ts';
import type { Exchange } from '../exchange.ts';
import type { Unmet } from '../findings/failure.ts';
import type { View } from './view.ts';

const seen = { operation: { operationId: 'deleteNotification' } } as Exchange;
const items = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ id: `${from + index}` }));

test.each([
  { about: 'a short list', old: items(0, 3), now: items(1, 3), isFine: true },
  { about: 'a short list with another item', old: items(0, 3), now: items(1, 4), isFine: false },
  { about: 'a full list that fills up again', old: items(0, 100), now: items(1, 101), isFine: true },
  { about: 'a full list with nothing behind it', old: items(0, 100), now: items(1, 100), isFine: true },
  {
    about: 'a full list that keeps what left it',
    old: items(0, 100),
    now: [...items(1, 100), { id: '0' }],
    isFine: false,
  },
  { about: 'a full list that lost another item', old: items(0, 100), now: items(2, 102), isFine: false },
  { about: 'a list that is too long', old: items(0, 100), now: items(1, 102), isFine: false },
])('$about, without its first item: $isFine', ({ old, now, isFine }) => {
  const viewOf = (list: unknown): View => new Map([['list', list]]);
  const found: unknown[] = [];
  try {
    compareViews(seen, viewOf(old), viewOf(now), { list: (before: unknown[]) => before.slice(1) });
  } catch (error) {
    found.push((error as Unmet).check);
  }
  expect(found).toEqual(isFine ? [] : ['change.made']);
});
