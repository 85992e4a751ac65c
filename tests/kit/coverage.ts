import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { aboutCheck } from '../conformance/checks/aboutCheck.ts';
import { FREE } from '../conformance/checks/checksOfConventions.ts';
import { checksOfRules } from '../conformance/checks/checksOfRules.ts';
import type { Rule } from '../conformance/contract/rules.ts';

const LOCK = new URL('./sentences.json', import.meta.url);

/** Where the sentences of the contract and the checks of the kit do not match, for the command `coverage`. */
export interface Ledger {
  /** Sentences that no check names. */
  unchecked: readonly Rule[];
  /** Sentences that leave servers a choice. */
  free: readonly Rule[];
  /** Sentences that cannot be seen from outside in the time of a run, with the reason. */
  unseen: readonly { rule: Rule; because: string }[];
  /** Sentences that are not what they were when their checks were chosen. */
  changed: readonly Rule[];
  /** Names that stand for nothing: rules that no document has, and checks that the kit has not. */
  unknown: readonly string[];
}

export function compareRules(rules: readonly Rule[], known = readKnown()): Ledger {
  const unique = [...new Map(rules.map((rule) => [rule.id, rule])).values()];
  const unseen = unique.flatMap((rule) => {
    const because = checksOfRules[rule.id];
    return typeof because === 'string' && because !== FREE ? [{ rule, because }] : [];
  });
  const checks = Object.values(checksOfRules).flatMap((named) => (typeof named === 'string' ? [] : named));
  return {
    unchecked: unique.filter(({ id }) => (checksOfRules[id]?.length ?? 0) === 0),
    free: unique.filter(({ id }) => checksOfRules[id] === FREE),
    unseen,
    changed: rules.filter(({ id, sentence }) => known[id] !== undefined && known[id] !== digest(sentence)),
    unknown: [
      ...Object.keys(checksOfRules).filter((id) => !unique.some((rule) => rule.id === id)),
      ...new Set(checks.filter((check) => aboutCheck(check) === undefined)),
      ...Object.keys(known).filter((id) => checksOfRules[id] === undefined),
      ...Object.keys(checksOfRules).filter((id) => known[id] === undefined),
    ],
  };
}

/** Prints which sentences no check names; returns the exit code. */
export function coverage(rules: readonly Rule[], accepts: boolean): number {
  if (accepts) accept(rules);
  const { unchecked, free, unseen, changed, unknown } = compareRules(rules);
  const line = ({ id, sentence, source }: Rule) => `${id} (${source}): ${sentence}`;
  const lines = [
    ...unchecked.map((rule) => `No check names ${line(rule)}`),
    ...changed.map(
      (rule) => `Changed, so look at ${String(checksOfRules[rule.id])}, then say coverage --accept: ${line(rule)}`,
    ),
    ...unknown.map((name) => `There is no ${name}, or its sentence was not accepted yet`),
    ...free.map((rule) => `Free: ${line(rule)}`),
    ...unseen.map(({ rule, because }) => `Cannot be seen: ${line(rule)} ${because}`),
    `${new Set(rules.map(({ id }) => id)).size} rules, ${unchecked.length} without a check, ${free.length} that leave a choice, ${unseen.length} that cannot be seen, ${changed.length} changed.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return unchecked.length + changed.length + unknown.length === 0 ? 0 : 1;
}

/** Writes digests of the present sentences to sentences.json, after somebody has reviewed their checks. */
function accept(rules: readonly Rule[]): void {
  const entries = rules.map(({ id, sentence }) => [id, digest(sentence)] as const);
  const sorted = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(LOCK, `${JSON.stringify(sorted, null, 2)}\n`);
}

function readKnown(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(LOCK, 'utf8')) as Record<string, string>;
}

const digest = (sentence: string) => createHash('sha256').update(sentence).digest('hex').slice(0, 8);
