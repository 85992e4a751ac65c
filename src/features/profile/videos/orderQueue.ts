import { createLatestWins } from '../../../lib/async/latestWins.ts';

interface OrderQueueInput<Id> {
  /** Sends the complete order; rejects when the server does not accept it. */
  send: (order: readonly Id[]) => Promise<unknown>;
  /** Displays an order. */
  show: (order: readonly Id[]) => void;
  onFailed: (error: unknown) => void;
  /** Aborts with the session. */
  signal: AbortSignal;
}

/**
 * Sends changes of the order of the user's videos: each is displayed at once, one request is in flight at a time, and
 * only the latest order is sent after it (rule P23). A failure rolls back to the order that the server confirmed last
 * and drops orders that were not sent yet.
 */
export function createOrderQueue<Id>({ send, show, onFailed, signal }: OrderQueueInput<Id>) {
  let confirmed: readonly Id[] = [];
  let open = 0;
  const pendingOrder = createLatestWins<readonly Id[]>({
    send: async (order) => {
      await send(order);
      confirmed = order;
    },
    dropsIntentOnFailure: true,
    signal,
  });

  return {
    /** @param before the order up to now, which is the server's when no request is in flight */
    async put(order: readonly Id[], before: readonly Id[]): Promise<void> {
      if (open === 0) confirmed = before;
      open += 1;
      show(order);
      const settled = await pendingOrder(order);
      open -= 1;
      if (settled?.hasFailed !== true) return;
      show(confirmed);
      onFailed(settled.error);
    },
  };
}
