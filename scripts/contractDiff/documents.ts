import { parse } from 'yaml';

/** A mapping of a document. References are `openapi.yaml#/…` or `asyncapi.yaml#/…` in both documents. */
export type Tree = Readonly<Record<string, unknown>>;

export const documentNames = ['openapi.yaml', 'asyncapi.yaml'] as const;
export type DocumentName = (typeof documentNames)[number];

/** One edition of the contract, of which `npm run contract:diff` compares two. */
export type Edition = Readonly<Record<DocumentName, Tree>>;

/** Parses both documents. Throws when a text is no valid YAML. */
export function readEdition(texts: Readonly<Record<DocumentName, string>>): Edition {
  const read = (name: DocumentName) => withWholeReferences(parse(texts[name], { maxAliasCount: -1 }), name) as Tree;
  return { 'openapi.yaml': read('openapi.yaml'), 'asyncapi.yaml': read('asyncapi.yaml') };
}

function withWholeReferences(value: unknown, name: DocumentName): unknown {
  if (Array.isArray(value)) return value.map((item) => withWholeReferences(item, name));
  if (!isTree(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string' ? wholeReference(item, name) : withWholeReferences(item, name),
    ]),
  );
}

const wholeReference = (reference: string, name: DocumentName) =>
  reference.startsWith('#') ? `${name}${reference}` : reference.replace(/^\.\//, '');

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the mapping under a key, or an empty one. */
export const treeAt = (tree: Tree, key: string): Tree => (isTree(tree[key]) ? tree[key] : {});

/** Follows any number of references. Throws when a reference has no target. */
export function resolve(edition: Edition, node: Tree): Tree {
  const { $ref } = node;
  if (typeof $ref !== 'string') return node;
  const [name = '', pointer = ''] = $ref.split('#');
  const target = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (isTree(value) ? value[key] : undefined), edition[name as DocumentName]);
  if (!isTree(target)) throw new Error(`${$ref} leads nowhere`);
  return resolve(edition, target);
}

/** Returns the last segment of a reference; undefined for a node that is no reference. */
export const nameOf = ({ $ref }: Tree): string | undefined =>
  typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : undefined;

/** Returns the values of two mappings for each key of either. */
export function pairs(older: Tree, newer: Tree): [key: string, before: unknown, after: unknown][] {
  return [...new Set([...Object.keys(older), ...Object.keys(newer)])].map((key) => [key, older[key], newer[key]]);
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
