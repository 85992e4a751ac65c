import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core';
import type { ValidationIssue } from '../../src/api/generated/model/index.ts';
import type { operations } from '../../src/api/generated/operations.ts';
import { invalid, Refusal } from '../world/refusal.ts';

type OperationEntry = (typeof operations)[keyof typeof operations];
type Place = 'path' | 'query' | 'body';

export interface ParsedInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** The most faults that a 422 tells (openapi.yaml, `responses.most`). */
const MOST_FAULTS = 100;

/**
 * Parses and validates a request to the fake backend by the schemas of its operation. A 422 has one entry for each
 * error of the first invalid part.
 */
export async function parseRequest(
  operation: OperationEntry,
  request: Request,
  pathParams: Readonly<Record<string, unknown>>,
): Promise<ParsedInput> {
  const params = operation.params === null ? undefined : check(operation.params, pathParams, 'path');
  const query =
    operation.query === null
      ? undefined
      : check(operation.query, fromSearch(operation.query, new URL(request.url).searchParams), 'query');
  const body = operation.body === null ? undefined : check(operation.body, await readBody(operation, request), 'body');
  return { params, query, body };
}

function check(schema: $ZodType, value: unknown, place: Place): unknown {
  const result = safeParse(schema, value);
  if (result.success) {
    const broken = brokenTextIn(result.data, [place]);
    if (broken !== null) throw invalid(broken, '正しい文字で入力してください', 'string_unicode');
    const empty = emptyFileIn(result.data);
    if (empty !== undefined) throw invalid([place, empty], '空のファイルは送れません', 'file_empty');
    return result.data;
  }
  throw new Refusal(
    422,
    result.error.issues.flatMap((issue) => toValidationIssues(issue, value, [place])).slice(0, MOST_FAULTS),
  );
}

/** Returns the path to the first string that contains a lone surrogate, half of a character; null if there is none. */
function brokenTextIn(value: unknown, at: readonly (string | number)[]): readonly (string | number)[] | null {
  if (typeof value === 'string') return value.isWellFormed() ? null : at;
  if (typeof value !== 'object' || value === null || value instanceof Blob) return null;
  for (const [key, inner] of Object.entries(value)) {
    const broken = brokenTextIn(inner, [...at, Array.isArray(value) ? Number(key) : key]);
    if (broken !== null) return broken;
  }
  return null;
}

/** Returns the name of the first form field whose file is empty (zero bytes). */
const emptyFileIn = (value: unknown): string | undefined =>
  Object.entries(Object(value) as object).find(([, file]) => file instanceof Blob && file.size === 0)?.[0];

/**
 * Converts text parameters to the types of the schema; a value that cannot be converted stays a string and fails
 * validation.
 */
function fromSearch(schema: $ZodType, search: URLSearchParams): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(shapeOf(schema))) {
    const text = search.get(name);
    if (text !== null) values[name] = typeNameOf(property) === 'array' ? text.split(',') : fromText(property, text);
  }
  return values;
}

function fromText(schema: $ZodType | undefined, text: string): unknown {
  const type = schema === undefined ? 'string' : typeNameOf(schema);
  if ((type === 'number' || type === 'int') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(true|false|1|0)$/.test(text)) return text === 'true' || text === '1';
  return text;
}

interface Definition {
  type: string;
  innerType?: $ZodType;
  shape?: Record<string, $ZodType>;
}
const definitionOf = (schema: $ZodType) => schema._zod.def as unknown as Definition;
const shapeOf = (schema: $ZodType) => definitionOf(schema).shape ?? {};

function typeNameOf(schema: $ZodType): string {
  const { type, innerType } = definitionOf(schema);
  return innerType === undefined ? type : typeNameOf(innerType);
}

async function readBody(operation: OperationEntry, request: Request): Promise<unknown> {
  const media = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (operation.multipart) {
    if (media !== 'multipart/form-data') throw unreadable();
    const form = await request.formData().catch(() => {
      throw unreadable();
    });
    const shape = operation.body === null ? {} : shapeOf(operation.body);
    return Object.fromEntries(
      // A form encodes line ends as CRLF, and the contract counts a line end as one (`http.lengths`).
      [...form].map(([name, value]) => [
        name,
        typeof value === 'string' ? fromText(shape[name], value.replaceAll('\r\n', '\n')) : value,
      ]),
    );
  }
  if (!/^application\/([\w.+-]+\+)?json$/.test(media)) throw unreadable();
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) throw invalid(['body'], '入力してください', 'missing');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw invalid(['body'], 'JSONとして読み取れません', 'json_invalid');
  }
}

const unreadable = () => invalid(['body'], 'この形式の本文は受け付けていません', 'media_type');

function toValidationIssues(issue: $ZodIssue, root: unknown, at: readonly (string | number)[]): ValidationIssue[] {
  const loc = [...at, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ loc: [...loc, key], msg: '指定できない項目です', type: 'extra_forbidden' }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // For a union the errors of the branch with the fewest are reported, which is most likely the intended one.
    const [closest] = [...issue.errors].sort((a, b) => a.length - b.length);
    return (closest ?? []).flatMap((inner) => toValidationIssues(inner, root, loc));
  }
  return [{ loc, ...describe(issue, valueAt(root, issue.path)) }];
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    root,
  );
}

function describe(issue: $ZodIssue, value: unknown): { msg: string; type: string } {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? { msg: '入力してください', type: 'missing' }
        : { msg: '値の型が正しくありません', type: `${issue.expected}_type` };
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { msg: `${issue.minimum}文字以上で入力してください`, type: `${issue.origin}_too_short` }
        : { msg: `${issue.minimum}以上の値を入力してください`, type: 'greater_than_equal' };
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { msg: `${issue.maximum}文字以内で入力してください`, type: `${issue.origin}_too_long` }
        : { msg: `${issue.maximum}以下の値を入力してください`, type: 'less_than_equal' };
    case 'invalid_format':
      return { msg: '正しい形式で入力してください', type: 'string_pattern_mismatch' };
    default:
      return { msg: '値が正しくありません', type: 'value_error' };
  }
}
