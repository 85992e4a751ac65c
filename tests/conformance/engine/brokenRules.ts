import { checksOfRules } from '../checks/checksOfRules.ts';
import type { Rule } from '../contract/rules.ts';

/** More sentences than these say nothing: a check of form stands for many. */
const MOST = 3;
/** They stand for sentences of every operation, and say nothing about one that has none. */
const OF_EVERY_WRITE = /^(?:change|events)\./;

/** The sentences that a failure of a check at an operation or event breaks: those about it, else those about all. */
export function brokenRules(rules: readonly Rule[], check: string, subject: string): Rule[] {
  const named = [...new Map(rules.map((rule) => [`${rule.id} ${rule.about}`, rule])).values()].filter(({ id }) => {
    const checks = checksOfRules[id];
    return typeof checks === 'object' && checks.includes(check);
  });
  const own = named.filter(({ about }) => about === subject);
  const found = own.length > 0 || OF_EVERY_WRITE.test(check) ? own : named.filter(({ about }) => about === null);
  return found.length > MOST ? [] : found;
}
