import { expect, test } from 'vitest';
import { withQueryKey } from './withQueryKey.ts';

test('a result with its key is read part by part', () => {
  const read: string[] = [];
  const query = { queryKey: ['old'] };
  for (const name of ['data', 'error'])
    Object.defineProperty(query, name, { enumerable: true, get: () => (read.push(name), name) });
  const result = withQueryKey(query, ['new']) as unknown as Record<string, unknown>;
  expect(read).toEqual([]);
  expect([result.queryKey, result.data]).toEqual([['new'], 'data']);
  expect([read, Object.keys(result)]).toEqual([['data'], ['queryKey', 'data', 'error']]);
  Object.defineProperty(result, 'data', { value: 1 });
});
