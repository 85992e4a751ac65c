import type { Contract, Operation, Schema } from '../contract/contract.ts';
import { isFreeText } from '../contract/readable.ts';
import type { CallInput } from '../engine/exchange.ts';
import { expectEqual, expectStatus } from '../engine/expect.ts';
import type { Case } from '../engine/kit.ts';
import { attempt } from './attempt.ts';
import { allowsNull, leastForm, leastOf, waysOf } from './bodies.ts';
import { formInput } from './formInput.ts';

/** One way to send no value for an optional field. */
interface Omission {
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
    .map((operation) => ({ operation, omissions: omissionsOf(contract, operation) }))
    .filter(({ omissions }) => omissions.length > 0)
    .map(({ operation, omissions }) => ({
      id: `form.${operation.operationId}.optional`,
      title: `${operation.operationId} accepts each optional field left out, null or empty, with the same effect.`,
      async run(kit) {
        const shown = new Map<string, unknown>();
        for (const { field, how, input, before } of omissions) {
          const inputs = before === undefined ? [input] : [before, input];
          const { seen, value } = await attempt(kit, operation, inputs, field);
          const success = [...operation.responses.keys()].find((status) => status < 300) ?? 200;
          expectStatus(seen, success, 'form.taken');
          if (!EMPTY_IS_NULL.test(operation.description) || value === undefined) continue;
          const first = shown.has(field) ? shown.get(field) : value;
          expectEqual('form.same', seen, { [`${field} (sent ${how})`]: value }, { [`${field} (sent ${how})`]: first });
          shown.set(field, first);
        }
      },
    }));
}

function omissionsOf(contract: Contract, operation: Operation): Omission[] {
  const { body, parameters, method } = operation;
  // A POST with an id in its path is about what somebody else made: no field of it comes back.
  if (body === null || (parameters.some((parameter) => parameter.in === 'path') && method === 'POST')) return [];
  if (body.media === 'multipart/form-data') return omissionsOfForm(contract, operation);
  return waysOf(contract, body.schema).flatMap(({ schema }) => {
    const example = schema.examples?.[0] ?? body.example;
    return omissionsIn(contract, schema, leastOf(contract, schema, example), (whole) => whole);
  });
}

function omissionsIn(
  contract: Contract,
  { properties = {}, required = [] }: Schema,
  value: unknown,
  put: (whole: object) => object,
): Omission[] {
  const given = value as Record<string, unknown>;
  return Object.entries(properties).flatMap(([field, property]) => {
    const isRequired = required.includes(field);
    const withValue = (said: unknown): CallInput => ({ body: put({ ...given, [field]: said }) });
    const ways = waysOf(contract, property);
    const omissions: Omission[] = [];
    if (!isRequired) omissions.push({ field, how: 'absent', input: { body: put(given) } });
    if (allowsNull(contract, property)) omissions.push({ field, how: 'null', input: withValue(null) });
    if (ways.some(({ schema }) => takesEmpty(schema)))
      omissions.push({ field, how: 'empty', input: withValue(''), before: withValue('x') });
    const inner = isRequired ? ways.filter(({ schema }) => schema.properties !== undefined) : [];
    return [
      ...omissions,
      ...inner.flatMap(({ schema }) =>
        omissionsIn(contract, schema, given[field], (part) => put({ ...given, [field]: part })),
      ),
    ];
  });
}

function omissionsOfForm(contract: Contract, operation: Operation): Omission[] {
  const { properties = {}, required = [] } = contract.resolve(operation.body?.schema ?? {});
  const least = leastForm(contract, operation);
  return Object.entries(properties).flatMap(([field, property]) => {
    if (required.includes(field)) return [];
    const schema = contract.resolve(property);
    const input = (said: [string, string | File][]) => formInput(Object.fromEntries([...least, ...said]));
    const absent: Omission = { field, how: 'absent', input: input([]) };
    return takesEmpty(schema) ? [absent, { field, how: 'empty', input: input([[field, '']]) }] : [absent];
  });
}

/** Whether an empty text is a value of the schema. */
export const takesEmpty = (schema: Schema): boolean =>
  isFreeText(schema) && (schema.minLength ?? 0) === 0 && schema.pattern === undefined;
