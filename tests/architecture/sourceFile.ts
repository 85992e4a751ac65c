import { posix } from 'node:path';
import { parseSync } from 'vite';

export interface Import {
  /** From the repository's root for a relative import, the specifier itself for a package. */
  target: string;
  isPackage: boolean;
  isType: boolean;
  isDynamic: boolean;
}

export interface SourceFile {
  path: string;
  source: string;
  imports: Import[];
  exportsAll: boolean;
  exportsDefault: boolean;
  /** Names and `object.property` pairs that stand in the code, each once: `setTimeout`, `Date.now`, `new Date()`. */
  mentions: Set<string>;
  /** The regular expressions that stand in the code. */
  patterns: { source: string; flags: string }[];
}

export interface SyntaxNode {
  type: string;
  /** Offset of the first character in the source. */
  start: number;
  [key: string]: unknown;
}

/** Parses one TypeScript file into what the tests of the architecture look at. */
export function sourceFile(path: string, source: string): SourceFile {
  const { module, program } = parseSync(path, source);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const mentions = new Set<string>();
  const patterns: SourceFile['patterns'] = [];
  visit(program as unknown as SyntaxNode, (node) => {
    mention(node, mentions);
    if (isPattern(node)) patterns.push({ source: node.regex.pattern, flags: node.regex.flags });
  });
  const describe = describeImport(path);
  return {
    path,
    source,
    imports: [
      ...module.staticImports.map(({ moduleRequest, entries }) =>
        describe(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType), false),
      ),
      ...exported.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [describe(moduleRequest.value, isType, false)] : [],
      ),
      ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
        describe(source.slice(start + 1, end - 1), false, true),
      ),
    ],
    exportsAll: exported.some(({ importName }) => importName.kind === 'All' || importName.kind === 'AllButDefault'),
    exportsDefault: exported.some(({ exportName }) => exportName.kind === 'Default'),
    mentions,
    patterns,
  };
}

function describeImport(path: string) {
  return (specifier: string, isType: boolean, isDynamic: boolean): Import => {
    const isPackage = !specifier.startsWith('.');
    const target = isPackage ? specifier : posix.join(posix.dirname(path), specifier);
    return { target, isPackage, isType, isDynamic };
  };
}

/** Calls `look` with a node and all nodes below it. */
function visit(node: SyntaxNode, look: (node: SyntaxNode) => void): void {
  look(node);
  for (const value of Object.values(node)) {
    for (const next of Array.isArray(value) ? value : [value]) if (isNode(next)) visit(next, look);
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isPattern(node: SyntaxNode): node is SyntaxNode & { regex: { pattern: string; flags: string } } {
  return node.type === 'Literal' && typeof node.regex === 'object';
}

function mention(node: SyntaxNode, mentions: Set<string>): void {
  if (node.type === 'Identifier') mentions.add(String(node.name));
  if (node.type === 'MemberExpression' && isNode(node.object) && isNode(node.property)) {
    mentions.add(`${String(node.object.name)}.${String(node.property.name)}`);
  }
  if (node.type === 'NewExpression' && isNode(node.callee) && (node.arguments as unknown[]).length === 0) {
    mentions.add(`new ${String(node.callee.name)}()`);
  }
}
