import type { Parameter, Schema } from './contract.ts';
import type { Documents } from './documents.ts';
import { load, type Path, type Tree } from './load.ts';

/** The formats of texts that the kit knows, each with a text that has it and one that has not. */
const FORMATS: Readonly<Record<string, { valid: string; invalid: string }>> = {
  date: { valid: '2026-11-20', invalid: '2026-02-30' },
  // Many servers take more forms of a time than the contract.
  'date-time': { valid: '2026-11-20T09:00:00+09:00', invalid: 'tomorrow' },
};

/** The keywords of schemas by which the kit makes requests, or checks responses; the last ones say nothing of a value. */
const KEYWORDS = new Set(
  `$ref type properties required additionalProperties items oneOf anyOf enum const default minLength maxLength minimum
  maximum minItems maxItems uniqueItems pattern format contentMediaType description title examples $comment`.split(
    /\s+/,
  ),
);

const BY_A_SENTENCE = 'Say it in a sentence with an id (x-rules), and write a case for it.';
const INSTEAD: Readonly<Record<string, string>> = {
  allOf: 'Write the properties of all in one schema.',
  example: 'Use examples, a list.',
  nullable: "Use type: [string, 'null'].",
  exclusiveMinimum: 'Use minimum.',
  exclusiveMaximum: 'Use maximum.',
  readOnly: 'Use a schema for the request and another for the response.',
  writeOnly: 'Use a schema for the request and another for the response.',
};

/** Whether a text may be anything of its length that is not blank. */
export const isFreeText = ({ type, pattern, format, contentMediaType, ...schema }: Schema): boolean =>
  [type].flat().includes('string') &&
  (pattern === undefined || pattern === '\\S') &&
  format === undefined &&
  contentMediaType === undefined &&
  schema.enum === undefined &&
  schema.const === undefined &&
  schema['x-brand'] === undefined;

/** Returns a value that a schema without properties and items allows; undefined for other schemas. */
export function sampleOf(schema: Schema): unknown {
  if (isFreeText(schema)) return 'x'.repeat(Math.max(1, schema.minLength ?? 0));
  const [first] = schema.examples ?? schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (first !== undefined) return first;
  const types = [schema.type].flat();
  if (types.includes('boolean')) return true;
  if (types.includes('integer') || types.includes('number')) return schema.minimum ?? schema.maximum ?? 1;
  return FORMATS[schema.format ?? '']?.valid;
}

/** Returns texts that no enumeration, pattern or format of a schema allows, each with the keyword that it breaks. */
export function badTextsOf({ enum: values, pattern, format }: Schema): [keyword: string, text: string][] {
  const invalid = FORMATS[format ?? '']?.invalid;
  return [
    ...(values === undefined ? [] : [['enum', 'conformance-none'] satisfies [string, string]]),
    ...(pattern === undefined || pattern === '\\S' ? [] : [['pattern', 'a b'] satisfies [string, string]]),
    ...(invalid === undefined ? [] : [['format', invalid] satisfies [string, string]]),
  ];
}

/**
 * Returns what the kit does not read of both documents, each with its place and what to do. A request that the kit makes
 * without it would break the contract, and the server's refusal would look like a fault.
 */
export function unreadIn(documents: Documents): string[] {
  return Object.entries({ 'openapi.yaml': documents.openapi, 'asyncapi.yaml': documents.asyncapi }).flatMap(
    ([name, text]) => {
      const { tree, lineOf } = load(text, name);
      return problemsIn(tree, []).map(({ path, problem }) => `${name}:${lineOf(path)} ${path.join('.')}: ${problem}`);
    },
  );
}

interface Problem {
  path: Path;
  problem: string;
}

/** Returns the problems of all schemas and parameters in a part of a document that is no schema. */
function problemsIn(part: unknown, path: Path): Problem[] {
  if (typeof part !== 'object' || part === null) return [];
  const { in: place, schema } = part as Partial<Parameter>;
  const isOdd = place === 'path' && (Object(part) as Parameter).name !== 'id' && schema !== undefined;
  const own = isOdd ? [{ path, problem: 'the kit knows only one parameter in a path, an id with the name id.' }] : [];
  const inner = Object.entries(part).flatMap(([key, value]) => {
    const at = [...path, key];
    if (key === 'examples') return [];
    if (key === 'schema' || key === 'payload') return problemsOf(value as Schema, at);
    if (key !== 'schemas') return problemsIn(value, at);
    return Object.entries(value as Tree).flatMap(([name, one]) => problemsOf(one as Schema, [...at, name]));
  });
  return [...own, ...inner];
}

/** Returns the problems of a schema and of those inside it. */
function problemsOf(schema: Schema, path: Path): Problem[] {
  const { properties = {}, items, oneOf = [], anyOf = [] } = schema;
  const inner = [
    ...Object.entries(properties).map(([name, one]) => [one, ['properties', name]] as const),
    ...(items === undefined ? [] : [[items, ['items']] as const]),
    ...Object.entries({ oneOf, anyOf }).flatMap(([name, branches]) =>
      branches.map((one, index) => [one, [name, index]] as const),
    ),
  ];
  return [
    ...unreadOf(schema).map((problem) => ({ path, problem })),
    ...inner.flatMap(([one, at]) => problemsOf(one, [...path, ...at])),
  ];
}

function unreadOf({ format, pattern, examples, additionalProperties, ...schema }: Schema): string[] {
  const problems = Object.keys(schema)
    .filter((keyword) => !KEYWORDS.has(keyword) && !keyword.startsWith('x-'))
    .map((keyword) => `the kit does not read ${keyword}. ${INSTEAD[keyword] ?? BY_A_SENTENCE}`);
  if (format !== undefined && FORMATS[format] === undefined) {
    const known = Object.keys(FORMATS).join(', ');
    problems.push(
      `the kit does not know the format ${format}. Use ${known}, or a pattern with an example; or teach the kit a text ` +
        'that fits and one that does not (FORMATS in tests/conformance/contract/readable.ts).',
    );
  }
  if (typeof additionalProperties === 'object')
    problems.push('the kit reads additionalProperties only as true or false. Write the properties out.');
  if (pattern !== undefined && pattern !== '\\S' && examples === undefined)
    problems.push('the kit cannot make a text for this pattern. Add examples.');
  return problems;
}
