import { escape } from '../../tests/conformance/report/escape.ts';
import { block, code, prose, table, text } from './html.ts';

// Renders openapi.yaml and asyncapi.yaml as the chapters of contractPage.ts. The types are those parts that it reads.

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  [rule: string]: unknown;
}
interface Referable<Value> {
  $ref?: string;
  value?: Value;
}
interface Media {
  schema: Schema;
  examples?: Record<string, Referable<unknown>>;
}
interface Response {
  $ref?: string;
  description?: string;
  content?: Record<string, Media>;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security?: unknown[];
  parameters?: { $ref: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
  [extension: `x-${string}`]: unknown;
}
export interface HttpDocument {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, { name: string; in: string; description?: string; schema: Schema }>;
    responses: Record<string, Response>;
    examples: Record<string, { value: unknown }>;
  };
}
interface Message {
  name?: string;
  summary?: string;
  description?: string;
  payload: Schema;
  examples?: { payload: unknown }[];
}
export interface AsyncDocument {
  info: { description: string };
  channels: Record<string, { address?: string; description?: string }>;
  operations: Record<string, { action: string; messages: { $ref: string }[] }>;
  components: { messages: Record<string, Message>; schemas: Record<string, Schema> };
}

const last = (ref: string) => ref.split('/').at(-1) ?? '';
const anchor = (name: string) => `<a href="#schema-${name}">${name}</a>`;
const RULES = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern', 'default'] as const;

/** Describes a schema in one line of HTML; named schemas are linked. */
function describe(schema: Schema): string {
  if (schema.$ref !== undefined) return anchor(last(schema.$ref));
  if (schema.oneOf !== undefined) return schema.oneOf.map((variant) => describe(variant)).join(' or ');
  if (schema.items !== undefined) return `list of ${describe(schema.items)}`;
  const type =
    schema.const === undefined ? [schema.type ?? 'anything'].flat().join(' or ') : JSON.stringify(schema.const);
  const values = schema.enum === undefined ? '' : `: ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`;
  const rules = RULES.filter((rule) => schema[rule] !== undefined).map(
    (rule) => `${rule} ${JSON.stringify(schema[rule])}`,
  );
  const format = schema.format === undefined ? [] : [schema.format];
  const details = [...format, ...rules];
  return escape(`${type}${values}${details.length === 0 ? '' : ` (${details.join(', ')})`}`);
}

function properties({ properties: own = {}, required = [] }: Schema): string {
  const rows = Object.entries(own).map(([name, schema]) => [
    code(name) + (required.includes(name) ? '' : ' (may be left out)'),
    describe(schema),
    text(schema.description ?? ''),
  ]);
  return rows.length === 0 ? '' : table(['Property', 'Value', 'Meaning'], rows);
}

/** Renders the schemas of both documents, since frames have some of their own. */
export function renderSchemas(http: HttpDocument, socket: AsyncDocument): string {
  return Object.entries({ ...http.components.schemas, ...socket.components.schemas })
    .map(([name, schema]) => {
      const body = schema.properties === undefined ? `<p>${describe(schema)}</p>` : properties(schema);
      return `<h3 id="schema-${name}">${name}</h3><p>${text(schema.description ?? '')}</p>${body}`;
    })
    .join('\n');
}

export function renderOperations(document: HttpDocument): string {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return all.map((one) => renderOperation(document, one)).join('\n');
}

function renderOperation(
  { components }: HttpDocument,
  { path, method, operation }: { path: string; method: string; operation: Operation },
): string {
  const rules = Object.entries(operation)
    .filter(([name]) => name.startsWith('x-'))
    .map(([name, value]) => `<li>${code(name)} ${text(ruleText(value))}</li>`);
  const parameters = (operation.parameters ?? []).flatMap(({ $ref }) => components.parameters[last($ref)] ?? []);
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const target = response.$ref === undefined ? response : components.responses[last(response.$ref)];
    const [media] = Object.values(target?.content ?? {});
    return [code(status), media === undefined ? 'no body' : describe(media.schema), text(target?.description ?? '')];
  });
  return [
    `<h3 id="${operation.operationId}"><span class="method">${method}</span> ${code(path)}</h3>`,
    `<p>${code(operation.operationId)}: ${text(operation.summary)}. ${operation.security === undefined ? 'Needs a bearer token.' : 'For everybody.'}</p>`,
    prose(operation.description),
    rules.length === 0 ? '' : `<ul>${rules.join('')}</ul>`,
    parameters.length === 0
      ? ''
      : table(
          ['Parameter', 'Value', 'Meaning'],
          parameters.map((one) => [code(`${one.in} ${one.name}`), describe(one.schema), text(one.description ?? '')]),
        ),
    renderBody(components, operation),
    table(['Status', 'Body', 'When'], responses),
  ].join('\n');
}

function ruleText(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  return value.map(({ event, to }: { event: string; to: string }) => `\`${event}\` to ${to}`).join('; ');
}

function renderBody(components: HttpDocument['components'], { requestBody }: Operation): string {
  const [entry] = Object.entries(requestBody?.content ?? {});
  if (entry === undefined) return '';
  const [media, { schema, examples = {} }] = entry;
  const [example] = Object.values(examples);
  const value = example?.$ref === undefined ? example?.value : components.examples[last(example.$ref)]?.value;
  const shown = value === undefined ? '' : `<details><summary>Example</summary>${block(value)}</details>`;
  return `<p>Body: ${code(media)}, ${describe(schema)}</p>${shown}`;
}

export function renderMessages({ info, channels, operations, components }: AsyncDocument): string {
  const places = Object.values(channels).map(
    ({ address = '', description = '' }) => `<p>${code(address)}</p>${prose(description)}`,
  );
  const groups = Object.values(operations).flatMap(({ action, messages }) =>
    messages.map(({ $ref }) => renderMessage(last($ref), components.messages[last($ref)], action)),
  );
  return [prose(info.description), ...places, ...groups].join('\n');
}

function renderMessage(key: string, message: Message | undefined, action: string): string {
  if (message === undefined) return '';
  const { name = key, summary = '', description = '', payload, examples = [] } = message;
  return [
    `<h3 id="frame-${name}">${code(name)} ${action === 'send' ? 'from the server' : 'from the client'}</h3>`,
    `<p>${text(summary)}</p>`,
    prose(description),
    payload.$ref === undefined ? properties(payload) : `<p>${describe(payload)}</p>`,
    ...examples.slice(0, 1).map((example) => block(example.payload)),
  ].join('\n');
}
