import { checksOf } from '../../checks/checksOfRules.ts';
import type { Contract, Schema } from '../../contract/contract.ts';
import type { Rule } from '../../contract/rules.ts';
import { sentencesOf } from '../../contract/sentences.ts';

/**
 * Maximum number of sentences: a check that belongs to more of them, such as one of form, does not tell which is
 * broken.
 */
const MOST = 3;
/** Checks that belong to sentences of many operations; for an operation without such a sentence they name none. */
const OF_EVERY_WRITE = /^(?:change\.(?:made|other)|events\.\w+|ends\.\w+)$/;
/** Checks whose cases are made of the schemas of every operation: a sentence of another operation explains nothing. */
const OF_EVERY_FORM = /^(?:form|limits|query|texts)\./;

/** Its failures have many causes, of which the sentences that belong to it are only some. */
const OF_NO_SENTENCE = new Set(['http.status']);

/** A failure: its check, the operation or event, and what its case did before. */
interface Failed {
  check: string;
  subject: string;
  expected?: string;
  received?: string;
  /** The operations and types of frames that its case wrote with, the last first. */
  acts?: readonly string[];
  /** The operation whose answer differs, where that is not the subject. */
  read?: string | undefined;
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
  const { check, subject, expected = '', own = [] } = failed;
  const ofCase = OF_STATUS.test(check) ? contract.rules.filter(({ id }) => own.includes(id)) : [];
  if (ofCase.length > 0) return ofCase;
  const named = OF_NO_SENTENCE.has(check) ? [] : brokenRules(contract, failed);
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
  const all = contract.rules.filter(({ about, id }) => about === subject && !id.includes(' '));
  const most = Math.max(0, ...all.map((one) => weightOf(one, failed)));
  const best = all.filter((one) => weightOf(one, failed) === most);
  if (most > 0 && best.length <= MOST) return best;
  // The first sentence says what the operation does.
  const [first] = all;
  return first === undefined ? rule(sentencesOf(operation.description)[0] ?? '', operation.line) : [first];
}

/**
 * Returns the sentences that belong to a check: those about the property that differs, else about the operation, frame or
 * event, else about an earlier write of the case, else about all, else about another operation that the check is about.
 * Of several, those that speak of what differs.
 */
export function brokenRules(contract: Contract, failed: Failed): Rule[] {
  const { rules, operations, serverFrames } = contract;
  const { check, subject, acts = [], read = subject, expected = '' } = failed;
  const named = rulesOfCheck(rules, check);
  const aboutIn = (list: readonly Rule[], name: string) =>
    list.filter(({ about }) => about !== null && (about === name || about === SAME_RULES[name]));
  const ofFrame = acts.slice(0, 1).flatMap((act) => (contract.clientFrames.has(act) ? aboutIn(named, act) : []));
  const ofEvent = serverFrames.has(subject) ? eventRules(rules, failed, aboutIn(named, subject), ofFrame) : [];
  if (ofEvent.length > 0) return ofEvent;
  if (/\bin the order: /.test(expected)) return orderRules(contract, read);
  const isOfForm = OF_EVERY_FORM.test(check);
  const isWide = OF_EVERY_WRITE.test(check) || isOfForm;
  const properties = isOfForm || check.startsWith('http.') ? [] : differingProperties(failed);
  const speaking = (list: readonly Rule[]) => list.filter((rule) => properties.some((name) => speaksOf(rule, name)));
  const isReading = operations.get(subject)?.method === 'GET';
  const ofSubject = aboutIn(named, subject);
  // Where a check has few sentences of its own, no other one is broken.
  const others = named.length > 0 && named.length <= MOST ? [] : [subject, read].map((name) => aboutIn(rules, name));
  const fitting = [
    named.filter(({ id }) => properties.some((name) => id.endsWith(`.${camelCase(name)}`))),
    speaking(ofSubject),
    ...others.map(speaking),
    ...(others.length > 0 ? [speaking(rulesOfAnswer(contract, read))] : []),
    ...(serverFrames.has(subject) ? [ofFrame, ofSubject] : [ofSubject, ofFrame]),
    ...(isReading && !isWide ? acts.map((act) => aboutIn(named, act)) : []),
  ].map((list) => {
    const most = Math.max(...list.map((rule) => weightOf(rule, failed)));
    return list.filter((rule) => weightOf(rule, failed) === most);
  });
  const choices = [
    ...fitting,
    ...(OF_EVERY_WRITE.test(check)
      ? []
      : [named.filter(({ about }) => about === null), named.filter(({ id }) => id.startsWith(CONVENTION))]),
    ...(isWide ? [] : [named]),
  ];
  return choices.find(({ length }) => length > 0 && length <= MOST) ?? [];
}

/** The operations whose rules hold for a frame, too. */
const SAME_RULES: Readonly<Record<string, string>> = {
  send_message: 'sendMessage',
  mark_as_read: 'markConversationRead',
};

/** Returns the sentence about the order of a list, and those about what it is sorted by. */
function orderRules(contract: Contract, read: string): Rule[] {
  const keys = contract.operations.get(read)?.sort?.keys ?? [];
  const ofKeys = rulesOfAnswer(contract, read).filter(({ id }) =>
    keys.some(({ key }) => id.endsWith(`.${camelCase(key)}`)),
  );
  return [...contract.rules.filter(({ id }) => id === `${read} x-sort`), ...ofKeys].slice(0, MOST);
}

/**
 * Returns the sentences that demand or forbid an event: that of the call that caused it, and those about the event; of a
 * frame those about the event that should have come, or about the frame after which another one came.
 */
function eventRules(
  rules: readonly Rule[],
  { check, subject, expected = '', acts: [last] = [] }: Failed,
  ofEvent: readonly Rule[],
  ofFrame: readonly Rule[],
): Rule[] {
  if (check === 'socket.frame') return [];
  const names = last === undefined ? [] : [last, SAME_RULES[last]];
  // What an event says is not said by what sends it.
  const isOfContent = !check.startsWith('events.') && !/\bat the socket of\b/.test(expected);
  const emitted = isOfContent
    ? []
    : rules.filter(({ id }) => names.some((name) => id === `${name} x-emits ${subject}`));
  if (emitted.length > 0) return [...emitted, ...ofEvent.filter((rule) => !emitted.includes(rule))].slice(0, MOST);
  if (check === 'events.other' && ofFrame.length > 0) return [];
  return ofEvent.length <= MOST ? [...ofEvent] : [];
}

/**
 * Returns the names of the properties that differ: `tags` of `other_user profile tags: []`, `media_url` and `media_type` of
 * `{"media_url":null,"media_type":null}`; none where a whole thing is missing, or too many differ to tell.
 */
function differingProperties({ expected = '', received = '' }: Pick<Failed, 'expected' | 'received'>): string[] {
  const places = expected.split('; ').map((part) => /^[^"{]*?\b([a-z][a-z_]*): /.exec(part)?.[1] ?? '');
  if (places.some((place) => place !== '')) return places.filter((place) => place !== '');
  if (/\bnothing\b|\bwithout\b/.test(`${expected} ${received}`)) return [];
  const names = [...expected.matchAll(/"([a-z][a-z_]*)":/g)].map(([, key = '']) => key);
  return names.length <= MOST ? names : [];
}

function speaksOf({ id, sentence }: Rule, property: string): boolean {
  return id.endsWith(`.${camelCase(property)}`) || new RegExp(`\\b${property}\\b`, 'i').test(sentence);
}

/** Nouns of the contract, as they begin in its sentences and in the names of its operations. */
const NOUNS = ['notification', 'conversation', 'message', 'post', 'repl', 'like', 'match', 'video', 'profile'];

/** Returns the names before that of the property: `tags` of `tags genres: []`. */
const wordsBefore = (expected: string): string[] =>
  /^((?:[a-z][a-z_]* )+)[a-z][a-z_]*: /.exec(expected)?.[1]?.trim().split(' ') ?? [];

/** Returns how much a sentence speaks of what differs: of the property, of a value, or of the things that were read. */
function weightOf(rule: Rule, failed: Failed): number {
  const { expected = '', subject, read = subject } = failed;
  const sentence = rule.sentence.toLowerCase();
  const values = [...expected.matchAll(/"([a-z]+(?:_[a-z]+)+)"(?!:)/g)].map(([, value = '']) => value);
  const place = `${expected.replace(/[{[].*/s, '')} ${read}`.toLowerCase();
  return (
    4 * differingProperties(failed).filter((name) => speaksOf(rule, name)).length +
    2 * wordsBefore(expected).filter((name) => speaksOf(rule, name)).length +
    3 * values.filter((value) => sentence.includes(`\`${value}\``)).length +
    NOUNS.filter((noun) => place.includes(noun) && sentence.includes(noun)).length
  );
}

/** Returns the sentences about the schemas of an operation's successful response, whose ids begin with their names. */
function rulesOfAnswer({ operations, rules, resolve }: Contract, operationId: string): Rule[] {
  const names = new Set<string>();
  const walk = (schema: Schema): void => {
    const name = schema.$ref?.split('/').at(-1);
    if (name !== undefined && names.has(name)) return;
    if (name !== undefined) names.add(name);
    const { properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = resolve(schema);
    for (const inner of [...Object.values(properties), ...oneOf, ...anyOf, ...allOf]) walk(inner);
    if (items !== undefined) walk(items);
  };
  for (const [status, { schema }] of operations.get(operationId)?.responses ?? [])
    if (status < 300 && schema !== null) walk(schema);
  const prefixes = [...names].map((name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}.`);
  return rules.filter(({ id, about }) => about === null && prefixes.some((prefix) => id.startsWith(prefix)));
}

/**
 * Returns the operation that broke what a read shows: the last write of the case that a sentence of the check is about,
 * where none is about the read itself or what it answers.
 */
export function blamedFor(contract: Contract, { check, subject, acts = [] }: Failed): string {
  if (contract.operations.get(subject)?.method !== 'GET' || NOT_OF_WRITES.test(check)) return subject;
  const named = rulesOfCheck(contract.rules, check);
  const isAbout = (name: string) => named.some(({ about }) => about === name);
  const isOfAnswer = rulesOfAnswer(contract, subject).some(({ id }) => named.some((rule) => rule.id === id));
  if (isAbout(subject) || isOfAnswer) return subject;
  return acts.find((act) => contract.operations.has(act) && isAbout(act)) ?? subject;
}

/** Checks that are about the answer itself, whatever was written before. */
const NOT_OF_WRITES = /^(?:http|form|limits|query|texts|files|invariant|list|auth\.token|rule)\b/;

/** Ids of the sentences that hold for every operation begin with it. */
const CONVENTION = 'http.';

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns all sentences that belong to a check, each once for what it is about. */
export const rulesOfCheck = (rules: readonly Rule[], check: string): Rule[] =>
  [...new Map(rules.map((rule) => [`${rule.id} ${rule.about}`, rule])).values()].filter((rule) => {
    const checks = checksOf(rule);
    return typeof checks === 'object' && checks.includes(check);
  });
