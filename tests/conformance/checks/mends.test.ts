import { expect, test } from 'vitest';
import { exchangeChecks } from './exchangeChecks.ts';
import { MENDS, mendOf } from './mends.ts';
import { ruleChecks } from './ruleChecks.ts';

const checks = [...Object.keys(ruleChecks), ...exchangeChecks.map(({ id }) => id)];

test('each line about mending belongs to a check', () => {
  const used = new Set(checks.map((check) => mendOf(check)));
  expect(MENDS.filter(([, mend]) => !used.has(mend)).map(([prefix]) => prefix)).toEqual([]);
});

test('a check of its own comes before those of its kind', () => {
  expect(mendOf('socket.order')).toMatch(/one queue per socket/);
  expect(mendOf('socket.read')).toMatch(/every socket of the users/);
  expect(mendOf('board.tree')).toBeNull();
});
