import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deliveries } from './delivery.ts';

test('RT31, RT40: the life of an own message is the table of src/realtime/SPEC.md', () => {
  const lines = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8').split('\n');
  const rows = lines
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
  const [[, , , ...states] = [], ...events] = rows.filter(([, event]) => !event?.startsWith('-'));
  const table = Object.fromEntries(
    states
      .slice(0, -1)
      .map((state, column) => [
        state,
        Object.fromEntries(
          events.map(([, event, , ...cells]) => [event, cells[column]]).filter(([, next]) => next !== ''),
        ),
      ]),
  );
  expect(Object.keys(table)).toHaveLength(5);
  expect(table).toEqual(deliveries);
});
