import type { $ZodIssue } from 'zod/v4/core';
import { operations } from '../api/generated/operations.ts';
import { ServerFrame } from '../realtime/generated/frames.ts';
import type { ContractReport, Violation } from './reportFormat.ts';

type Schema = {
  safeParse(value: unknown): { success: boolean; error?: { issues: readonly $ZodIssue[] } };
};
/** The properties of a schema's definition that contain other schemas. */
interface Definition {
  shape?: Record<string, unknown>;
  element?: unknown;
  innerType?: unknown;
  options?: readonly unknown[];
  getter?: () => unknown;
  values?: readonly unknown[];
}

const MAX_VIOLATIONS = 10;

const table = Object.values(operations).map((operation) => ({
  ...operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{[^{}]+\}/g, '[^/]+')}$`),
}));

type Found = Pick<ContractReport, 'operation' | 'status' | 'violations'>;

/** Returns how a response violates openapi.yaml, for a report: positions and rules, no values. */
export function answerViolations(method: string, url: string, status: number, body: unknown): Found {
  const path = url.split('?')[0] ?? '';
  const operation = table.find((entry) => entry.method === method && entry.pattern.test(path));
  const documented: Partial<Record<number, Schema | null>> = operation?.responses ?? {};
  const schema = documented[status];
  return {
    operation: operation?.operationId ?? 'unknown',
    status,
    violations: answerFaults(schema, body),
  };
}

function answerFaults(schema: Schema | null | undefined, body: unknown): Violation[] {
  if (schema === undefined) return [{ pointer: '', rule: 'undocumented_status' }];
  if (body instanceof SyntaxError) return [{ pointer: '', rule: 'not_json' }];
  if (schema === null) return body === undefined ? [] : [{ pointer: '', rule: 'unexpected_body' }];
  return violations(schema, body);
}

/** Returns how a frame violates asyncapi.yaml. @param frame undefined for one that is not JSON */
export function frameViolations(frame: unknown): Found {
  const type = typeof frame === 'object' && frame !== null && 'type' in frame ? frame.type : undefined;
  return {
    operation: frameTypes().find((known) => known === type) ?? 'unknown',
    status: null,
    violations: frame === undefined ? [{ pointer: '', rule: 'not_json' }] : violations(ServerFrame, frame),
  };
}

const definitionOf = (schema: unknown) => (schema as { _zod: { def: Definition } })._zod.def;

function frameTypes(): string[] {
  return (definitionOf(ServerFrame).options ?? []).map((option) =>
    String(definitionOf(definitionOf(option).shape?.type).values?.[0]),
  );
}

function violations(schema: Schema, value: unknown): Violation[] {
  const names = propertyNames(schema);
  const found = new Map<string, Violation>();
  for (const { path, code } of schema.safeParse(value).error?.issues ?? []) {
    // A key that the contract does not define may contain personal data.
    const segments = path.map((segment) => (typeof segment === 'string' && names.has(segment) ? segment : '*'));
    const pointer = segments.map((segment) => `/${segment}`).join('');
    found.set(`${pointer} ${code}`, { pointer, rule: code });
  }
  return [...found.values()].slice(0, MAX_VIOLATIONS);
}

/** Returns the names of all properties in a schema and in the schemas within. */
function propertyNames(schema: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const schemas = new Set([schema]);
  for (const one of schemas) {
    const { shape = {}, element, innerType, options = [], getter } = definitionOf(one);
    for (const name of Object.keys(shape)) names.add(name);
    for (const inner of [...Object.values(shape), element, innerType, ...options, getter?.()]) {
      if (inner !== undefined) schemas.add(inner);
    }
  }
  return names;
}
