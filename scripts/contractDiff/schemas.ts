import type { Change } from './differences.ts';
import { type Edition, isSame, isTree, nameOf, pairs, resolve, type Tree, treeAt } from './documents.ts';
import { keywordChanges } from './keywords.ts';

/** Reports a change: `where` is the nearest named schema and the path from it. */
export type Report = (where: string, what: string, change: Change) => void;

/** Compares what a schema allows in two editions of the contract, with all inner and referenced schemas. */
export class SchemaComparison {
  readonly #seen = new Set<string>();
  readonly #older: Edition;
  readonly #newer: Edition;
  readonly #report: Report;

  constructor(older: Edition, newer: Edition, report: Report) {
    this.#older = older;
    this.#newer = newer;
    this.#report = report;
  }

  compare(before: Tree, after: Tree, where: string): void {
    const [oldName, newName] = [nameOf(before), nameOf(after)];
    const place = oldName !== undefined && oldName === newName ? oldName : where;
    if (oldName !== undefined || newName !== undefined) {
      const pair = `${String(before.$ref)} ${String(after.$ref)} ${place}`;
      if (this.#seen.has(pair)) return;
      this.#seen.add(pair);
    }
    const [older, newer] = [resolve(this.#older, before), resolve(this.#newer, after)];
    if (choicesOf(older) !== null || choicesOf(newer) !== null) {
      this.#compareChoices(choicesOf(older) ?? [before], choicesOf(newer) ?? [after], place);
      return;
    }
    for (const { what, change } of keywordChanges(older, newer)) this.#report(place, what, change);
    this.#compareAll(older, newer, place);
    this.#compareProperties(older, newer, place);
    this.#compareInner('items', older.items, newer.items, `${place}[]`);
    this.#compareOthers(older.additionalProperties, newer.additionalProperties, place);
  }

  /** Compares the branches of unions. A new branch allows more values. */
  #compareChoices(before: readonly Tree[], after: readonly Tree[], where: string): void {
    const [only, alsoOnly] = [before.length === 1 ? before[0] : undefined, after.length === 1 ? after[0] : undefined];
    if (only !== undefined && alsoOnly !== undefined) return this.compare(only, alsoOnly, where);
    for (const [name, older, newer] of pairs(byName(before), byName(after))) {
      if (isTree(older) && isTree(newer)) this.compare(older, newer, `${where} (${name})`);
      else if (isTree(newer)) this.#report(where, `the choice ${name} is new`, 'wider');
      else this.#report(where, `the choice ${name} is gone`, 'narrower');
    }
  }

  #compareAll(older: Tree, newer: Tree, where: string): void {
    for (const [name, before, after] of pairs(byName(partsOf(older)), byName(partsOf(newer)))) {
      if (isTree(before) && isTree(after)) this.compare(before, after, where);
      else if (isTree(after)) this.#report(where, `has to be ${name} too`, 'narrower');
      else this.#report(where, `need not be ${name}`, 'wider');
    }
  }

  #compareProperties(older: Tree, newer: Tree, where: string): void {
    const [wasRequired, isRequired] = [requiredOf(older), requiredOf(newer)];
    for (const [key, before, after] of pairs(treeAt(older, 'properties'), treeAt(newer, 'properties'))) {
      const place = `${where}.${key}`;
      const [was, is] = [wasRequired.has(key), isRequired.has(key)];
      if (isTree(before) && isTree(after)) {
        if (was !== is) this.#report(place, is ? 'is required' : 'is no longer required', is ? 'narrower' : 'wider');
        this.compare(before, after, place);
      } else if (isTree(after)) {
        this.#report(place, `is a new ${is ? 'required' : 'optional'} property`, changeOfProperty(older, is));
      } else {
        const change = changeOfProperty(newer, was);
        const opposite = { wider: 'narrower', narrower: 'wider', different: 'different', same: 'same' } as const;
        this.#report(place, `was ${was ? 'a required' : 'an optional'} property and is gone`, opposite[change]);
      }
    }
  }

  #compareInner(name: string, before: unknown, after: unknown, where: string): void {
    if (isTree(before) && isTree(after)) this.compare(before, after, where);
    else if (isTree(after)) this.#report(where, `${name} have a rule`, 'narrower');
    else if (isTree(before)) this.#report(where, `${name} have no rule any more`, 'wider');
  }

  #compareOthers(before: unknown = true, after: unknown = true, where = ''): void {
    if (isSame(before, after)) return;
    if (after === false) this.#report(where, 'other properties are no longer allowed', 'narrower');
    else if (before === false) this.#report(where, 'other properties are allowed', 'wider');
    else this.#compareInner('other properties', before, after, `${where}.*`);
  }
}

/**
 * Returns the change by a property that one edition has and `other` has not. In an open object the property could be
 * sent anyway, so only that it is required is a change. A closed object refuses it.
 */
function changeOfProperty(other: Tree, isRequired: boolean): 'wider' | 'narrower' | 'different' | 'same' {
  const isClosed = other.additionalProperties === false;
  if (isClosed) return isRequired ? 'different' : 'wider';
  return isRequired ? 'narrower' : 'same';
}

const requiredOf = ({ required }: Tree) => new Set(Array.isArray(required) ? (required as string[]) : []);
const choicesOf = ({ oneOf, anyOf }: Tree) => (oneOf ?? anyOf ?? null) as readonly Tree[] | null;
const partsOf = ({ allOf }: Tree) => (allOf ?? []) as readonly Tree[];

/** Returns a list's schemas by name, or by type and constant values. */
function byName(schemas: readonly Tree[]): Tree {
  const named = new Map<string, Tree>();
  for (const schema of schemas) {
    const name = nameOf(schema) ?? [schema.type ?? 'schema', ...constantsOf(schema)].map(String).join(' ');
    named.set(named.has(name) ? `${name} ${named.size + 1}` : name, schema);
  }
  return Object.fromEntries(named);
}

/** Returns the `const` values of a schema and of its properties, which identify it. */
function constantsOf(schema: Tree): unknown[] {
  if (schema.const !== undefined) return [schema.const];
  return Object.values(treeAt(schema, 'properties')).flatMap((property) =>
    isTree(property) && property.const !== undefined ? [property.const] : [],
  );
}
