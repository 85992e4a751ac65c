import type { Contract } from '../contract/contract.ts';
import { agrees } from '../engine/view/agrees.ts';
import { bodyOf, expectEqual, expectStatus } from '../engine/expect.ts';
import type { Case } from '../engine/kit.ts';
import { whileUnmoved } from '../engine/view/whileUnmoved.ts';

/**
 * Creates cases that send a parameter's default: the response is the same as without it; sent twice it may be a 422.
 */
export function defaultCases(contract: Contract): Case[] {
  return [...contract.operations.values()]
    .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
    .flatMap(({ operationId, parameters }) =>
      parameters
        .map(({ name, schema }) => ({ name, value: contract.resolve(schema).default }))
        .filter(({ value }) => value !== undefined)
        .map(({ name, value }): Case => ({
          id: `query.${operationId}.${name}`,
          alone: true,
          title: `${operationId} returns the same with ${name}=${String(value)} as without.`,
          async run({ a }) {
            const read = async (search?: string) => {
              const seen = await a.call(operationId, search === undefined ? {} : { search });
              const json = bodyOf<unknown>(seen);
              return { seen, ids: Array.isArray(json) ? json.map((item: { id?: unknown }) => item.id) : json };
            };
            const given = `${name}=${String(value)}`;
            await whileUnmoved(
              async () => (await read()).ids,
              async () => {
                const none = await read();
                const once = await read(given);
                expectEqual('query.default', expectStatus(once.seen, 200), once.ids, none.ids);
                const twice = await read(`${given}&${given}`);
                if (twice.seen.status !== 422) {
                  expectEqual('query.default', expectStatus(twice.seen, 200), agrees(twice.ids, none.ids), true);
                }
              },
            );
          },
        })),
    );
}
