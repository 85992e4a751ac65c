import type { GeneratorVerbOptions, InputTransformerFn } from 'orval';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faker } from '@faker-js/faker';
import { parse } from 'yaml';
import { answerShapes } from './answerShapes.ts';
import type { OpenApiDocument } from './openApiDocument.ts';

// What orval is told of the contract that it does not read by itself; what it offers no way for is in refineGenerated.ts.

const contract = parse(readFileSync(join(import.meta.dirname, '../openapi.yaml'), 'utf8')) as OpenApiDocument;
const { shapes } = answerShapes(contract);
const ids = Object.entries(contract.components.schemas).filter(([, schema]) => schema['x-brand'] !== undefined);

/** Made-up ids: the generator can make none of the types that `withIdTypes` writes. */
export const idSpecimens = Object.fromEntries(
  ids.map(([name]) => [name, () => faker.string.alpha({ length: { min: 1, max: 64 } })]),
);

/**
 * Ids of different things are different types (rule F13), also where they are path parameters: the generator gives those
 * a type by name only where the parameter stands in the operation itself.
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
    // An `anyOf` of one, because the generator makes an object up for an `allOf`, also where it has a specimen.
    const mark = { type: 'object', properties: { __brand: { const: name } } };
    components.schemas[name] = { ...schema, anyOf: [{ allOf: [{ type: 'string' }, mark] }] };
  }
  return document;
};

/** Text that the generator writes as it is, since it writes functions as they print themselves. */
const code = (text: string) => Object.assign(() => undefined, { toString: () => text });

/**
 * Each generated call passes the shape of its answer, and whether it needs no login: such a call is sent without a token,
 * and its 401 says nothing of one (C4).
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
