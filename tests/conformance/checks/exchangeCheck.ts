import type { Exchange } from '../engine/exchange.ts';
import type { RuleCheck } from './ruleChecks.ts';

/** A check that the engine applies to every exchange, a request with its response, of a run. */
export interface ExchangeCheck extends RuleCheck {
  /** Its name in reports and for `--only`. */
  id: string;
  /** Returns what is wrong with the exchange, with a hint for how to mend it where there is one; null if nothing is. */
  look(exchange: Exchange): { expected: string; received: string; mend?: string } | null;
}
