import { sortOf } from '../contract/contract.ts';
import type { Rule } from '../contract/rules.ts';
import { exchangeChecks } from './exchangeChecks.ts';
import { ruleChecks } from './ruleChecks.ts';

/** Stands for the checks of a sentence that leaves servers a choice which no check may take away. */
export const FREE = 'Each way is right.';

/** Sentences that leave such a choice. */
const choices = [
  'http.unknownQuery',
  'http.measuredWhite',
  'http.numbers',
  'http.formTexts',
  'http.sameGroup',
  'http.unknownPaths',
  'origins.files',
  'files.servedAs',
  'files.emptyPart',
  'socket.unknownProperty',
  'logIn.expires',
  'updateMyProfile.white',
  'uploadProfileImage.unused',
  'uploadAvatar.shown',
  'createConversation.unverified',
  'createPost.durationAlone',
  'responses.dataFaults',
  'schemas.password',
  'tagIdFilter.odd',
  'likes.times',
  'mutualLike.id',
];

/** Sentences that cannot be seen to be broken from outside in the time of a run. */
const unseen = {
  'verifyEmail.day': 'It would take a day to see.',
  'resetPassword.hour': 'It would take an hour to see.',
};

/** What checks a policy of each operation. Who may write, and who gets an event, is checked by cases: a check names it. */
const ofPolicy: Readonly<Record<string, readonly string[]>> = {
  'x-sort': ['http.sort'],
  'x-page': ['http.page', 'list.pages', 'list.end'],
};

/**
 * For each sentence of the two documents (`x-rules`) the checks that fail when it is broken, from which a report finds
 * the broken sentences, or why no check can detect that. It follows from the checks, which name their sentences.
 */
export const checksOfRules: ReadonlyMap<string, readonly string[] | string> = invert();

function invert(): Map<string, readonly string[] | string> {
  const named = new Map<string, string[]>();
  const all = [...exchangeChecks.map((check) => [check.id, check] as const), ...Object.entries(ruleChecks)];
  for (const [check, { rules = [] }] of all) {
    for (const rule of rules) named.set(rule, [...(named.get(rule) ?? []), check]);
  }
  return new Map<string, readonly string[] | string>([
    ...named,
    ...choices.map((rule) => [rule, FREE] as const),
    ...Object.entries(unseen),
  ]);
}

/** Returns the checks of a sentence, none when nothing checks it, or why no check can detect that it is broken. */
export function checksOf({ id, sentence }: Pick<Rule, 'id' | 'sentence'>): readonly string[] | string {
  const [, policy = ''] = id.split(' ');
  // An order in words has no keys that could be compared.
  const isInWords = policy === 'x-sort' && sortOf(JSON.parse(sentence.slice('x-sort: '.length))) === null;
  const named = checksOfRules.get(id) ?? [];
  return typeof named === 'string' ? named : [...named, ...(isInWords ? [] : (ofPolicy[policy] ?? []))];
}
