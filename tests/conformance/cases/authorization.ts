import type { Operation } from '../contract/contract.ts';
import { type Case, expectStatus, type Kit } from '../engine/kit.ts';
import { validInput } from './validInput.ts';

const WAYS: readonly (readonly [name: string, authorization: string | null])[] = [
  ['missing', null],
  ['malformed', 'Token abc'],
  ['empty', 'Bearer '],
  ['unknown', 'Bearer conformance-unknown-token'],
];

/** Every secured operation without a token and with bad ones (rule K21). */
export function authorizationCases(operations: Iterable<Operation>): Case[] {
  return [...operations]
    .filter((operation) => operation.secured)
    .map((operation) => ({
      id: `auth.token.${operation.operationId}`,
      title: `${operation.operationId} answers 401 to whoever has no good token.`,
      async run(kit: Kit) {
        for (const [, authorization] of WAYS) {
          const input = { ...validInput(kit.contract, operation), authorization };
          expectStatus(await kit.nobody.call(operation.operationId, input), 401, 'auth.token');
        }
      },
    }));
}
