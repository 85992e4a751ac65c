import type { CallInput, Exchange } from './exchange.ts';
import type { Socket } from './socket.ts';

/** Somebody who calls the server. */
export interface Caller {
  call(operationId: string, input?: CallInput): Promise<Exchange>;
}

/** One of the kit's own accounts. */
export interface Person extends Caller {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly userId: string;
  readonly profileId: string;
  connect(): Promise<Socket>;
}
