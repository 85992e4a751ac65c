import type { GeneratorVerbOptions, InputTransformerFn } from 'orval';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faker } from '@faker-js/faker';
import { parse } from 'yaml';
import { answerShapes } from './answerShapes.ts';
import type { OpenApiDocument } from './openApiDocument.ts';

// Functions that tell orval the parts of the contract that it does not read by itself; refineGenerated.ts does what
// orval offers no hook for.

const contract = parse(readFileSync(join(import.meta.dirname, '../openapi.yaml'), 'utf8')) as OpenApiDocument;
const { shapes } = answerShapes(contract);
const ids = Object.entries(contract.components.schemas).filter(([, schema]) => schema['x-brand'] !== undefined);

/** Functions that generate ids, because the generator cannot generate values of the types that `withIdTypes` writes. */
export const idSpecimens = Object.fromEntries(
  ids.map(([name]) => [name, () => faker.string.alpha({ length: { min: 1, max: 64 } })]),
);

/**
 * Gives ids of different resources different types (rule F13). It inlines path parameters, because the generator uses a
 * named type only for parameters in the operation itself.
 */
export const withIdTypes: InputTransformerFn = (document) => {
  const { paths, components } = document as unknown as OpenApiDocument;
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    operation.parameters = (operation.parameters ?? []).map((parameter) => {
      const named = components.parameters[parameter.$ref?.split('/').at(-1) ?? ''];
      return named?.in === 'path' ? named : parameter;
    });
  }
  for (const [name, { type: _, ...schema }] of ids) {
    // An `anyOf` of one schema, because for an `allOf` the generator creates an object, even if there is a specimen.
    const mark = { type: 'object', properties: { __brand: { const: name } } };
    components.schemas[name] = { ...schema, anyOf: [{ allOf: [{ type: 'string' }, mark] }] };
  }
  return document;
};

/** Returns a function whose `toString` is the text, because the generator writes functions by `toString`. */
const code = (text: string) => Object.assign(() => undefined, { toString: () => text });

/**
 * Makes each generated request function pass the shape of its response, and whether it needs no login: such a request
 * is sent without a token, and its 401 says nothing about one (C4).
 */
export const withCallOptions = (call: GeneratorVerbOptions): GeneratorVerbOptions => {
  const shape = shapes.get(call.operationId) ?? '';
  const isPublic = call.originalOperation.security?.length === 0;
  const imports = [...new Set(shape.match(/\bis[A-Z]\w+|\blist\b/g))].map((name) => ({
    name,
    values: true,
    importPath: name === 'list' ? '../shape.ts' : `./answers/${name}.ts`,
  }));
  call.response.imports.push(...imports);
  const requestOptions = { ...(isPublic && { isPublic }), ...(shape !== '' && { shape: code(shape) }) };
  return { ...call, override: { ...call.override, requestOptions } };
};
