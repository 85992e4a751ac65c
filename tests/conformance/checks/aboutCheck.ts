import { exchangeChecks } from './exchangeChecks.ts';
import { ruleChecks } from './ruleChecks.ts';

/** What a check demands, in a sentence; undefined when there is no such check. */
export const aboutCheck = (check: string): string | undefined =>
  exchangeChecks.find(({ id }) => id === check)?.about ?? ruleChecks[check];
