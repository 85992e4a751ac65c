import { expect, test } from 'vitest';
import type { ReportEvent } from './reportFormat.ts';
import { createBatches } from './startReports.ts';

const event = (attempt: number): ReportEvent => ({ kind: 'socket', attempt, isLast: false, route: '/search' });

function batches(takes: () => boolean = () => true) {
  const sent: number[][] = [];
  const own = createBatches((events) => {
    if (!takes()) return false;
    sent.push(events.map((one) => (one.kind === 'socket' ? one.attempt : -1)));
    return true;
  });
  return { ...own, sent };
}

test('a full batch is sent at once, another one by flush, and an empty one never', () => {
  const { add, flush, sent } = batches();
  for (let count = 1; count <= 12; count += 1) add(event(count));
  expect(sent).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]);
  flush();
  flush();
  expect(sent.slice(1)).toEqual([[11, 12]]);
});

test('what the browser does not take goes with the next batch', () => {
  let takes = false;
  const { add, flush, sent } = batches(() => takes);
  add(event(1));
  flush();
  takes = true;
  add(event(2));
  flush();
  expect(sent).toEqual([[1, 2]]);
});

test('a page load reports no more than 100 events', () => {
  const { add, flush, sent } = batches();
  for (let count = 1; count <= 1_000; count += 1) add(event(count));
  flush();
  expect(sent.flat()).toHaveLength(100);
});
