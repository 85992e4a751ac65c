/** The outcome of a series of intents. */
export interface Settled<Value> {
  /** The last requested value. */
  intent: Value;
  /** The last sent value. Differs from `intent` when that needed no request, or was dropped after a failure. */
  sent: Value;
  /** Whether the last request failed; `error` is its rejection. */
  hasFailed: boolean;
  error: unknown;
}

interface LatestWinsOptions<Value> {
  /** Sends a value to the server; rejects when that fails. */
  send: (value: Value) => Promise<unknown>;
  /** Whether the last request already had the effect of an intent, so that nothing more is sent. Default: never. */
  isReached?: (intent: Value) => boolean;
  /** Whether a failure also drops the intent that was requested while `send` was pending. Default: false. */
  dropsIntentOnFailure?: boolean;
  /** After it aborts nothing more is sent, and pending promises never settle. */
  signal: AbortSignal;
}

/**
 * Serializes requests and sends only the latest intent, for what a user may change again before the server responds: a
 * like, the order of videos. An intent that is requested while a request is in flight replaces the pending one.
 * (TanStack Query's mutation scopes also serialize, but send every intent.)
 * @returns a function that takes the next intent. It resolves to null if a running series takes the intent over, and
 * otherwise to the outcome of the series
 */
export function createLatestWins<Value>({
  send,
  isReached = () => false,
  dropsIntentOnFailure = false,
  signal,
}: LatestWinsOptions<Value>): (intent: Value) => Promise<Settled<Value> | null> {
  let pendingIntent: { intent: Value } | null = null;

  return async (intent) => {
    if (pendingIntent !== null) {
      pendingIntent.intent = intent;
      return null;
    }
    const current = { intent };
    pendingIntent = current;
    for (;;) {
      const sent = current.intent;
      const failure = await send(sent).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (signal.aborted) return new Promise<never>(() => {});
      const isLast = current.intent === sent || isReached(current.intent);
      if (!isLast && !(failure !== null && dropsIntentOnFailure)) continue;
      // Reset before the promise resolves, so that a listener can start a new series.
      pendingIntent = null;
      return { intent: current.intent, sent, hasFailed: failure !== null, error: failure?.error };
    }
  };
}
