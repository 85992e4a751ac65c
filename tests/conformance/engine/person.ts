import type { CallInput, Exchange } from './exchange.ts';
import type { Socket } from './socket.ts';

/** A user, or nobody, who sends requests to the server. */
export interface Caller {
  call(operationId: string, input?: CallInput): Promise<Exchange>;
}

/** A user with one of the kit's accounts. */
export interface Person extends Caller {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly userId: string;
  readonly profileId: string;
  connect(): Promise<Socket>;
}
