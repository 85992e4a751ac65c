import type { ReportEvent } from './reportFormat.ts';

/** Number of events at which a batch is sent. */
const BATCH_SIZE = 10;
/** Maximum number of events per page load: an event that happens again and again gives no new information. */
const MAX_EVENTS = 100;

/**
 * Collects the events of reports to the operator and sends them in batches.
 * @param send returns whether the browser has accepted the batch; the events of a refused one are sent with the next
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
