import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { checksOf, checksOfRules, FREE } from '../conformance/checks/checksOfRules.ts';
import type { Contract } from '../conformance/contract/contract.ts';
import type { Rule } from '../conformance/contract/rules.ts';
import { VERSION } from '../conformance/nameAndVersion.ts';

const LOCK = new URL('./sentences.json', import.meta.url);

/** Where the sentences of the contract and the checks of the kit do not match, for the command `coverage`. */
export interface Ledger {
  /** Sentences that no check names. */
  unchecked: readonly Rule[];
  /** Sentences that leave servers a choice. */
  free: readonly Rule[];
  /** Sentences that cannot be seen from outside in the time of a run, with the reason. */
  unseen: readonly { rule: Rule; because: string }[];
  /** Sentences that are not what they were when somebody read them last. */
  changed: readonly Rule[];
  /** Ids of sentences that no document has. */
  unknown: readonly string[];
}

/** The sentences as somebody read them last, for a version of the contract at the latest. New ones come with the next. */
interface Known {
  version: string;
  digests: Readonly<Record<string, string>>;
}

export function compareRules(rules: readonly Rule[], { digests } = readKnown()): Ledger {
  const unique = [...new Map(rules.map((rule) => [rule.id, rule])).values()];
  const unseen = unique.flatMap((rule) => {
    const because = checksOf(rule);
    return typeof because === 'string' && because !== FREE ? [{ rule, because }] : [];
  });
  return {
    unchecked: unique.filter((rule) => checksOf(rule).length === 0),
    free: unique.filter((rule) => checksOf(rule) === FREE),
    unseen,
    changed: rules.filter(({ id, sentence }) => digests[id] !== undefined && digests[id] !== digest(sentence)),
    unknown: [...checksOfRules.keys(), ...Object.keys(digests)].filter((id) => !unique.some((rule) => rule.id === id)),
  };
}

/** Returns why the sentences of a version are not ready: nobody has read them, or some operations are drafts. */
export function unready(drafts: readonly string[], { version } = readKnown()): string[] {
  if (version === VERSION) return [];
  if (drafts.length > 0) return [`Version ${VERSION} has drafts: check them and remove x-draft: ${drafts.join(', ')}`];
  return [`Version ${VERSION} needs: npm run conformance -- coverage --accept`];
}

/** Prints which sentences no check names; returns the exit code. */
export function coverage({ rules, drafts }: Pick<Contract, 'rules' | 'drafts'>, accepts: boolean): number {
  const isReadable = drafts.length === 0 || unready(drafts).length === 0;
  if (accepts && isReadable) accept(rules);
  const { unchecked, free, unseen, changed, unknown } = compareRules(rules);
  const faults = [
    ...unready(drafts),
    ...unchecked.map((rule) => `No check names ${line(rule)}`),
    ...changed.map(
      (rule) => `Changed, so look at ${String(checksOf(rule))}, then say coverage --accept: ${line(rule)}`,
    ),
    ...unknown.map((id) => `No document has the sentence ${id}. Remove it from its checks, then say coverage --accept`),
  ];
  const lines = [
    ...faults,
    ...free.map((rule) => `Free: ${line(rule)}`),
    ...unseen.map(({ rule, because }) => `Cannot be seen: ${line(rule)} ${because}`),
    ...drafts.map((id) => `Draft, which nothing checks: ${id}`),
    `${new Set(rules.map(({ id }) => id)).size} rules, ${unchecked.length} without a check, ${free.length} that leave a choice, ${unseen.length} that cannot be seen, ${changed.length} changed.`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return faults.length === 0 ? 0 : 1;
}

const line = ({ id, sentence, source }: Rule) => `${id} (${source}): ${sentence}`;

/** Writes the version and digests of the present sentences to sentences.json, after somebody has read them. */
function accept(rules: readonly Rule[]): void {
  const entries = rules.map(({ id, sentence }) => [id, digest(sentence)] as const);
  const digests = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(LOCK, `${JSON.stringify({ version: VERSION, digests } satisfies Known, null, 2)}\n`);
}

function readKnown(): Known {
  return JSON.parse(readFileSync(LOCK, 'utf8')) as Known;
}

const digest = (sentence: string) => createHash('sha256').update(sentence).digest('hex').slice(0, 8);
