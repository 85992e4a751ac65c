import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export interface Operation {
  operationId: string;
  security?: object[];
  parameters?: JsonObject[];
  requestBody?: { content: Record<string, { schema: JsonObject }> };
  responses: Record<string, JsonObject>;
}
interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonObject> };
}
interface AsyncApiDocument {
  operations: Record<string, { action: 'send' | 'receive'; messages: { $ref: string }[] }>;
  components: { messages: Record<string, { payload: { $ref: string } }>; schemas: Record<string, JsonObject> };
}

export const repository = join(import.meta.dirname, '../..');
const read = (name: string): unknown => parse(readFileSync(join(repository, name), 'utf8'));

export const openapi = read('openapi.yaml') as OpenApiDocument;
export const asyncapi = read('asyncapi.yaml') as AsyncApiDocument;

/** Both documents by the address that `$ref`s between them resolve to. */
export const documents = {
  'file:///openapi.yaml': openapi as unknown as JsonObject,
  'file:///asyncapi.yaml': asyncapi as unknown as JsonObject,
};

/** Every operation in the order of the document. */
export const operations = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Follows `$ref`s, also from asyncapi.yaml into openapi.yaml, until something else is there. */
export function resolve(value: Json | undefined, base: JsonObject = documents['file:///openapi.yaml']): JsonObject {
  if (!isObject(value)) throw new Error(`Not an object: ${JSON.stringify(value)}`);
  if (typeof value.$ref !== 'string') return value;
  const [file = '', pointer = ''] = value.$ref.split('#');
  const document = file === '' ? base : documents['file:///openapi.yaml'];
  const target = pointer.split('/').slice(1).reduce<Json | undefined>(child, document);
  return resolve(target, document);
}

function child(parent: Json | undefined, segment: string): Json | undefined {
  return isObject(parent) ? parent[segment.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
}

/** Calls back for every object in the value, with its JSON pointer as a URI fragment. */
export function walk(value: Json, visit: (node: JsonObject, pointer: string) => void, pointer = ''): void {
  if (isObject(value)) visit(value, pointer);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, next] of Object.entries(value)) {
    walk(next, visit, `${pointer}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`);
  }
}
