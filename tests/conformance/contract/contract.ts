import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Documents } from './documents.ts';
import { load, type Path, type Tree } from './load.ts';
import { readRules, type Rule } from './rules.ts';

/** A schema as the contract writes it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  /** Values that no request of a client causes. */
  'x-by-operators'?: unknown[];
  const?: unknown;
  examples?: unknown[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  pattern?: string;
  format?: string;
  contentMediaType?: string;
  /** The kind of an id. */
  'x-brand'?: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  schema: Schema;
}

/** One level of `x-sort`: a key, its direction, and whether null comes last. */
export interface SortKey {
  key: string;
  isDescending: boolean;
}

export interface Operation {
  operationId: string;
  description: string;
  tag: string;
  method: string;
  /** URL path with the placeholder `{id}`. */
  path: string;
  secured: boolean;
  parameters: readonly Parameter[];
  /** `files` contains the accepted media types of a form's file fields, by field. */
  body: { media: string; schema: Schema; example: unknown; files: ReadonlyMap<string, string> } | null;
  /** By documented status; a null schema means that no body may be sent. */
  responses: ReadonlyMap<number, DocumentedResponse>;
  /** `x-sort`, if it names keys: the order of the response, or of the list in its property `of`. */
  sort: { of: string | null; keys: readonly SortKey[] } | null;
  /** `x-page`: the name of the parameter that bounds a page, with its default. */
  page: { parameter: string; size: number } | null;
  /** Line of the operation in openapi.yaml. */
  line: number;
}

interface DocumentedResponse {
  validate: ValidateFunction | null;
  schema: Schema | null;
  description: string;
  line: number;
}

export interface Contract {
  operations: ReadonlyMap<string, Operation>;
  /** The operations with `x-draft`, which servers need not have yet. Nothing checks them. */
  drafts: readonly string[];
  /** Validators of the frames that a server may send, by the frame's type, with its line in asyncapi.yaml. */
  serverFrames: ReadonlyMap<string, { validate: ValidateFunction; isOptional: boolean; line: number }>;
  /** Frames that a client may send, by the frame's type, with its line in asyncapi.yaml. */
  clientFrames: ReadonlyMap<string, { schema: Schema; example: unknown; line: number }>;
  /** The sentences that a server can break. */
  rules: readonly Rule[];
  /** Follows any number of references and returns the schema. */
  resolve(schema: Schema): Schema;
}

const BASE = 'https://contract.invalid/';

/** Parses `created_at desc, id asc`, or the same after `messages by`; null where the order is described in words. */
export function sortOf(text: unknown): Operation['sort'] {
  if (typeof text !== 'string') return null;
  const [, of = null, levels = ''] = /^(?:(\w+) by )?(.+)$/.exec(text) ?? [];
  const keys = levels.split(', ').flatMap((level) => {
    const [, key, direction] = /^(\w+) (asc|desc)(?: \(null last\))?$/.exec(level) ?? [];
    return key === undefined ? [] : [{ key, isDescending: direction === 'desc' }];
  });
  return keys.length === 0 ? null : { of, keys };
}

function pageOf(text: unknown, parameters: readonly Parameter[]): Operation['page'] {
  const parameter = typeof text === 'string' ? text.split('/')[1] : undefined;
  const bound = parameters.find(({ name }) => name === parameter);
  return bound === undefined ? null : { parameter: bound.name, size: Number(bound.schema.default) };
}

const descriptionOf = (node: Tree | undefined) => (typeof node?.description === 'string' ? node.description : '');
const escape = (segment: string) => segment.replaceAll('~', '~0').replaceAll('/', '~1');
const pointer = (path: Path) => `#/${path.map((segment) => escape(String(segment))).join('/')}`;
const last = (ref: string) => ref.split('/').at(-1) ?? '';

/** Reads the two documents of the contract. Throws when one is invalid or incomplete. */
export function readContract(documents: Documents): Contract {
  const openapi = load(documents.openapi, 'openapi.yaml');
  const asyncapi = load(documents.asyncapi, 'asyncapi.yaml');
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ ...openapi.tree, $id: `${BASE}openapi.yaml` });
  ajv.addSchema({ ...asyncapi.tree, $id: `${BASE}asyncapi.yaml` });
  const validatorAt = (file: string, path: Path) => ajv.compile({ $ref: `${BASE}${file}${pointer(path)}` });

  const components = openapi.tree.components as Record<string, Record<string, Tree>>;
  const frameSchemas = (asyncapi.tree.components as Record<string, Record<string, unknown>>).schemas;
  const resolve = (schema: Schema): Schema => {
    if (schema.$ref === undefined) return schema;
    const name = last(schema.$ref);
    return resolve((components.schemas?.[name] ?? frameSchemas?.[name]) as Schema);
  };
  const parameterOf = ({ $ref = '' }: { $ref?: string }) => components.parameters?.[last($ref)] as unknown as Parameter;
  const exampleOf = (media: Tree): unknown => {
    const [reference] = Object.values((media.examples ?? {}) as Record<string, { $ref?: string; value?: unknown }>);
    return reference?.$ref === undefined ? reference?.value : components.examples?.[last(reference.$ref)]?.value;
  };
  const filesOf = ({ encoding = {} }: { encoding?: Record<string, { contentType?: string }> }) =>
    new Map(
      Object.entries(encoding).flatMap(([field, { contentType }]) =>
        contentType === undefined ? [] : [[field, contentType] as const],
      ),
    );

  function operationOf(path: string, method: string, tree: Tree): Operation {
    const at = ['paths', path, method];
    const body = (tree.requestBody as { content: Record<string, Tree> } | undefined)?.content;
    const [media, content] = Object.entries(body ?? {})[0] ?? [];
    const responses = Object.entries(tree.responses as Record<string, { $ref?: string; content?: Tree }>)
      // `default` is the response of an overloaded or failing server, which no check may accept.
      .filter(([status]) => status !== 'default')
      .map(([status, response]) => {
        const target = response.$ref === undefined ? response : components.responses?.[last(response.$ref)];
        const where =
          response.$ref === undefined ? [...at, 'responses', status] : ['components', 'responses', last(response.$ref)];
        const schemaAt = [...where, 'content', 'application/json', 'schema'];
        const validate = target?.content === undefined ? null : validatorAt('openapi.yaml', schemaAt);
        const schema =
          (target?.content as Record<string, { schema?: Schema }> | undefined)?.['application/json']?.schema ?? null;
        const description = descriptionOf(target);
        const line = openapi.lineOf([...at, 'responses', status]);
        return [Number(status), { validate, schema, description, line }] as const;
      });
    const parameters = ((tree.parameters ?? []) as { $ref?: string }[]).map(parameterOf);
    return {
      operationId: String(tree.operationId),
      description: descriptionOf(tree),
      tag: (tree.tags as string[])[0] ?? '',
      method: method.toUpperCase(),
      path,
      secured: tree.security === undefined,
      parameters,
      body:
        media === undefined || content === undefined
          ? null
          : { media, schema: content.schema as Schema, example: exampleOf(content), files: filesOf(content) },
      responses: new Map(responses),
      sort: sortOf(tree['x-sort']),
      page: pageOf(tree['x-page'], parameters),
      line: openapi.lineOf(at),
    };
  }

  const entries = Object.entries(openapi.tree.paths as Record<string, Record<string, Tree>>).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, tree]) => ({ path, method, tree })),
  );
  const isDraft = ({ tree }: { tree: Tree }) => tree['x-draft'] === true;
  const operations = entries
    .filter((entry) => !isDraft(entry))
    .map(({ path, method, tree }) => operationOf(path, method, tree));
  const messages = (asyncapi.tree.components as Record<string, Tree>).messages as Record<
    string,
    { name: string; 'x-optional'?: boolean; payload: Schema }
  >;
  const frames = Object.values(
    asyncapi.tree.operations as Record<string, { action: string; messages: { $ref: string }[] }>,
  ).flatMap(({ action, messages: references }) => references.map(({ $ref }) => ({ action, key: last($ref) })));
  const nameOf = (key: string) => messages[key]?.name ?? key;

  return {
    operations: new Map(operations.map((operation) => [operation.operationId, operation])),
    drafts: entries.filter(isDraft).map(({ tree }) => String(tree.operationId)),
    serverFrames: new Map(
      frames
        .filter(({ action }) => action === 'send')
        .map(({ key }) => {
          const at = ['components', 'messages', key];
          const isOptional = messages[key]?.['x-optional'] === true;
          const validate = validatorAt('asyncapi.yaml', [...at, 'payload']);
          const frame = { validate, isOptional, line: asyncapi.lineOf(at) };
          return [nameOf(key), frame];
        }),
    ),
    rules: readRules(documents),
    clientFrames: new Map(
      frames
        .filter(({ action }) => action === 'receive')
        .map(({ key }) => {
          const schema = resolve(messages[key]?.payload ?? {});
          const line = asyncapi.lineOf(['components', 'messages', key]);
          return [nameOf(key), { schema, example: schema.examples?.[0], line }];
        }),
    ),
    resolve,
  };
}
