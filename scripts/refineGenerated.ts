import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { answerShapes, callOf, withAnswerShapes } from './answerShapes.ts';
import { editGenerated } from './editGenerated.ts';
import type { OpenApiDocument, Schema, Tagged } from './openApiDocument.ts';

interface AsyncApiDocument {
  components: { schemas: Record<string, Schema> };
}

const root = join(import.meta.dirname, '..');
const generated = join(root, 'src/api/generated');
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const write = (path: string, text: string) => writeFileSync(path, text);
const refName = (ref: string) => ref.split('/').at(-1) ?? '';
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const operationsOf = ({ paths }: OpenApiDocument, tag: string): Tagged[] =>
  Object.values(paths)
    .flatMap((methods) => Object.entries(methods).map(([method, operation]) => ({ ...operation, method })))
    .filter(({ tags }) => tags[0] === tag);
const brandType = (name: string) => `string & { readonly __brand?: '${name}' }`;

/**
 * What the contract says and the generator does not carry over: ids of different things are different types
 * (rule F13), closed request bodies refuse unknown keys, each call knows the shape of its answer and whether it needs
 * a login, and one table of all operations. Throws when the generator formats differently than this expects.
 */
function refineGenerated(): void {
  const openapi = parse(read(root, 'openapi.yaml')) as OpenApiDocument;
  const asyncapi = parse(read(root, 'asyncapi.yaml')) as AsyncApiDocument;
  const schemas = Object.entries({ ...openapi.components.schemas, ...asyncapi.components.schemas });
  const brands = schemas.filter(([, schema]) => schema['x-brand'] !== undefined).map(([name]) => name);
  const visible = read(root, 'openapi.yaml').split(String.raw`pattern: '\S'`).length - 1;
  const closed = schemas.filter(([, schema]) => schema.additionalProperties === false).map(([name]) => name);

  for (const brand of brands) {
    const file = join(generated, 'model', `${brand.charAt(0).toLowerCase()}${brand.slice(1)}.ts`);
    const branded = `export type ${brand} = ${brandType(brand)};`;
    write(
      file,
      editGenerated(read(file), brand, { find: `export type ${brand} = string;`, replace: () => branded, times: 1 }),
    );
  }
  for (const file of [join(generated, 'schemas.zod.ts'), join(root, 'src/realtime/generated/frames.ts')]) {
    write(file, refineValidators(read(file), brands, closed, visible));
  }
  const answers = answerShapes(openapi);
  mkdirSync(join(generated, 'answers'), { recursive: true });
  for (const [name, source] of answers.files) write(join(generated, 'answers', `${name}.ts`), source);
  for (const tag of openapi.tags.map(({ name }) => name)) {
    const file = join(generated, tag, `${tag}.ts`);
    write(file, refineCalls(read(file), operationsOf(openapi, tag), openapi, answers.shapes));
    const handlers = join(root, 'mocks/generated', tag, `${tag}.msw.ts`);
    write(handlers, withShortLists(withModelFile(read(handlers), tag), tag));
  }
  write(join(generated, 'queryKeys.ts'), queryKeyPrefixes(openapi));
  write(join(generated, 'operations.ts'), operationTable(openapi));
}

/** The calls and hooks of one tag. */
function refineCalls(
  source: string,
  operations: readonly Tagged[],
  openapi: OpenApiDocument,
  shapes: ReadonlyMap<string, string>,
): string {
  const tag = operations[0]?.tags[0] ?? '';
  const hasQueries = operations.some(({ method }) => method === 'get');
  let text = withModelFile(source, tag);
  if (hasQueries) text = withoutQueryKey(text, tag);
  text = brandPathParameters(text, operations, openapi);
  return withAnswerShapes(withPublicMarks(text, operations), operations, shapes);
}

/** Node runs the generated files as they are, and imports no directories. */
function withModelFile(source: string, tag: string): string {
  const find = /(from '[./\w]*\/model)';/;
  const times = source.split('/model').length - source.split('/model/').length;
  return editGenerated(source, tag, { find, replace: ([, start]) => `${start}/index.ts';`, times });
}

/** The contract allows lists of 100,000; a made-up answer is to be read by somebody. */
const LONGEST_LIST = 5;

function withShortLists(source: string, tag: string): string {
  const find = /(Array\.from\(\{ length: faker\.number\.int\(\{min: \d+, max: )(\d+)/;
  const times = source.split('Array.from({').length - 1;
  const replace = ([, start, max]: RegExpExecArray) => `${start}${Math.min(Number(max), LONGEST_LIST)}`;
  return editGenerated(source, tag, { find, replace, times });
}

/**
 * The generator adds its key to the result of every query, by a getter for each property. Nobody reads the key there, and
 * the engine keeps the first getters, and so what they hold of a person, for as long as the page lives.
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
    const type = `zod.ZodMiniType<${brandType(name)}, ${brandType(name)}>`;
    text = editGenerated(text, name, {
      find: new RegExp(`(export const ${name} = .*);`),
      replace: ([, start]) => `${start} as unknown as ${type};`,
      times: 1,
    });
  }
  return text;
}

/** Where a schema asks for `\S`, the contract means a text that is not blank (`http.visible`). */
function withVisible(source: string, times: number): string {
  const find = String.raw`new RegExp('\\S')`;
  const text = editGenerated(source, 'visible', { find, replace: () => 'VISIBLE', times });
  return editGenerated(text, 'visible', {
    find: "import * as zod from 'zod/mini';",
    replace: ([line]) => `${line}\nimport { VISIBLE } from '../../lib/text/isBlank.ts';`,
    times: 1,
  });
}

/** An operation that needs no login is sent without a token, and its 401 says nothing of one (C4). */
function withPublicMarks(source: string, operations: readonly Tagged[]): string {
  let text = source;
  for (const { operationId } of operations.filter(({ security }) => security?.length === 0)) {
    text = editGenerated(text, operationId, {
      find: callOf(operationId),
      replace: ([call]) => `${call},\n    isPublic: true`,
      times: 1,
    });
  }
  return text;
}

/** The generator writes every path parameter as `string`; the operation named last above it tells which id it is. */
function brandPathParameters(source: string, operations: readonly Tagged[], { components }: OpenApiDocument): string {
  const idTypes = new Map<string, string>();
  for (const { operationId, parameters = [] } of operations) {
    for (const { $ref } of parameters) {
      const parameter = components.parameters[refName($ref)];
      if (parameter?.in === 'path') idTypes.set(operationId, refName(parameter.schema.$ref ?? ''));
    }
  }
  if (idTypes.size === 0) return source;
  const names = operations.map(({ operationId }) => operationId).sort((a, b) => b.length - a.length);
  const anyName = new RegExp(`(?:${names.flatMap((name) => [name, pascal(name)]).join('|')})`);
  const branded = new Set<string>();
  let current = '';
  const lines = source.split('\n').map((line) => {
    const found = anyName.exec(line)?.[0];
    if (found !== undefined) current = found.charAt(0).toLowerCase() + found.slice(1);
    if (!/\bid: string\b/.test(line)) return line;
    const type = idTypes.get(current);
    if (type === undefined) throw new Error(`${current}: the generated code takes an id that the contract does not`);
    branded.add(current);
    return line.replaceAll(/\bid: string\b/g, `id: ${type}`);
  });
  for (const name of idTypes.keys()) {
    if (!branded.has(name)) throw new Error(`${name}: the generated code takes no id: string`);
  }
  const own = new Set(
    /import type \{([^}]*)\} from '\.\.\/model/
      .exec(source)?.[1]
      ?.split(',')
      .map((name) => name.trim()),
  );
  const missing = [...new Set(idTypes.values())].filter((type) => !own.has(type)).sort();
  const importLine = missing.length > 0 ? `import type { ${missing.join(', ')} } from '../model/index.ts';\n` : '';
  return importLine + lines.join('\n');
}

/** What all query keys of a tag begin with, so that all its queries can be found in the cache at once. */
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
      const where = (operation.parameters ?? []).map(({ $ref }) => components.parameters[refName($ref)]?.in);
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
