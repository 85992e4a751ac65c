import { exchangeChecks } from './exchangeChecks.ts';
import { ruleChecks } from './ruleChecks.ts';

/** Returns a sentence about what a check demands, for reports and `explain`; undefined when there is no such check. */
export const aboutCheck = (check: string): string | undefined =>
  exchangeChecks.find(({ id }) => id === check)?.about ?? ruleChecks[check]?.about;
