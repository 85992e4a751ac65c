import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { answerShapes } from './answerShapes.ts';
import { editGenerated } from './editGenerated.ts';
import type { OpenApiDocument, Schema } from './openApiDocument.ts';

interface AsyncApiDocument {
  components: { schemas: Record<string, Schema> };
}

const root = join(import.meta.dirname, '..');
const generated = join(root, 'src/api/generated');
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const write = (path: string, text: string) => writeFileSync(path, text);
const refName = (ref: string) => ref.split('/').at(-1) ?? '';
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Adds to the generated code what the generator has no option for: closed request bodies refuse unknown keys, validated
 * ids have the types of `transformers.ts`, the shapes of all responses, and one table of all operations. Throws when
 * the generator's output has another format than expected. It is no hook of the generator, which succeeds even when a
 * hook fails.
 */
function refineGenerated(): void {
  const openapi = parse(read(root, 'openapi.yaml')) as OpenApiDocument;
  const asyncapi = parse(read(root, 'asyncapi.yaml')) as AsyncApiDocument;
  const schemas = Object.entries({ ...openapi.components.schemas, ...asyncapi.components.schemas });
  const brands = schemas.filter(([, schema]) => schema['x-brand'] !== undefined).map(([name]) => name);
  const visible = read(root, 'openapi.yaml').split(String.raw`pattern: '\S'`).length - 1;
  const closed = schemas.filter(([, schema]) => schema.additionalProperties === false).map(([name]) => name);

  for (const file of [join(generated, 'schemas.zod.ts'), join(root, 'src/realtime/generated/frames.ts')]) {
    write(file, refineValidators(read(file), brands, closed, visible));
  }
  mkdirSync(join(generated, 'answers'), { recursive: true });
  for (const [name, source] of answerShapes(openapi).files) write(join(generated, 'answers', `${name}.ts`), source);
  for (const tag of openapi.tags.map(({ name }) => name)) {
    const calls = join(generated, tag, `${tag}.ts`);
    const hasQueries = Object.values(openapi.paths).some(({ get }) => get?.tags[0] === tag);
    if (hasQueries) write(calls, withoutQueryKey(read(calls), tag));
    const handlers = join(root, 'mocks/generated', tag, `${tag}.msw.ts`);
    write(handlers, withShortLists(read(handlers), tag));
  }
  write(join(generated, 'queryKeys.ts'), queryKeyPrefixes(openapi));
  write(join(generated, 'operations.ts'), operationTable(openapi));
  write(join(generated, 'limits.ts'), limits(read(generated, 'schemas.zod.ts')));
}

/** Returns the limits of the validators as a module without the validators, which screens would load with them. */
function limits(validators: string): string {
  const constants = validators.match(/^export const \w+(?:Min|Max) = \d+;$/gm) ?? [];
  return ['// Generated from openapi.yaml. Do not edit.', ...constants, ''].join('\n');
}

/** Maximum length of generated lists. The contract allows 100,000 items, but people read generated responses. */
const LONGEST_LIST = 5;

function withShortLists(source: string, tag: string): string {
  const find = /(Array\.from\(\{ length: faker\.number\.int\(\{min: \d+, max: )(\d+)/;
  const times = source.split('Array.from({').length - 1;
  const replace = ([, start, max]: RegExpExecArray) => `${start}${Math.min(Number(max), LONGEST_LIST)}`;
  return editGenerated(source, tag, { find, replace, times });
}

/**
 * Removes the query key that the generator adds to every result by a getter for each property. Nothing reads the key,
 * and the engine retains the first getters, with the user's data that they reference, as long as the page exists.
 */
function withoutQueryKey(source: string, tag: string): string {
  const helper = /const withQueryKey = [^]*?\n\};\n/;
  const text = editGenerated(source, tag, { find: helper, replace: () => '', times: 1 });
  return text
    .replaceAll('return withQueryKey(query, queryOptions.queryKey);', 'return query;')
    .replaceAll(/(UseQueryResult<TData, TError>) & \{ queryKey: DataTag<QueryKey, TData, TError> \}/g, '$1');
}

function refineValidators(source: string, brands: string[], closed: string[], visible: number): string {
  const has = (name: string) => source.includes(`export const ${name} = `);
  let text = withVisible(source, visible);
  for (const name of closed.filter(has)) {
    const find = `export const ${name} = /*#__PURE__*/ zod.object(`;
    const strict = `export const ${name} = /*#__PURE__*/ zod.strictObject(`;
    text = editGenerated(text, name, { find, replace: () => strict, times: 1 });
  }
  for (const name of brands.filter(has)) {
    const id = `string & { __brand?: '${name}' }`;
    text = editGenerated(text, name, {
      find: new RegExp(`(export const ${name} = .*);`),
      replace: ([, start]) => `${start} as unknown as zod.ZodMiniType<${id}, ${id}>;`,
      times: 1,
    });
  }
  return text;
}

/** Replaces the pattern `\S`, by which the contract means a text that is not blank (`http.visible`). */
function withVisible(source: string, times: number): string {
  const find = String.raw`new RegExp('\\S')`;
  const text = editGenerated(source, 'visible', { find, replace: () => 'VISIBLE', times });
  return editGenerated(text, 'visible', {
    find: "import * as zod from 'zod/mini';",
    replace: ([line]) => `${line}\nimport { VISIBLE } from '../../lib/text/isBlank.ts';`,
    times: 1,
  });
}

/**
 * Generates the common prefixes of the query keys of each tag, by which the cache finds all queries of a tag at once.
 */
function queryKeyPrefixes({ tags, paths }: OpenApiDocument): string {
  const tagged = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map(({ tags: [tag] }) => ({ path, tag })),
  );
  const entries = tags.map(({ name }) => {
    const own = tagged.filter(({ tag }) => tag === name).map(({ path }) => path);
    const prefix = own.reduce((common, path) => {
      let length = 0;
      while (length < common.length && common[length] === path[length]) length += 1;
      return common.slice(0, length);
    });
    const other = tagged.find(({ path, tag }) => tag !== name && path.startsWith(prefix));
    return other === undefined ? [`  ${name}: '${prefix}',`] : [];
  });
  return [
    '// Generated from openapi.yaml. Do not edit.',
    '',
    '/** What the paths of all operations of a tag begin with, and of no other; tags without such a beginning are absent. */',
    'export const queryKeyPrefixes = {',
    ...entries.flat(),
    '} as const;',
    '',
  ].join('\n');
}

function operationTable({ paths, components }: OpenApiDocument): string {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const name = pascal(operation.operationId);
      const where = (operation.parameters ?? []).map(({ $ref }) => components.parameters[refName($ref ?? '')]?.in);
      const media = Object.keys(operation.requestBody?.content ?? {})[0];
      const documented = Object.entries(operation.responses).filter(([status]) => status !== 'default');
      const responses = documented.map(([status, response]) => {
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

refineGenerated();
