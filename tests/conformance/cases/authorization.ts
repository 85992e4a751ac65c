import type { Operation } from '../contract/contract.ts';
import type { CallInput } from '../engine/exchange.ts';
import { expectStatus } from '../engine/expect.ts';
import type { Case, Kit } from '../engine/kit.ts';
import { validInput } from './validInput.ts';

const WAYS: readonly (readonly [name: string, authorization: string | null])[] = [
  ['missing', null],
  ['malformed', 'Token abc'],
  ['empty', 'Bearer '],
  ['unknown', 'Bearer conformance-unknown-token'],
];

/** What would be a 422, and can be read: the missing token is told first. */
function misshapen({ body, parameters }: Operation, valid: CallInput): CallInput[] {
  const isJson = body?.media === 'application/json';
  const bound = parameters.find((parameter) => parameter.in === 'query');
  return [
    ...(isJson ? [{ ...valid, body: { conformance_unknown: 1 } }] : []),
    ...(bound === undefined ? [] : [{ ...valid, query: { [bound.name]: '' } }]),
  ];
}

/** Every secured operation without a token and with bad ones (rule K21). */
export function authorizationCases(operations: Iterable<Operation>): Case[] {
  return [...operations]
    .filter((operation) => operation.secured)
    .map((operation) => ({
      id: `auth.token.${operation.operationId}`,
      title: `${operation.operationId} answers 401 to whoever has no good token.`,
      async run(kit: Kit) {
        const valid = validInput(kit.contract, operation);
        const inputs = WAYS.map(([, authorization]) => ({ ...valid, authorization }));
        for (const input of [...inputs, ...misshapen(operation, valid)]) {
          expectStatus(await kit.nobody.call(operation.operationId, input), 401, 'auth.token');
        }
      },
    }));
}
