import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { answerShapes, withAnswerShapes } from './answerShapes.ts';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  items?: Schema;
  oneOf?: Schema[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean;
  'x-brand'?: string;
}
interface Operation {
  operationId: string;
  tags: [string];
  security?: unknown[];
  parameters?: { $ref: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema }> }>;
}
interface Parameter {
  in: 'path' | 'query';
  schema: { $ref?: string };
}
export interface OpenApiDocument {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, { content: Record<string, { schema: { $ref: string } }> }>;
  };
}
interface AsyncApiDocument {
  components: { schemas: Record<string, Schema> };
}

const root = join(import.meta.dirname, '..');
const generated = join(root, 'src/api/generated');
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const refName = (ref: string) => ref.split('/').at(-1) ?? '';
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const brandType = (name: string) => `string & { readonly __brand?: '${name}' }`;

/**
 * What the contract says and the generator does not carry over: ids of different things are different types
 * (decision F13), closed request bodies refuse unknown keys, each call knows the shape of its answer, and one table of
 * all operations.
 */
export function refineGenerated(): void {
  const openapi = parse(read(root, 'openapi.yaml')) as OpenApiDocument;
  const asyncapi = parse(read(root, 'asyncapi.yaml')) as AsyncApiDocument;
  const schemas = Object.entries({ ...openapi.components.schemas, ...asyncapi.components.schemas });
  const brands = schemas.filter(([, schema]) => schema['x-brand'] !== undefined).map(([name]) => name);
  const closed = schemas.filter(([, schema]) => schema.additionalProperties === false).map(([name]) => name);

  for (const brand of brands) {
    const file = join(generated, 'model', `${brand.charAt(0).toLowerCase()}${brand.slice(1)}.ts`);
    writeFileSync(
      file,
      read(file).replace(`export type ${brand} = string;`, `export type ${brand} = ${brandType(brand)};`),
    );
  }
  for (const file of [join(generated, 'schemas.zod.ts'), join(root, 'src/realtime/generated/frames.ts')]) {
    writeFileSync(file, refineValidators(read(file), brands, closed));
  }
  const answers = answerShapes(openapi);
  mkdirSync(join(generated, 'answers'), { recursive: true });
  for (const [name, source] of answers.files) writeFileSync(join(generated, 'answers', `${name}.ts`), source);
  const handlers = join(root, 'mocks/generated');
  for (const tag of openapi.tags.map(({ name }) => name)) {
    const endpoints = join(generated, tag, `${tag}.ts`);
    const branded = brandPathParameters(withSharedQueryKey(read(endpoints)), openapi);
    writeFileSync(endpoints, withAnswerShapes(withModelFile(branded), answers.shapes));
    const mocks = join(handlers, tag, `${tag}.msw.ts`);
    writeFileSync(mocks, withModelFile(read(mocks)));
  }
  writeFileSync(join(generated, 'operations.ts'), operationTable(openapi));
}

/** Node runs the generated files as they are, and imports no directories. */
function withModelFile(source: string): string {
  return source.replaceAll(/(from '[./\w]*\/model)';/g, "$1/index.ts';");
}

/** The generator writes this function into every file, and every screen would load it several times. */
function withSharedQueryKey(source: string): string {
  const text = source.replace(/const withQueryKey = [^]*?\n\};\n/, '');
  return text === source ? source : `import { withQueryKey } from '../../withQueryKey.ts';\n${text}`;
}

function refineValidators(source: string, brands: string[], closed: string[]): string {
  let text = source;
  for (const name of closed) {
    text = text.replace(
      `export const ${name} = /*#__PURE__*/ zod.object(`,
      `export const ${name} = /*#__PURE__*/ zod.strictObject(`,
    );
  }
  for (const name of brands) {
    const type = `zod.ZodMiniType<${brandType(name)}, ${brandType(name)}>`;
    text = text.replace(new RegExp(`export const ${name} = (.*);`), `export const ${name} = $1 as unknown as ${type};`);
  }
  return text;
}

/** The generator writes every path parameter as `string`; the operation named last above it tells which id it is. */
function brandPathParameters(source: string, { paths, components }: OpenApiDocument): string {
  const idTypes = new Map<string, string>();
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    for (const { $ref } of operation.parameters ?? []) {
      const parameter = components.parameters[refName($ref)];
      if (parameter?.in === 'path') idTypes.set(operation.operationId, refName(parameter.schema.$ref ?? ''));
    }
  }
  const names = [...idTypes.keys()].sort((a, b) => b.length - a.length);
  const anyName = new RegExp(`(?:${names.flatMap((name) => [name, pascal(name)]).join('|')})`);
  const used = new Set<string>();
  let current = '';
  const lines = source.split('\n').map((line) => {
    const found = anyName.exec(line)?.[0];
    if (found !== undefined) current = found.charAt(0).toLowerCase() + found.slice(1);
    const type = idTypes.get(current);
    if (type === undefined || !/\bid: string\b/.test(line)) return line;
    used.add(type);
    return line.replaceAll(/\bid: string\b/g, `id: ${type}`);
  });
  const own = new Set(
    /import type \{([^}]*)\} from '\.\.\/model/
      .exec(source)?.[1]
      ?.split(',')
      .map((name) => name.trim()),
  );
  const missing = [...used].filter((type) => !own.has(type)).sort();
  const importLine = missing.length > 0 ? `import type { ${missing.join(', ')} } from '../model/index.ts';\n` : '';
  return importLine + lines.join('\n');
}

function operationTable({ paths, components }: OpenApiDocument): string {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const name = pascal(operation.operationId);
      const where = (operation.parameters ?? []).map(({ $ref }) => components.parameters[refName($ref)]?.in);
      const media = Object.keys(operation.requestBody?.content ?? {})[0];
      const responses = Object.entries(operation.responses).map(([status, response]) => {
        if (status === '204') return `${status}: null`;
        if (response.$ref === undefined) return `${status}: schemas.${name}Response`;
        const content = components.responses[refName(response.$ref)]?.content['application/json'];
        return `${status}: schemas.${refName(content?.schema.$ref ?? '')}`;
      });
      return [
        `  ${operation.operationId}: {`,
        `    operationId: '${operation.operationId}',`,
        `    tag: '${operation.tags[0]}',`,
        `    method: '${method.toUpperCase()}',`,
        `    path: '${path}',`,
        `    secured: ${operation.security === undefined},`,
        `    params: ${where.includes('path') ? `schemas.${name}Params` : 'null'},`,
        `    query: ${where.includes('query') ? `schemas.${name}QueryParams` : 'null'},`,
        `    body: ${media === undefined ? 'null' : `schemas.${name}Body`},`,
        `    multipart: ${media === 'multipart/form-data'},`,
        `    responses: { ${responses.join(', ')} },`,
        '  },',
      ].join('\n');
    }),
  );
  return [
    '// Generated from openapi.yaml. Do not edit.',
    "import * as schemas from './schemas.zod.ts';",
    '',
    '/** Every operation of the contract in its order, static paths before templated ones. */',
    'export const operations = {',
    ...entries,
    '} as const;',
    '',
    'export type OperationId = keyof typeof operations;',
    '',
  ].join('\n');
}
