import { checksOfRules } from '../../checks/checksOfRules.ts';
import type { Contract } from '../../contract/contract.ts';
import type { Rule } from '../../contract/rules.ts';
import { sentencesOf } from '../../contract/sentences.ts';

/**
 * Maximum number of sentences: a check that belongs to more of them, such as one of form, does not tell which is
 * broken.
 */
const MOST = 3;
/** Checks that belong to sentences of many operations; for an operation without such a sentence they name none. */
const OF_EVERY_WRITE = /^(?:change\.(?:made|other)|events\.\w+)$/;

/** Its failures have many causes, of which the sentences that belong to it are only some. */
const OF_NO_SENTENCE = new Set(['http.status']);

/**
 * Returns the sentences that a failure breaks; where none is known, the contract's description of the response, the
 * operation or the event.
 */
export function sentencesFor(contract: Contract, check: string, subject: string, expected: string): Rule[] {
  const named = OF_NO_SENTENCE.has(check) ? [] : brokenRules(contract.rules, check, subject);
  if (named.length > 0) return named;
  const operation = contract.operations.get(subject);
  if (operation === undefined) return contract.rules.filter(({ about }) => about === subject).slice(0, 1);
  const status = Number(/^\d{3}\b/.exec(expected)?.[0]);
  const response = operation.responses.get(status);
  const rule = (sentence: string, line: number) => [
    {
      id: `${subject} ${response === undefined ? 'description' : status}`,
      sentence,
      source: `openapi.yaml:${line}`,
      about: subject,
    },
  ];
  if (response !== undefined) return rule(`${status}: ${response.description}`, response.line);
  const [own] = contract.rules.filter(({ about }) => about === subject);
  return own === undefined ? rule(sentencesOf(operation.description)[0] ?? '', operation.line) : [own];
}

/** Returns the sentences that belong to a check: those about the operation or event, else those about all. */
export function brokenRules(rules: readonly Rule[], check: string, subject: string): Rule[] {
  const named = rulesOfCheck(rules, check);
  const own = named.filter(({ about }) => about === subject);
  const found = own.length > 0 || OF_EVERY_WRITE.test(check) ? own : named.filter(({ about }) => about === null);
  return found.length > MOST ? [] : found;
}

/** Returns all sentences that belong to a check, each once for what it is about. */
export const rulesOfCheck = (rules: readonly Rule[], check: string): Rule[] =>
  [...new Map(rules.map((rule) => [`${rule.id} ${rule.about}`, rule])).values()].filter(({ id }) => {
    const checks = checksOfRules[id];
    return typeof checks === 'object' && checks.includes(check);
  });
