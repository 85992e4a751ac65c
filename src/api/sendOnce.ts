import { logDetail } from '../lib/log/log.ts';
import { isOutcomeUnknown } from './errors.ts';

/** Reads from the server and returns what a request has created, null when there is none. */
export type FindCreated<Request, Result> = (request: Request) => Promise<Result | null>;

interface SendOnceOptions<Request, Result, Transport> {
  send: (request: Request, transport: Transport) => Promise<Result>;
  /** Records what exists now, and returns a function that finds what a request has created since. */
  prepareFind: () => FindCreated<Request, Result>;
  /** Whether the second request is the first one again. */
  isSame: (a: Request, b: Request) => boolean;
}

/** One attempt to send a request. */
interface Attempt<Request, Result> {
  request: Request;
  find: FindCreated<Request, Result>;
  /** The same request has been sent again, and the newer attempt looks for the result instead. */
  isSuperseded: boolean;
}

export interface SendOnce<Request, Result, Transport> {
  /**
   * Sends a request. When an earlier attempt at the same request turns out to have succeeded, returns its result
   * instead.
   */
  send: (request: Request, transport: Transport) => Promise<Result>;
  /** Called after `send` has rejected: returns the result if the server has created it nevertheless, else null. */
  settle: (error: unknown) => Promise<Result | null>;
  /** Called at the end of the session: from then on nothing is found. */
  dispose: () => void;
}

/**
 * Sends a post, video or picture without creating a duplicate when the user tries again. After an aborted or failed
 * request it is unknown whether the server has executed it, so the server is searched for the result at
 * once, and again before the same request is repeated, since the server may have stored it only after the first search.
 */
export function createSendOnce<Request, Result, Transport>({
  send,
  prepareFind,
  isSame,
}: SendOnceOptions<Request, Result, Transport>): SendOnce<Request, Result, Transport> {
  let last: Attempt<Request, Result> | null = null;
  /** The last attempt whose outcome is unknown. */
  let unsettled: Attempt<Request, Result> | null = null;
  let isDisposed = false;

  async function findResult(attempt: Attempt<Request, Result>): Promise<Result | null> {
    try {
      const result = await attempt.find(attempt.request);
      return isDisposed || attempt.isSuperseded ? null : result;
    } catch (error) {
      logDetail(`It is not known what became of a call: ${String(error)}`);
      return null;
    }
  }

  return {
    async send(request, transport) {
      const before = unsettled !== null && isSame(unsettled.request, request) ? unsettled : null;
      const attempt = { request, find: before?.find ?? prepareFind(), isSuperseded: false };
      last = attempt;
      if (before !== null) before.isSuperseded = true;
      const earlier = before && (await findResult(attempt));
      const result = earlier ?? (await send(request, transport));
      if (unsettled === before) unsettled = null;
      return result;
    },
    async settle(error) {
      const attempt = last;
      if (attempt === null || isDisposed || !isOutcomeUnknown(error)) return null;
      unsettled = attempt;
      const result = await findResult(attempt);
      if (result !== null && unsettled === attempt) unsettled = null;
      return result;
    },
    dispose() {
      isDisposed = true;
    },
  };
}
