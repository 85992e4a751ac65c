import type { ReportEvent } from './reportFormat.ts';

/** A batch is sent when it has so many events. */
const BATCH_SIZE = 10;
/** What happens again and again says nothing new: after so many events a page load reports no more. */
const MAX_EVENTS = 100;

/**
 * Collects events and sends them in batches.
 * @param send returns whether the browser has taken the batch; one that it has not is sent with the next
 */
export function createBatches(send: (events: readonly ReportEvent[]) => boolean) {
  let waiting: ReportEvent[] = [];
  let count = 0;

  function flush(): void {
    if (waiting.length > 0 && send(waiting)) waiting = [];
  }

  return {
    add(event: ReportEvent): void {
      if (count >= MAX_EVENTS) return;
      count += 1;
      waiting.push(event);
      if (waiting.length >= BATCH_SIZE) flush();
    },
    flush,
  };
}
