import type { Contract, Operation, Parameter } from '../../contract/contract.ts';
import { isFreeText } from '../../contract/readable.ts';
import { agrees } from '../../engine/view/agrees.ts';
import type { CallInput, Exchange } from '../../engine/exchange.ts';
import { expectEqual, fail } from '../../engine/expect.ts';
import type { Case, Kit } from '../../engine/kit.ts';
import { whileUnmoved } from '../../engine/view/whileUnmoved.ts';
import { leastForm } from '../bodies.ts';
import { attempt } from '../attempt.ts';
import { fileTypes } from './mediaTypes.ts';
import { placesOf } from './whiteSpace.ts';

const ONE = '一つ目';
const OTHER = '二つ目';

/**
 * Creates cases that send every parameter, field and file twice with two values: the server uses one of them or
 * responds with 422.
 */
export function repeatedCases(contract: Contract): Case[] {
  return [...contract.operations.values()].flatMap((operation) => [
    ...operation.parameters
      .filter((parameter) => parameter.in === 'query' && !operation.path.includes('{'))
      .map((parameter) => parameterTwice(contract, operation, parameter)),
    ...fieldsTwice(contract, operation),
    ...filesTwice(contract, operation),
  ]);
}

function parameterTwice(contract: Contract, { operationId }: Operation, { name, schema }: Parameter): Case {
  return {
    id: `form.${operationId}.twice.${name}`,
    alone: true,
    title: `${operationId} takes one of two values of ${name}, or neither.`,
    async run({ a }) {
      const values = await valuesOf(contract, a, name, schema);
      if (values === null) return;
      const [one, other] = values.map((value) => `${name}=${value}`);
      const read = async (search: string) => {
        const seen = await a.call(operationId, { search });
        return { seen, ids: idsIn(seen) };
      };
      await whileUnmoved(
        async () => [(await read(`${one}`)).ids, (await read(`${other}`)).ids],
        async () => {
          const alone = [await read(`${one}`), await read(`${other}`)];
          const { seen, ids } = await read(`${one}&${other}`);
          if (seen.status === 422 || alone.some((each) => seen.status === 200 && agrees(ids, each.ids))) return;
          const counts = alone.map((each) => countOf(each.ids)).join(' or ');
          const received = seen.status === 200 ? countOf(ids) : `${seen.status} ${seen.responseText.slice(0, 200)}`;
          fail('form.repeated', seen, `422, or what ${one} or ${other} returns alone (${counts})`, received);
        },
      );
    },
  };
}

const idsIn = ({ json }: Exchange): unknown =>
  Array.isArray(json) ? (json as { id?: unknown }[]).map(({ id }) => id) : json;
const countOf = (ids: unknown) => (Array.isArray(ids) ? `${ids.length} items` : JSON.stringify(ids));

/** Returns two valid values of a parameter; null when the server has fewer. */
async function valuesOf(
  contract: Contract,
  caller: Kit['a'],
  name: string,
  schema: Parameter['schema'],
): Promise<readonly [string, string] | null> {
  const whole = contract.resolve(schema);
  if (whole.type === 'boolean') return ['true', 'false'];
  if (whole.enum !== undefined) return whole.enum.length < 2 ? null : [String(whole.enum[0]), String(whole.enum[1])];
  if (whole.type === 'string') return isFreeText(whole) ? ['x', 'y'] : null;
  if (whole.type !== 'array') return [String(whole.minimum ?? 1), String((whole.minimum ?? 1) + 1)];
  const { json } = await caller.call('listTagCategories');
  const group = (json as { name: string; tags: { id: string }[] }[]).find(
    (category) => (category.name === 'skills' ? 'skill_levels' : category.name) === name,
  );
  const [one, other] = group?.tags ?? [];
  return one === undefined || other === undefined ? null : [one.id, other.id];
}

/** Creates a case for the texts of a body, whose response shows which value was stored. */
function fieldsTwice(contract: Contract, operation: Operation): Case[] {
  const places = operation.secured ? placesOf(contract, operation) : [];
  return places.length === 0
    ? []
    : [
        {
          id: `form.${operation.operationId}.twice`,
          title: `${operation.operationId} takes one of two values of each text, or neither.`,
          async run(kit) {
            for (const { field, say } of places) {
              const input = twice(say(ONE), field);
              const { seen, value } = await attempt(kit, operation, [input], field);
              if (seen.status === 422) continue;
              const isOne = seen.status < 300 && (value === undefined || value === ONE || value === OTHER);
              const got = isOne ? 'one of the two' : `${seen.status}, and ${JSON.stringify(value)} is stored`;
              expectEqual('form.repeated', seen, `${field} twice: ${got}`, `${field} twice: one of the two`);
            }
          },
        },
      ];
}

/** Returns the input with a second value of a field: another field of a form, or a duplicate key in JSON. */
function twice(input: CallInput, field: string): CallInput {
  if (input.body instanceof FormData) {
    input.body.append(field, OTHER);
    return input;
  }
  const [key, one, other] = [field, ONE, OTHER].map((text) => JSON.stringify(text));
  return { ...input, body: JSON.stringify(input.body).replace(`${key}:${one}`, `${key}:${one},${key}:${other}`) };
}

function filesTwice(contract: Contract, operation: Operation): Case[] {
  return [...(operation.body?.files.keys() ?? [])].map((field) => ({
    id: `form.${operation.operationId}.twice.${field}`,
    title: `${operation.operationId} takes one of two files, or neither.`,
    async run(kit) {
      const { body } = validForm(contract, operation, field);
      const { seen } = await attempt(kit, operation, [{ body }], field);
      const success = [...operation.responses.keys()].find((status) => status < 300);
      const got = seen.status === 422 || seen.status === success ? 'one of them, or 422' : `${seen.status}`;
      expectEqual('form.repeated', seen, `two files: ${got}`, 'two files: one of them, or 422');
      if (operation.path.endsWith('/avatar')) await kit.a.call('deleteAvatar');
    },
  }));
}

function validForm(contract: Contract, operation: Operation, field: string): { body: FormData } {
  const body = new FormData();
  for (const [name, value] of leastForm(contract, operation)) body.set(name, value);
  const [type = ''] = fileTypes(operation.body?.files.get(field) ?? '');
  const { properties = {} } = contract.resolve(operation.body?.schema ?? {});
  for (const [name, property] of Object.entries(properties)) {
    if (contract.resolve(property).type === 'integer') body.set(name, '1');
  }
  body.set(field, new File([new Uint8Array(8)], 'a', { type }));
  body.append(field, new File([new Uint8Array(9)], 'b', { type }));
  return { body };
}
