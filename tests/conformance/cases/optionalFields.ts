import type { Contract, Operation, Schema } from '../contract/contract.ts';
import type { CallInput, Exchange } from '../engine/exchange.ts';
import { expectEqual, expectStatus } from '../engine/expect.ts';
import type { Case, Kit } from '../engine/kit.ts';
import { allowsNull, leastForm, leastOf, typesOf, waysOf } from './bodies.ts';
import { formInput } from './formInput.ts';

/** One way to send no value for an optional field. */
interface Silence {
  /** The field's name. */
  field: string;
  how: 'absent' | 'null' | 'empty';
  input: CallInput;
  /** A request that first stores a value, so that it is visible whether the second one removes it. */
  before?: CallInput;
}

/** Matches descriptions of operations that store an empty or blank text as null. */
const EMPTY_IS_NULL = /(?:empty|blank)[^.]*\bnull\b|\bnull or blank\b/;

/**
 * Creates cases that send no value for each optional field, in every way that its schema allows: all are accepted and
 * have the same effect.
 */
export function optionalFieldCases(contract: Contract): Case[] {
  return [...contract.operations.values()]
    .filter(({ secured }) => secured)
    .map((operation) => ({ operation, silences: silencesOf(contract, operation) }))
    .filter(({ silences }) => silences.length > 0)
    .map(({ operation, silences }) => ({
      id: `form.${operation.operationId}.optional`,
      title: `${operation.operationId} takes every field of which nothing is said, however it is not said.`,
      async run(kit) {
        const shown = new Map<string, unknown>();
        for (const { field, how, input, before } of silences) {
          const inputs = before === undefined ? [input] : [before, input];
          const { seen, value } = await attempt(kit, operation, inputs, field);
          const success = [...operation.responses.keys()].find((status) => status < 300) ?? 200;
          expectStatus(seen, success, 'form.taken');
          if (!EMPTY_IS_NULL.test(operation.description) || value === undefined) continue;
          const first = shown.has(field) ? shown.get(field) : value;
          expectEqual('form.same', seen, [field, how, value], [field, how, first]);
          shown.set(field, first);
        }
      },
    }));
}

/**
 * Sends the inputs one after the other, for a resource of the caller's own where the path needs an id, and deletes what
 * was created.
 */
export async function attempt(kit: Kit, operation: Operation, inputs: readonly CallInput[], field: string) {
  const { contract, a } = kit;
  const own = [...contract.operations.values()].filter(({ tag }) => tag === operation.tag);
  const maker = own.find((one) => makes(contract, one));
  const remover = own.find(({ method, path }) => method === 'DELETE' && path.endsWith('/{id}'));
  const isOfOne = operation.parameters.some((parameter) => parameter.in === 'path');
  const made: string[] = [];
  const note = (seen: Exchange) => {
    const { id } = Object(seen.json) as { id?: unknown };
    if (seen.status < 300 && seen.method === 'POST' && typeof id === 'string') made.push(id);
    return seen;
  };
  if (isOfOne && maker !== undefined) {
    note(await a.call(maker.operationId, formInput(Object.fromEntries(leastForm(contract, maker)))));
  }
  const opener = own.find(({ method, body }) => method === 'POST' && isOfPair(contract, body));
  const id = made[0] ?? (isOfOne && opener !== undefined ? await openPair(kit, opener) : '');
  let seen: Exchange | undefined;
  for (const input of inputs) {
    seen = note(await a.call(operation.operationId, isOfOne ? { id, ...input } : input));
  }
  if (remover !== undefined) for (const id of made) await a.call(remover.operationId, { id });
  return { seen: seen as Exchange, value: (Object(seen?.json) as Record<string, unknown>)[field] };
}

/** Whether the only property of a body is the id of another user. */
const isOfPair = (contract: Contract, body: Operation['body']) =>
  Object.keys(contract.resolve(body?.schema ?? {}).properties ?? {}).join() === 'other_user_id';

async function openPair({ a, b }: Kit, { operationId }: Operation): Promise<string> {
  const opened = await a.call(operationId, { body: { other_user_id: b.userId } });
  return (Object(opened.json) as { data: { id: string } }).data.id;
}

/** Whether an operation creates a resource with an id from a form. */
const makes = (contract: Contract, { method, parameters, body, responses }: Operation) =>
  method === 'POST' &&
  parameters.length === 0 &&
  body?.media === 'multipart/form-data' &&
  [...responses].some(
    ([status, { schema }]) => status < 300 && schema !== null && contract.resolve(schema).properties?.id !== undefined,
  );

function silencesOf(contract: Contract, operation: Operation): Silence[] {
  const { body, parameters, method } = operation;
  // Of what others made nothing can be changed, and of what nobody has nothing comes back.
  if (body === null || (parameters.some((parameter) => parameter.in === 'path') && method === 'POST')) return [];
  if (body.media === 'multipart/form-data') return silencesOfForm(contract, operation);
  return waysOf(contract, body.schema).flatMap(({ schema }) => {
    const example = schema.examples?.[0] ?? body.example;
    return silencesIn(contract, schema, leastOf(contract, schema, example), (whole) => whole);
  });
}

function silencesIn(
  contract: Contract,
  { properties = {}, required = [] }: Schema,
  value: unknown,
  put: (whole: object) => object,
): Silence[] {
  const given = value as Record<string, unknown>;
  return Object.entries(properties).flatMap(([field, property]) => {
    const isRequired = required.includes(field);
    const say = (said: unknown): CallInput => ({ body: put({ ...given, [field]: said }) });
    const ways = waysOf(contract, property);
    const silences: Silence[] = [];
    if (!isRequired) silences.push({ field, how: 'absent', input: { body: put(given) } });
    if (allowsNull(contract, property)) silences.push({ field, how: 'null', input: say(null) });
    if (ways.some(({ schema }) => takesEmpty(schema)))
      silences.push({ field, how: 'empty', input: say(''), before: say('x') });
    const inner = isRequired ? ways.filter(({ schema }) => schema.properties !== undefined) : [];
    return [
      ...silences,
      ...inner.flatMap(({ schema }) =>
        silencesIn(contract, schema, given[field], (part) => put({ ...given, [field]: part })),
      ),
    ];
  });
}

function silencesOfForm(contract: Contract, operation: Operation): Silence[] {
  const { properties = {}, required = [] } = contract.resolve(operation.body?.schema ?? {});
  const least = leastForm(contract, operation);
  return Object.entries(properties).flatMap(([field, property]) => {
    if (required.includes(field)) return [];
    const schema = contract.resolve(property);
    const input = (said: [string, string | File][]) => formInput(Object.fromEntries([...least, ...said]));
    const absent: Silence = { field, how: 'absent', input: input([]) };
    return takesEmpty(schema) ? [absent, { field, how: 'empty', input: input([[field, '']]) }] : [absent];
  });
}

const takesEmpty = (schema: Schema) =>
  typesOf(schema).includes('string') &&
  schema.contentMediaType === undefined &&
  (schema.minLength ?? 0) === 0 &&
  schema.pattern === undefined &&
  schema.enum === undefined;
