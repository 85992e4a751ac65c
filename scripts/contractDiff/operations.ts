import { breaksOf, type Differences, type Direction, type Side } from './differences.ts';
import { type Edition, isSame, isTree, pairs, resolve, type Tree, treeAt } from './documents.ts';
import { changed } from './keywords.ts';
import { SchemaComparison } from './schemas.ts';

/** An operation with inherited parameters and security; references at its top level are resolved. */
interface Operation {
  operationId: string;
  isPublic: boolean;
  isDeprecated: boolean;
  /** By keys such as `query limit`. */
  parameters: Tree;
  body: Tree | null;
  responses: Tree;
  /** The socket events that it causes. */
  events: readonly string[];
  tree: Tree;
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);
/**
 * Keywords with promises of a server: removing one breaks clients, and a new one breaks servers that do not implement
 * it yet.
 */
const promises = ['x-sort', 'x-page'];

/** Compares the operations of openapi.yaml. */
export function compareOperations(older: Edition, newer: Edition, differences: Differences): void {
  for (const [route, before, after] of pairs(operationsOf(older), operationsOf(newer))) {
    const [was, is] = [before as Operation | undefined, after as Operation | undefined];
    if (was === undefined) differences.add(route, 'is a new operation', ['servers']);
    else if (is === undefined) differences.add(route, 'is gone', ['clients']);
    else new OperationComparison(older, newer, differences, route).compare(was, is);
  }
}

class OperationComparison {
  readonly #older: Edition;
  readonly #newer: Edition;
  readonly #differences: Differences;
  readonly #route: string;

  constructor(older: Edition, newer: Edition, differences: Differences, route: string) {
    this.#older = older;
    this.#newer = newer;
    this.#differences = differences;
    this.#route = route;
  }

  compare(was: Operation, is: Operation): void {
    this.#compareFacts(was, is);
    this.#comparePromises(was, is);
    for (const [name, before, after] of pairs(was.parameters, is.parameters)) {
      this.#compareParameter(name, before as Tree | undefined, after as Tree | undefined);
    }
    this.#compareBody(was.body, is.body);
    for (const [status, before, after] of pairs(was.responses, is.responses)) {
      if (before === undefined) this.#add(`the answer ${status} is new`, breaksOf('wider', 'response'));
      else if (after === undefined) this.#add(`the answer ${status} is gone`, breaksOf('narrower', 'response'));
      else this.#compareAnswer(status, before as Tree, after as Tree);
    }
  }

  #compareFacts(was: Operation, is: Operation): void {
    if (was.operationId !== is.operationId) {
      this.#add(`is called ${is.operationId} and was called ${was.operationId}`, []);
    }
    if (was.isDeprecated !== is.isDeprecated)
      this.#add(is.isDeprecated ? 'is deprecated' : 'is no longer deprecated', []);
    if (is.isPublic && !was.isPublic) this.#add('needs no token any more', ['servers']);
    if (was.isPublic && !is.isPublic) this.#add('needs a token', ['clients', 'servers']);
    const [wasOwners, isOwners] = [was, is].map(({ tree }) => tree['x-owner-only'] === true);
    if (isOwners && !wasOwners) this.#add('is for the owner only', ['clients', 'servers']);
    if (wasOwners && !isOwners) this.#add('is no longer for the owner only', ['servers']);
  }

  #comparePromises(was: Operation, is: Operation): void {
    for (const key of promises) {
      const [before, after] = [was.tree[key], is.tree[key]];
      if (!isSame(before, after)) this.#add(changed(key, before, after), breaksOfPromise(before, after));
    }
    for (const event of is.events) if (!was.events.includes(event)) this.#add(`x-emits ${event} is new`, ['servers']);
    for (const event of was.events) if (!is.events.includes(event)) this.#add(`x-emits ${event} is gone`, ['clients']);
  }

  #compareParameter(name: string, before: Tree | undefined, after: Tree | undefined): void {
    const isRequired = (parameter: Tree) => parameter.required === true;
    if (before === undefined) {
      const change = isRequired(after ?? {}) ? 'different' : 'wider';
      this.#add(
        `the parameter ${name} is new${change === 'different' ? ' and required' : ''}`,
        breaksOf(change, 'request'),
      );
    } else if (after === undefined) this.#add(`the parameter ${name} is gone`, breaksOf('narrower', 'request'));
    else {
      if (isRequired(after) !== isRequired(before)) {
        const change = isRequired(after) ? 'narrower' : 'wider';
        this.#add(
          `the parameter ${name} is ${isRequired(after) ? '' : 'no longer '}required`,
          breaksOf(change, 'request'),
        );
      }
      for (const key of ['style', 'explode'] as const) {
        if (!isSame(before[key], after[key]))
          this.#add(`${name}: ${changed(key, before[key], after[key])}`, ['clients', 'servers']);
      }
      this.#compareSchemas('request', treeAt(before, 'schema'), treeAt(after, 'schema'), `${this.#route} ${name}`);
    }
  }

  #compareBody(before: Tree | null, after: Tree | null): void {
    if (before === null && after === null) return;
    const isRequired = (body: Tree | null) => body?.required === true;
    if (before === null)
      return this.#add('takes a body', breaksOf(isRequired(after) ? 'different' : 'wider', 'request'));
    if (after === null) return this.#add('takes no body any more', breaksOf('narrower', 'request'));
    if (isRequired(before) !== isRequired(after)) {
      const change = isRequired(after) ? 'narrower' : 'wider';
      this.#add(`the body is ${isRequired(after) ? '' : 'no longer '}required`, breaksOf(change, 'request'));
    }
    this.#compareContent('request', 'the body', before, after);
  }

  #compareAnswer(status: string, before: Tree, after: Tree): void {
    const [older, newer] = [resolve(this.#older, before), resolve(this.#newer, after)];
    const [had, has] = [older.content, newer.content].map((content) => content !== undefined);
    if (had === has) this.#compareContent('response', `the answer ${status}`, older, newer);
    else if (has) this.#add(`the answer ${status} has a body`, ['servers']);
    else this.#add(`the answer ${status} has no body any more`, ['clients', 'servers']);
    this.#compareHeaders(status, treeAt(older, 'headers'), treeAt(newer, 'headers'));
  }

  /** Compares response headers like the properties of an open object, since others may be sent too. */
  #compareHeaders(status: string, older: Tree, newer: Tree): void {
    const objectOf = (edition: Edition, headers: Tree): Tree => {
      const whole = Object.entries(headers).map(([name, header]) => [name, resolve(edition, header as Tree)] as const);
      return {
        properties: Object.fromEntries(whole.map(([name, header]) => [name, treeAt(header, 'schema')])),
        required: whole.filter(([, header]) => header.required === true).map(([name]) => name),
      };
    };
    const [before, after] = [objectOf(this.#older, older), objectOf(this.#newer, newer)];
    this.#compareSchemas('response', before, after, `${this.#route} ${status} headers`);
  }

  #compareContent(direction: Direction, name: string, older: Tree, newer: Tree): void {
    for (const [media, before, after] of pairs(treeAt(older, 'content'), treeAt(newer, 'content'))) {
      if (isTree(before) && isTree(after)) {
        this.#compareSchemas(direction, treeAt(before, 'schema'), treeAt(after, 'schema'), `${this.#route} ${name}`);
      } else if (isTree(after)) this.#add(`${name} may be ${media}`, breaksOf('wider', direction));
      else this.#add(`${name} may no longer be ${media}`, breaksOf('narrower', direction));
    }
  }

  #compareSchemas(direction: Direction, before: Tree, after: Tree, where: string): void {
    new SchemaComparison(this.#older, this.#newer, (place, what, change) =>
      this.#differences.add(
        place,
        what,
        breaksOf(change, direction),
        place.startsWith(this.#route) ? undefined : this.#route,
      ),
    ).compare(before, after, where);
  }

  #add(what: string, breaks: readonly Side[]): void {
    this.#differences.add(this.#route, what, breaks);
  }
}

function breaksOfPromise(before: unknown, after: unknown): readonly Side[] {
  if (before === undefined) return ['servers'];
  return after === undefined ? ['clients'] : ['clients', 'servers'];
}

/** Returns the operations by keys such as `POST /api/likes/{}`: no request contains the name of a path parameter. */
function operationsOf(edition: Edition): Readonly<Record<string, Operation>> {
  const { paths, security } = edition['openapi.yaml'] as { paths?: Tree; security?: unknown };
  const operations = Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Tree)
      .filter(([method]) => METHODS.has(method))
      .map(([method, tree]) => {
        const shared = (item as Tree).parameters;
        const route = `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
        return [route, operationOf(edition, tree as Tree, shared, security)] as const;
      }),
  );
  return Object.fromEntries(operations);
}

function operationOf(edition: Edition, tree: Tree, shared: unknown, security: unknown): Operation {
  const parameters = [...listOf(shared), ...listOf(tree.parameters)].map((parameter) => resolve(edition, parameter));
  const needs = tree.security ?? security ?? [];
  return {
    operationId: String(tree.operationId),
    isPublic: listOf(needs).length === 0,
    isDeprecated: tree.deprecated === true,
    parameters: Object.fromEntries(
      parameters.map((one) => [one.in === 'path' ? 'in the path' : `${String(one.in)} ${String(one.name)}`, one]),
    ),
    body: isTree(tree.requestBody) ? resolve(edition, tree.requestBody) : null,
    responses: treeAt(tree, 'responses'),
    events: listOf(tree['x-emits']).map(({ event }) => String(event)),
    tree,
  };
}

const listOf = (value: unknown) => (Array.isArray(value) ? (value as Tree[]) : []);
