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
  /** The children of JSX elements that are texts and have siblings, as they stand in the code. */
  textsWithSiblings: string[];
}

export interface SyntaxNode {
  type: string;
  /** Offset of the first character in the source. */
  start: number;
  /** Offset behind the last character. */
  end: number;
  [key: string]: unknown;
}

/** Parses one TypeScript file into what the tests of the architecture look at. */
export function sourceFile(path: string, source: string): SourceFile {
  const { module, program } = parseSync(path, source);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const mentions = new Set<string>();
  const patterns: SourceFile['patterns'] = [];
  const textsWithSiblings: string[] = [];
  visit(program as unknown as SyntaxNode, (node) => {
    mention(node, mentions);
    if (isPattern(node)) patterns.push({ source: node.regex.pattern, flags: node.regex.flags });
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const children = (node.children as SyntaxNode[]).filter((child) => !isNothing(child));
      const texts = children.length > 1 ? children.filter(isText) : [];
      textsWithSiblings.push(...texts.map(({ start, end }) => source.slice(start, end).trim()));
    }
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
    textsWithSiblings,
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

/** Whether a child of a JSX element is a comment, or the white space of a line break. */
function isNothing({ type, value, expression }: SyntaxNode): boolean {
  return type === 'JSXText'
    ? /^\s*\n\s*$/.test(String(value))
    : isNode(expression) && expression.type === 'JSXEmptyExpression';
}

/** Methods whose results are lists of elements. */
const lists = ['map', 'flatMap', 'from'];

/**
 * Whether a child of a JSX element is a text as far as its code tells: a literal, a template, a value or a function of an
 * object like those of copy.ts. Not an icon of an object, nor what has a name of its own.
 */
function isText({ type, value, expression, consequent, alternate, right, callee, property }: SyntaxNode): boolean {
  const isTextNode = (node: unknown) => isNode(node) && isText(node);
  switch (type) {
    case 'JSXText':
    case 'TemplateLiteral':
      return true;
    case 'Literal':
      return typeof value === 'string' || typeof value === 'number';
    case 'JSXExpressionContainer':
      return isTextNode(expression);
    case 'ConditionalExpression':
      return isTextNode(consequent) || isTextNode(alternate);
    case 'LogicalExpression':
      return isTextNode(right);
    case 'CallExpression':
      return isTextNode(callee);
    case 'MemberExpression':
      return ![...lists, 'icon'].includes(String((property as SyntaxNode).name));
    default:
      return false;
  }
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
