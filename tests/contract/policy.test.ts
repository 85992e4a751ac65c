import { describe, expect, it } from 'vitest';
import { asyncapi, documents, isObject, type JsonObject, openapi, operations, resolve, walk } from './documents.ts';

const secured = operations.filter(({ operation }) => operation.security === undefined);
const withInput = operations.filter(({ operation }) => operation.parameters ?? operation.requestBody);
const openapiSchemas = Object.entries(openapi.components.schemas);
const allSchemas = [...openapiSchemas, ...Object.entries(asyncapi.components.schemas)];

const idOf = ({ operation }: (typeof operations)[number]) => operation.operationId;
const lacks = (status: string) => (entry: (typeof operations)[number]) => !(status in entry.operation.responses);

/** A schema with everything it leads to, by the path that leads there. */
function reachable(
  name: string,
  schema: JsonObject,
  base?: JsonObject,
  seen = new Set<JsonObject>(),
): [string, JsonObject][] {
  const target = resolve(schema, base);
  if (seen.has(target)) return [];
  seen.add(target);
  const leaves = typeof schema.$ref === 'string' && schema.$ref.includes('openapi.yaml');
  const inner = leaves ? undefined : base;
  const properties = isObject(target.properties) ? Object.entries(target.properties) : [];
  const branches = [target.oneOf, target.anyOf, target.allOf].flatMap((list) => (Array.isArray(list) ? list : []));
  const next = [...properties, ...branches.map((branch) => ['', branch] as const), ['[]', target.items] as const];
  return [
    [name, target],
    ...next.flatMap(([key, child]) => (isObject(child) ? reachable(`${name}.${key}`, child, inner, seen) : [])),
  ];
}

/** Everything that a client may send: bodies, parameters, frames. */
const inputs = [
  ...operations.flatMap(({ operation: { operationId, parameters = [], requestBody } }) => [
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => reachable(operationId, schema)),
    ...parameters.flatMap((parameter) => reachable(operationId, resolve(resolve(parameter).schema))),
  ]),
  ...Object.values(asyncapi.operations)
    .filter(({ action }) => action === 'receive')
    .flatMap(({ messages }) => messages)
    .flatMap(({ $ref }) => {
      const name = $ref.split('/').at(-1) ?? '';
      return reachable(name, asyncapi.components.messages[name]?.payload ?? {}, documents['file:///asyncapi.yaml']);
    }),
];

describe('every operation', () => {
  it('documents 401 if it requires a token', () => {
    expect(secured.length).toBeGreaterThan(30);
    expect(secured.filter(lacks('401')).map(idOf)).toEqual([]);
  });

  it('documents 422 if it has parameters or a body', () => {
    expect(withInput.length).toBeGreaterThan(20);
    expect(withInput.filter(lacks('422')).map(idOf)).toEqual([]);
  });

  it('has an example of every request and response body', () => {
    const bare: string[] = [];
    walk(documents['file:///openapi.yaml'], (node, pointer) => {
      if (/\/content\/[^/]+$/.test(pointer) && Object.keys(node.examples ?? {}).length === 0) bare.push(pointer);
    });
    expect(bare).toEqual([]);
  });
});

describe('what a client sends', () => {
  it('allows no additional properties', () => {
    const objects = inputs.filter(([, schema]) => schema.type === 'object');
    expect(objects.length).toBeGreaterThan(15);
    expect(objects.filter(([, schema]) => schema.additionalProperties !== false).map(([place]) => place)).toEqual([]);
  });

  it('has an upper bound on every string and list', () => {
    const texts = inputs.filter(([, schema]) => [schema.type].flat().includes('string') && !isClosedText(schema));
    const lists = inputs.filter(([, schema]) => schema.type === 'array');
    expect(texts.length).toBeGreaterThan(30);
    const unbounded = texts.filter(([, schema]) => typeof schema.maxLength !== 'number').map(([place]) => place);
    expect(unbounded, 'each needs a maxLength').toEqual([]);
    expect(lists.filter(([, schema]) => typeof schema.maxItems !== 'number').map(([place]) => place)).toEqual([]);
  });
});

/** Its values are listed, or it is a day or a time, or a file, whose size each operation names. */
function isClosedText(schema: JsonObject): boolean {
  return (
    schema.enum !== undefined ||
    schema.const !== undefined ||
    schema.contentMediaType !== undefined ||
    schema.format !== undefined
  );
}

describe('every schema', () => {
  it('has an example', () => {
    expect(allSchemas.filter(([, schema]) => !Array.isArray(schema.examples)).map(([name]) => name)).toEqual([]);
  });

  it('has bounds if it is an id', () => {
    const ids = allSchemas.filter(([name]) => name.endsWith('Id'));
    expect(ids.length).toBeGreaterThan(8);
    expect(
      ids.filter(([, { minLength, maxLength }]) => minLength !== 1 || maxLength !== 64).map(([name]) => name),
    ).toEqual([]);
  });

  it('uses an id schema for every property that is an id', () => {
    const loose: string[] = [];
    walk(Object.values(documents), (node, pointer) => {
      for (const [key, schema] of Object.entries(pointer.endsWith('/properties') ? node : {})) {
        if (/(^|_)id$/.test(key) && !/schemas\/\w+Id"/.test(JSON.stringify(schema))) loose.push(`${pointer}/${key}`);
      }
    });
    expect(loose).toEqual([]);
  });

  it('uses only keywords of both OpenAPI and AsyncAPI', () => {
    const foreign: string[] = [];
    walk(Object.values(documents), (node, pointer) => {
      if ('nullable' in node || 'discriminator' in node) foreign.push(pointer);
    });
    expect(foreign).toEqual([]);
  });

  it('requires every nullable property', () => {
    const optional: string[] = [];
    walk(Object.values(documents), ({ properties, required }, pointer) => {
      for (const [key, schema] of Object.entries(isObject(properties) ? properties : {})) {
        if (mayBeNull(schema as JsonObject) && !(Array.isArray(required) && required.includes(key)))
          optional.push(`${pointer}/${key}`);
      }
    });
    expect(optional, 'an optional property has a plain type, a nullable one is in `required`').toEqual([]);
  });
});

function mayBeNull({ type, oneOf }: JsonObject): boolean {
  if (Array.isArray(oneOf)) return oneOf.some((branch) => isObject(branch) && mayBeNull(branch));
  return [type].flat().includes('null');
}
