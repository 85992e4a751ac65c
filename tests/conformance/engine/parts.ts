import type { Contract, Operation, Schema } from '../contract/contract.ts';
import type { Exchange } from './exchange.ts';

/**
 * Returns the parts of the contract that a run can cover: `answer op 200`, `parameter op name`, `event type`,
 * `message type`, and for the content of responses `property Schema.name`, `null Schema.name`, `value Schema.name="x"`.
 */
export function allParts(contract: Contract): Set<string> {
  const parts = new Set<string>();
  const seen = new Set<string>();
  for (const { operationId, responses, parameters } of contract.operations.values()) {
    for (const parameter of parameters) parts.add(`parameter ${operationId} ${parameter.name}`);
    for (const [status, { schema }] of responses) {
      parts.add(`answer ${operationId} ${status}`);
      if (schema !== null && status < 300) collect(contract, schema, operationId, parts, seen);
    }
  }
  for (const [type, { isOptional }] of contract.serverFrames) if (!isOptional) parts.add(`event ${type}`);
  for (const type of contract.clientFrames.keys()) parts.add(`message ${type}`);
  return parts;
}

function collect(contract: Contract, schema: Schema, owner: string, parts: Set<string>, seen: Set<string>): void {
  const name = nameOf(schema) ?? owner;
  if (schema.$ref !== undefined && seen.has(name)) return;
  seen.add(name);
  const whole = contract.resolve(schema);
  if (whole.items !== undefined) collect(contract, whole.items, owner, parts, seen);
  for (const variant of variantsOf(whole))
    if (!isNull(contract, variant)) collect(contract, variant, name, parts, seen);
  for (const [key, property] of Object.entries(whole.properties ?? {})) {
    // A server may omit optional properties, so they are not expected.
    if (!(whole.required?.includes(key) ?? false)) continue;
    const place = `${name}.${key}`;
    parts.add(`property ${place}`);
    const inner = contract.resolve(property);
    const byOperators = inner['x-by-operators'] ?? [];
    if (isNull(contract, property) && !byOperators.includes(null)) parts.add(`null ${place}`);
    for (const value of inner.enum ?? []) {
      if (value !== null && !byOperators.includes(value)) parts.add(`value ${place}=${JSON.stringify(value)}`);
    }
    collect(contract, property, place, parts, seen);
  }
}

/**
 * Returns the parts of the contract that one exchange covers, and the places in its answer that hold something:
 * `field op:200:/user/id`, with `*` for the items of a list.
 */
export function partsOf(contract: Contract, { operation, url, status, json }: Exchange): Set<string> {
  const parts = new Set([`answer ${operation.operationId} ${status}`]);
  for (const name of parametersIn(operation, url)) parts.add(`parameter ${operation.operationId} ${name}`);
  const schema = operation.responses.get(status)?.schema ?? null;
  if (schema !== null && status < 300) walk(contract, schema, json, operation.operationId, parts);
  collectFields(json, `field ${operation.operationId}:${status}:`, parts);
  return parts;
}

function parametersIn({ parameters }: Operation, url: string): string[] {
  const { searchParams } = new URL(url);
  return parameters
    .filter((parameter) => parameter.in === 'path' || searchParams.has(parameter.name))
    .map(({ name }) => name);
}

function walk(contract: Contract, schema: Schema, value: unknown, owner: string, parts: Set<string>): void {
  const name = nameOf(schema) ?? owner;
  const whole = contract.resolve(schema);
  if (Array.isArray(value)) {
    for (const item of value) if (whole.items !== undefined) walk(contract, whole.items, item, owner, parts);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const variant of variantsOf(whole)) walk(contract, variant, value, name, parts);
  for (const [key, property] of Object.entries(whole.properties ?? {})) {
    if (!(key in value)) continue;
    const part = (value as Record<string, unknown>)[key];
    const place = `${name}.${key}`;
    parts.add(`property ${place}`);
    if (part === null) parts.add(`null ${place}`);
    else if (contract.resolve(property).enum !== undefined) parts.add(`value ${place}=${JSON.stringify(part)}`);
    walk(contract, property, part, place, parts);
  }
}

function collectFields(value: unknown, place: string, parts: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const field = `${place}/${Array.isArray(value) ? '*' : key}`;
    parts.add(field);
    collectFields(part, field, parts);
  }
}

const nameOf = ({ $ref }: Schema) => $ref?.split('/').at(-1);
const variantsOf = ({ oneOf, anyOf, allOf }: Schema) => [...(oneOf ?? []), ...(anyOf ?? []), ...(allOf ?? [])];

function isNull(contract: Contract, schema: Schema): boolean {
  const { type, oneOf, anyOf } = contract.resolve(schema);
  if ([type ?? []].flat().includes('null')) return true;
  return [...(oneOf ?? []), ...(anyOf ?? [])].some((variant) => isNull(contract, variant));
}
