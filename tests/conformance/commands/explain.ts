import { casesOf } from '../cases/allCases.ts';
import { aboutCheck } from '../checks/aboutCheck.ts';
import { checksOf } from '../checks/checksOfRules.ts';
import { mendOf } from '../checks/mends.ts';
import type { Contract } from '../contract/contract.ts';
import type { Rule } from '../contract/rules.ts';
import { brokenRules, rulesOfCheck } from '../engine/findings/brokenRules.ts';
import { WrongUsage } from '../usage.ts';

/** Prints what a check, a rule, a case or a failure (`check/subject/case`) is about. Returns the exit code. */
export function explain(contract: Contract, name: string): number {
  const [check = '', subject = '', caseId = ''] = name.split('/');
  const cases = casesOf(contract, 'full');
  const about = aboutCheck(check);
  const mend = about === undefined ? null : mendOf(check);
  const story = cases.find(({ id }) => id === (caseId === '' ? check : caseId));
  const operation = contract.operations.get(subject);
  const own = contract.rules.filter(({ id }) => id === name);
  const broken = subject === '' ? rulesOfCheck(contract.rules, check) : brokenRules(contract, { check, subject });
  const checksOfOwn = own[0] === undefined ? [] : checksOf(own[0]);
  const lines = [
    ...own.map(ruleLine),
    ...(own.length === 0
      ? []
      : typeof checksOfOwn === 'string'
        ? [`unchecked  ${checksOfOwn}`]
        : checksOfOwn.map((id) => `check      ${id}: ${aboutCheck(id) ?? ''}`)),
    ...(about === undefined ? [] : [`check      ${check}: ${about}`]),
    ...broken.map(ruleLine),
    ...(mend === null ? [] : [`mend       ${mend}`]),
    ...(operation === undefined
      ? []
      : [`operation  ${operation.method} ${operation.path} (openapi.yaml:${operation.line})`]),
    ...(story === undefined ? [] : [`case       ${story.id}: ${story.title}`]),
  ];
  if (lines.length === 0) throw new WrongUsage(`No check, rule or case is called ${name}`);
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

const ruleLine = ({ id, sentence, source }: Rule) => `rule       ${sentence} (${source}, ${id})`;
