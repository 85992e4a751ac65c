import { parseSync } from 'vite';
import { isNode, type Node } from './node.ts';
import { expressionMutations, statementMutation, testMutations } from './mutations.ts';

/** One small change of a source, which a test should notice. */
export interface Mutant {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  /** The change as `before → after`, on one line. */
  readonly change: string;
  /** The source line that it starts on, without the indentation. */
  readonly text: string;
}

export interface Instrumented {
  /** The source with all its mutants; `__mutant(id)` returns at run time whether one is active. */
  readonly code: string;
  readonly mutants: readonly Mutant[];
}

const LONGEST_CHANGE = 60;
const shorten = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_CHANGE ? `${line.slice(0, LONGEST_CHANGE)}…` : line;
};

/**
 * Writes all mutants of a source into it, each behind `__mutant(id)`, so that one build serves all of them. Functions
 * and loops call `__step()`, so that endless loops are detected. The result is TypeScript as before; both functions are
 * globals of `mutantSwitch.ts`. Depends on nothing of this folder but the syntax: the fake backend can be run over it
 * too.
 */
export function instrument(file: string, source: string, firstId: number): Instrumented {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const mutants: Mutant[] = [];

  function add(node: Node, change: string): number {
    const id = firstId + mutants.length;
    const before = source.slice(0, node.start);
    const lineStart = before.lastIndexOf('\n') + 1;
    const lineEnd = source.indexOf('\n', node.start);
    const text = source.slice(lineStart, lineEnd === -1 ? source.length : lineEnd).trim();
    mutants.push({ id, file, line: before.split('\n').length, change, text });
    return id;
  }

  /** Returns the node's text with its inner nodes instrumented. */
  function inside(node: Node): string {
    let code = '';
    let position = node.start;
    for (const [child, key] of children(node)) {
      code += source.slice(position, child.start) + render(child, node, key);
      position = child.end;
    }
    return code + source.slice(position, node.end);
  }

  function render(node: Node, parent: Node, key: string): string {
    noteLinks(node);
    const original = shorten(source.slice(node.start, node.end));
    const replacements = links.has(node)
      ? []
      : [
          ...testMutations(parent, key),
          ...expressionMutations(node, parent, key, (of) => source.slice(of.start, of.end)),
        ];
    const switches = replacements.map(
      (replacement) => `__mutant(${add(node, `${original} → ${shorten(replacement)}`)})?(${replacement}):`,
    );
    const removal = statementMutation(node, parent, key);
    const removed = removal === null ? null : add(node, `${original} → ${removal.becomes}`);
    const step = countsSteps(node, parent, key) ? '__step();' : '';
    const code = inside(node);

    if (switches.length > 0) return `(${switches.join('')}${code})`;
    if (removed === null) return step === '' ? code : `{${step}${code}}`;
    if (removal?.kind === 'function') return `{${step}if(__mutant(${removed}))return;${code}}`;
    return `{${step}if(!__mutant(${removed}))${code}}`;
  }

  /**
   * Inner links of chains such as `a?.b.c`. A chain short-circuits as a whole, so its links cannot be instrumented
   * alone.
   */
  const [chained, links] = [new Set<Node>(), new Set<Node>()];
  function noteLinks(node: Node): void {
    if (node.type === 'ChainExpression') chained.add(node.expression as Node);
    if (!chained.has(node)) return;
    for (const field of ['object', 'callee', 'expression']) {
      const link = node[field];
      if (isNode(link)) [chained, links].forEach((set) => set.add(link));
    }
  }

  const code = inside(program as unknown as Node);
  return { code, mutants };
}

const isLoop = ({ type }: Node) => /^(For|While|DoWhile).*Statement$/.test(type);
const isFunction = ({ type }: Node) => /Function(Declaration|Expression)$/.test(type);

/** Whether entering this node is a step: a loop's body, or a function's body that has statements. */
const countsSteps = (node: Node, parent: Node, key: string) =>
  key === 'body' && (isLoop(parent) || (isFunction(parent) && node.type === 'BlockStatement'));

/** Whether a node is not executed or must not be changed: types, keys, module specifiers, texts of attributes. */
function isSkipped(node: Node, parent: Node, key: string): boolean {
  if (node.type.startsWith('TS')) return !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type);
  if (node.type === 'ImportDeclaration' || node.type === 'TemplateElement') return true;
  if (key === 'source' || key === 'typeAnnotation' || key === 'typeArguments' || key === 'returnType') return true;
  if (key === 'key') return parent.computed !== true;
  if (parent.type === 'JSXAttribute') return node.type !== 'JSXExpressionContainer';
  return false;
}

function children(node: Node): [child: Node, key: string][] {
  if (node.type === 'ExpressionStatement' && typeof node.directive === 'string') return [];
  // Bundlers replace exactly this expression.
  if (node.type === 'CallExpression' && (node.callee as Node & { object?: Node }).object?.type === 'MetaProperty')
    return [];
  const found: [Node, string][] = [];
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child) && !isSkipped(child, node, key)) found.push([child, key]);
    }
  }
  return found.sort(([a], [b]) => a.start - b.start);
}
