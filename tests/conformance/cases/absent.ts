import type { Contract } from '../contract/contract.ts';
import { expectStatus } from '../engine/expect.ts';
import type { Case } from '../engine/kit.ts';
import { validInput } from './validInput.ts';

/** Creates cases that request resources with an unknown id: each must get 404. */
export function absentCases(contract: Contract): Case[] {
  return [...contract.operations.values()]
    .filter(({ parameters }) => parameters.some((parameter) => parameter.in === 'path'))
    .filter(({ responses }) => responses.has(404))
    .map((operation) => ({
      id: `absent.${operation.operationId}`,
      title: `${operation.operationId} answers 404 for an id that nothing has.`,
      async run(kit) {
        const seen = await kit.a.call(operation.operationId, validInput(contract, operation));
        expectStatus(seen, 404, 'rule.absent');
      },
    }));
}
