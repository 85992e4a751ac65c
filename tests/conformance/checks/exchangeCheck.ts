import type { Exchange } from '../engine/exchange.ts';

/** Looks at one exchange; returns what is wrong with it, or null. */
export interface ExchangeCheck {
  id: string;
  about: string;
  look(exchange: Exchange): { expected: string; received: string; mend?: string } | null;
}
