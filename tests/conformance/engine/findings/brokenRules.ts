import { checksOf } from '../../checks/checksOfRules.ts';
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
/** Checks whose cases are made of the schemas of every operation: a sentence of another operation explains nothing. */
const OF_EVERY_FORM = /^(?:form|limits|query|texts)\./;

/** Its failures have many causes, of which the sentences that belong to it are only some. */
const OF_NO_SENTENCE = new Set(['http.status']);

/** A failure: its check, the operation or event, and the client's frame that caused it. */
interface Failed {
  check: string;
  subject: string;
  expected?: string;
  frame?: string | undefined;
  /** Ids of the sentences that its case is about. */
  own?: readonly string[];
}

/** Checks that say no more than that a status is wrong: what a case is about says more. */
const OF_STATUS = /^(?:http\.status|form\.(?:status|loc))$/;

/**
 * Returns the sentences that a failure breaks; where none is known, the contract's description of the response, the
 * operation or the event.
 */
export function sentencesFor(contract: Contract, failed: Failed): Rule[] {
  const { check, subject, expected = '', frame, own = [] } = failed;
  const ofCase = OF_STATUS.test(check) ? contract.rules.filter(({ id }) => own.includes(id)) : [];
  if (ofCase.length > 0) return ofCase;
  const named = OF_NO_SENTENCE.has(check) ? [] : brokenRules(contract.rules, { check, subject, expected, frame });
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
  const [first] = contract.rules.filter(({ about }) => about === subject);
  return first === undefined ? rule(sentencesOf(operation.description)[0] ?? '', operation.line) : [first];
}

/**
 * Returns the sentences that belong to a check: those about the property that differs, else about the frame that caused
 * it, the operation or the event, else about all, else about another operation that the check is about.
 */
export function brokenRules(rules: readonly Rule[], { check, subject, expected = '', frame }: Failed): Rule[] {
  const named = rulesOfCheck(rules, check);
  const property = camelCase(/(?:^|[ .])([a-z][a-z_]*): /.exec(expected)?.[1] ?? '');
  const choices = [
    named.filter(({ id }) => property !== '' && id.endsWith(`.${property}`)),
    named.filter(({ about }) => about !== null && about === frame),
    named.filter(({ about }) => about === subject),
    ...(OF_EVERY_WRITE.test(check)
      ? []
      : [named.filter(({ about }) => about === null), named.filter(({ id }) => id.startsWith(CONVENTION))]),
    ...(OF_EVERY_WRITE.test(check) || OF_EVERY_FORM.test(check) ? [] : [named]),
  ];
  return choices.find(({ length }) => length > 0 && length <= MOST) ?? [];
}

/** Ids of the sentences that hold for every operation begin with it. */
const CONVENTION = 'http.';

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns all sentences that belong to a check, each once for what it is about. */
export const rulesOfCheck = (rules: readonly Rule[], check: string): Rule[] =>
  [...new Map(rules.map((rule) => [`${rule.id} ${rule.about}`, rule])).values()].filter((rule) => {
    const checks = checksOf(rule);
    return typeof checks === 'object' && checks.includes(check);
  });
