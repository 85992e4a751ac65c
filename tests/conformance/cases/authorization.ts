import type { Operation } from '../contract/contract.ts';
import type { CallInput, Exchange } from '../engine/exchange.ts';
import { expectEqual, expectRefused, expectStatus } from '../engine/expect.ts';
import type { Case, Kit } from '../engine/kit.ts';
import { enter, logIn, type Mailbox, newAccount } from '../engine/people.ts';
import { validInput } from './validInput.ts';

/** Returns values of the header `Authorization` that must be refused; some of them contain the valid token. */
const headersAround = (token: string): readonly (string | null)[] => [
  null,
  '',
  'Bearer',
  'Bearer ',
  'Token abc',
  'Bearer conformance-unknown-token',
  token,
  `Basic ${token}`,
  `Token ${token}`,
  `Bearer${token}`,
  `Bearer "${token}"`,
  `Bearer ${token} ${token}`,
  `Bearer ${token}x`,
  `Bearer ${token.slice(0, -1)}`,
];

/** Returns tokens that must be refused in the URL of a socket. */
const tokensAround = (token: string): readonly (string | null)[] => [
  null,
  '',
  'conformance-unknown',
  `Bearer ${token}`,
  `${token}x`,
  token.slice(0, -1),
];

/** Returns requests that are invalid (422) but can be parsed: the missing token must be reported first. */
function misshapen({ body, parameters }: Operation, valid: CallInput): CallInput[] {
  const isJson = body?.media === 'application/json';
  const form = new FormData();
  if (valid.body instanceof FormData) for (const [name, value] of valid.body) form.append(name, value);
  form.set('conformance_unknown', '1');
  const bound = parameters.find((parameter) => parameter.in === 'query');
  return [
    ...(isJson ? [{ ...valid, body: { conformance_unknown: 1 } }] : []),
    ...(valid.body instanceof FormData ? [{ ...valid, body: form }] : []),
    ...(bound === undefined ? [] : [{ ...valid, query: { [bound.name]: '' } }]),
  ];
}

const secured = (operations: Iterable<Operation>) => [...operations].filter((operation) => operation.secured);

/**
 * Creates cases that send every secured operation without a token and with invalid ones (rule K21), right after the
 * valid one.
 */
export function authorizationCases(operations: Iterable<Operation>): Case[] {
  return secured(operations).map((operation) => ({
    id: `auth.token.${operation.operationId}`,
    title: `${operation.operationId} answers 401 to whoever has no good token.`,
    async run(kit: Kit) {
      const valid = validInput(kit.contract, operation);
      const headers = headersAround(kit.a.token).map((authorization) => ({ ...valid, authorization }));
      const inAddress = { ...valid, query: { token: kit.a.token, access_token: kit.a.token } };
      const broken = misshapen(operation, valid);
      const refused = broken.map((input) => ({ ...input, authorization: 'Bearer conformance-unknown' }));
      for (const input of [...headers, inAddress, ...broken, ...refused]) {
        expectStatus(await kit.nobody.call(operation.operationId, input), 401, 'auth.token');
      }
      expectStatus(await kit.a.call('getCurrentUser'), 200, 'auth.others');
      expectStatus(await kit.nobody.call(operation.operationId, valid), 401, 'auth.token');
    },
  }));
}

export const socketTokenCases: readonly Case[] = [
  {
    id: 'socket.credentials',
    title: 'A socket opens with the whole token of its user alone, right after a good one too.',
    async run(kit) {
      const { a, b } = kit;
      const seen = expectStatus(await a.call('getCurrentUser'), 200);
      for (const token of [...tokensAround(a.token), b.token]) await expectNoSocket(kit, seen, a.userId, token);
      await expectNoSocket(kit, seen, 'conformance-nobody', a.token);
      const open = await a.connect();
      await expectNoSocket(kit, seen, a.userId, b.token);
      await expectNoSocket(kit, seen, a.userId, null);
      expectEqual('socket.open', seen, open.isOpen(), true);
    },
  },
];

/** Creates cases that use tokens that are no longer valid, at every operation and at the socket. */
export function endedTokenCases(mailbox: Mailbox, operations: Iterable<Operation>): Case[] {
  const all = secured(operations);
  return [
    {
      id: 'auth.ended',
      title: 'A token that a reset or a deletion ended opens nothing any more, whatever is called first.',
      async run(kit) {
        const account = await newAccount(kit, mailbox, 'ends');
        const { userId, token: first } = await enter(kit, account, 'おわり');
        const second = await logIn(kit, account);
        const expectEnded = async (seen: Exchange, tokens: readonly string[], check: string) => {
          for (const token of tokens) {
            for (const operation of all) {
              const input = validInput(kit.contract, operation);
              expectStatus(await kit.send(token, operation.operationId, input), 401, check);
            }
            await expectNoSocket(kit, seen, userId, token);
          }
        };
        await kit.nobody.call('requestPasswordReset', { body: { email: account.email } });
        const renewed = { ...account, password: 'conformance-kit-2' };
        const body = { token: await mailbox.newest(account.email, 'reset'), new_password: renewed.password };
        const reset = expectStatus(await kit.nobody.call('resetPassword', { body }), 200);
        await expectEnded(reset, [first, second], 'auth.oldToken');
        const third = await logIn(kit, renewed);
        expectStatus(await kit.send(third, 'getCurrentUser'), 200, 'auth.tokens');
        await expectEnded(reset, [first], 'auth.oldToken');
        const gone = expectStatus(await kit.nobody.call('deleteAccount', { body: renewed }), 200, 'auth.delete');
        await expectEnded(gone, [third, first], 'auth.deadToken');
      },
    },
  ];
}

async function expectNoSocket(kit: Kit, seen: Exchange, userId: string, token: string | null): Promise<void> {
  expectRefused(seen, await kit.connect(userId, token));
}
