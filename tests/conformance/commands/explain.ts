import { selectCases } from '../cases/allCases.ts';
import { aboutCheck } from '../checks/aboutCheck.ts';
import type { Contract } from '../contract/contract.ts';
import { WrongUsage } from '../usage.ts';

/** Prints what a check, a case or a failure (`check/subject/case`) is about. Returns the exit code. */
export function explain(contract: Contract, name: string): number {
  const [check = '', subject = '', caseId = ''] = name.split('/');
  const cases = selectCases({
    contract,
    profile: 'full',
    mailbox: { newest: () => Promise.reject(), all: () => Promise.reject(), mail: () => Promise.reject() },
    seed: 1,
    only: [],
  });
  const about = aboutCheck(check);
  const story = cases.find(({ id }) => id === (caseId === '' ? check : caseId));
  const operation = contract.operations.get(subject);
  const lines = [
    ...(about === undefined ? [] : [`check      ${check}: ${about}`]),
    ...(operation === undefined
      ? []
      : [`operation  ${operation.method} ${operation.path} (openapi.yaml:${operation.line})`]),
    ...(story === undefined ? [] : [`case       ${story.id}: ${story.title}`]),
  ];
  if (lines.length === 0) throw new WrongUsage(`Nothing is called ${name}`);
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}
