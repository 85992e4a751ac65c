import { isSame, type Tree } from './documents.ts';
import type { Change } from './differences.ts';

/** A changed rule of one schema, described in words. */
export interface KeywordChange {
  what: string;
  change: Change;
}

/** Keywords that contain prose or examples, or that are compared elsewhere. */
const ignored = new Set(
  `$ref description title summary examples example $comment type enum const properties required additionalProperties
  items oneOf anyOf allOf minLength minimum exclusiveMinimum minItems minProperties maxLength maximum exclusiveMaximum
  maxItems maxProperties`.split(/\s+/),
);
const leasts = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'];
const mosts = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'];
/** Keywords whose presence restricts the allowed values. */
const rules = new Set(['pattern', 'format', 'contentMediaType', 'contentEncoding', 'multipleOf', 'uniqueItems', 'not']);

/** Returns the changed rules of a value itself, without those of its properties and items. */
export function keywordChanges(older: Tree, newer: Tree): KeywordChange[] {
  const keys = new Set([...Object.keys(older), ...Object.keys(newer)]);
  return [
    ...setChange('type', typesOf(older), typesOf(newer)),
    ...setChange('value', valuesOf(older), valuesOf(newer)),
    ...leasts.flatMap((key) => boundChange(key, older[key], newer[key], 1)),
    ...mosts.flatMap((key) => boundChange(key, older[key], newer[key], -1)),
    ...[...keys]
      .filter((key) => !ignored.has(key) && !isSame(older[key], newer[key]))
      .map((key) => ({ what: changed(key, older[key], newer[key]), change: otherChange(key, older[key], newer[key]) })),
  ];
}

/** Describes a change: `key 1 is new`, `key 1 is gone`, or `key is 2 and was 1`. */
export function changed(key: string, before: unknown, after: unknown): string {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  if (before === undefined) return `${key} ${text(after)} is new`;
  return after === undefined ? `${key} ${text(before)} is gone` : `${key} is ${text(after)} and was ${text(before)}`;
}

function otherChange(key: string, before: unknown, after: unknown): Change {
  if (key === 'default') return 'default';
  if (!rules.has(key)) return 'same';
  const isRule = (value: unknown) => value !== undefined && value !== false;
  if (isRule(before) && isRule(after)) return 'different';
  return isRule(after) ? 'narrower' : 'wider';
}

/** `direction` is 1 where a larger bound allows less, else -1. */
function boundChange(key: string, before: unknown, after: unknown, direction: 1 | -1): KeywordChange[] {
  if (before === after) return [];
  const none = direction * Number.NEGATIVE_INFINITY;
  const grown = (Number(after ?? none) - Number(before ?? none)) * direction;
  // A minimum length of 0 restricts nothing.
  if (grown === 0 || isEmptyBound(key, before ?? 0, after ?? 0)) return [];
  return [{ what: changed(key, before, after), change: grown > 0 ? 'narrower' : 'wider' }];
}

const isEmptyBound = (key: string, before: unknown, after: unknown) =>
  /^min(?:Length|Items|Properties)$/.test(key) && before === 0 && after === 0;

/** Returns the allowed types; null when any is allowed. */
function typesOf({ type }: Tree): readonly unknown[] | null {
  if (type === undefined) return null;
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  return types.includes('number') ? [...types, 'integer'] : types;
}

function valuesOf(schema: Tree): readonly unknown[] | null {
  if (Array.isArray(schema.enum)) return schema.enum;
  return schema.const === undefined ? null : [schema.const];
}

function setChange(name: string, before: readonly unknown[] | null, after: readonly unknown[] | null): KeywordChange[] {
  const list = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');
  if (before === null && after === null) return [];
  if (before === null) return [{ what: `${name} has to be ${list(after ?? [])}`, change: 'narrower' }];
  if (after === null) return [{ what: `${name} need not be ${list(before)}`, change: 'wider' }];
  const added = after.filter((value) => !before.some((known) => isSame(known, value)));
  const removed = before.filter((value) => !after.some((known) => isSame(known, value)));
  return [
    ...(added.length === 0 ? [] : [{ what: `${name} ${list(added)} is new`, change: 'wider' as const }]),
    ...(removed.length === 0 ? [] : [{ what: `${name} ${list(removed)} is gone`, change: 'narrower' as const }]),
  ];
}
