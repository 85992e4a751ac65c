interface OrderQueueInput<Id> {
  /** Tells the server the order of all; rejects when it does not take it. */
  send: (order: readonly Id[]) => Promise<unknown>;
  /** Shows an order. */
  show: (order: readonly Id[]) => void;
  onFailed: (error: unknown) => void;
}

/**
 * Carries an order that somebody changes to the server: shown at once, one request in flight, in the end the last wish
 * (decision P23). A failure brings back the order that the server confirmed last, and what was wished meanwhile goes
 * with it.
 */
export function createOrderQueue<Id>({ send, show, onFailed }: OrderQueueInput<Id>) {
  let wish: readonly Id[] | null = null;
  let isSending = false;

  async function carry(before: readonly Id[]) {
    isSending = true;
    let confirmed = before;
    while (wish !== null) {
      const order = wish;
      try {
        await send(order);
        confirmed = order;
        if (wish === order) wish = null;
      } catch (error) {
        wish = null;
        show(confirmed);
        onFailed(error);
      }
    }
    isSending = false;
  }

  return {
    /** @param before the order up to now, which the server knows when nothing is on its way */
    put(order: readonly Id[], before: readonly Id[]) {
      wish = order;
      show(order);
      if (!isSending) void carry(before);
    },
  };
}
