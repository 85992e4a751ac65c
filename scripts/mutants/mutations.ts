import { isNode, type Node } from './node.ts';

/** Each operator with its replacements. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '++': ['--'],
  '--': ['++'],
};

/** Methods with the one that is called instead. */
const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['round', 'floor'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['toLowerCase', 'toUpperCase'],
  ['toUpperCase', 'toLowerCase'],
]);

/** Methods whose result has the type of their object, so that the call can be left out. */
const DROPPED = new Set(
  'filter sort toSorted reverse toReversed slice trim trimEnd trimStart normalize replace replaceAll concat flat'.split(
    ' ',
  ),
);

type TextOf = (node: Node) => string;

const isTest = (parent: Node, key: string) => key === 'test' && parent.type !== 'SwitchCase';
const isChoice = ({ type }: Node) => type === 'IfStatement' || type === 'ConditionalExpression';

/** Returns a condition that is always true, where possible, and one that is never true. */
export function testMutations(parent: Node, key: string): string[] {
  if (!isTest(parent, key)) return [];
  return isChoice(parent) ? ['true', 'false'] : ['false'];
}

/** Returns the replacement of an expression for each mutant. */
export function expressionMutations(node: Node, parent: Node, key: string, textOf: TextOf): string[] {
  // The operand of `delete` must remain a reference.
  if (parent.type === 'UnaryExpression' && parent.operator === 'delete') return [];
  return [...arrowBody(node, parent, key), ...ownMutations(node, parent, key, textOf)];
}

function ownMutations(node: Node, parent: Node, key: string, textOf: TextOf): string[] {
  switch (node.type) {
    case 'Literal':
      return literalMutations(node, parent, key);
    case 'TemplateLiteral':
      return parent.type === 'TaggedTemplateExpression' || isLogText(parent) || textOf(node) === '``' ? [] : [`''`];
    case 'BinaryExpression':
    case 'LogicalExpression':
      return binaryMutations(node, parent, key, textOf);
    case 'AssignmentExpression':
    case 'UpdateExpression':
      return swapped(node, textOf);
    case 'UnaryExpression':
      return node.operator === '!' || (node.operator === '-' && (node.argument as Node).type !== 'Literal')
        ? [textOf(node.argument as Node)]
        : [];
    case 'ArrayExpression':
      return arrayMutations(node, textOf);
    case 'ChainExpression':
      return chainMutations(node, textOf);
    case 'CallExpression':
      return callMutations(node, textOf);
    default:
      return [];
  }
}

function literalMutations(node: Node, parent: Node, key: string): string[] {
  const { value } = node;
  if (isTest(parent, key)) return [];
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value === 'number') return [String(value + 1), value - 1 < 0 ? `(${value - 1})` : String(value - 1)];
  if (typeof value === 'string')
    return isLogText(parent) || isTypeName(parent) ? [] : [value === '' ? `'mutant'` : `''`];
  return [];
}

/** `typeof x === 'string'` is mutated as a comparison. */
const isTypeName = ({ type, left }: Node) =>
  type === 'BinaryExpression' && isNode(left) && left.type === 'UnaryExpression' && left.operator === 'typeof';

/** Returns the expression with another operator; its operands, brackets included, do not change. */
function swapped(node: Node, textOf: TextOf, operators = OPERATORS[String(node.operator)] ?? []): string[] {
  const text = textOf(node);
  const [operator, left] = [String(node.operator), (node.left ?? node.argument) as Node];
  const from = node.prefix === true ? 0 : left.end - node.start;
  return operators.map((other) => text.slice(0, from) + text.slice(from).replace(operator, other));
}

function binaryMutations(node: Node, parent: Node, key: string, textOf: TextOf): string[] {
  const [left, right] = [node.left, node.right] as [Node, Node];
  const operator = String(node.operator);
  if (operator === '??') return [textOf(left)];
  // With strings, `+` concatenates and has no replacement.
  if (operator === '+' && [left, right].some(isText)) return [];
  const others = OPERATORS[operator] ?? [];
  // Conditions are also replaced by constants, so of a comparison only the bound is changed.
  const isWhole = isTest(parent, key) && isChoice(parent) && /[=<>]/.test(operator);
  return swapped(node, textOf, isWhole ? others.filter((other) => isSameBut(operator, other)) : others);
}

const isSameBut = (operator: string, other: string) =>
  /^[<>]/.test(operator) && operator.replace('=', '') === other.replace('=', '');

const isText = ({ type, value }: Node) => type === 'TemplateLiteral' || typeof value === 'string';

function arrayMutations(node: Node, textOf: TextOf): string[] {
  const elements = node.elements as (Node | null)[];
  if (elements.length === 0) return [];
  const spreads = elements.length === 1 ? [] : elements.filter((element) => element?.type === 'SpreadElement');
  return [
    '[]',
    ...spreads.map(
      (dropped) =>
        `[${elements
          .filter((element) => element !== dropped)
          .map((element) => (element === null ? '' : textOf(element)))
          .join(', ')}]`,
    ),
  ];
}

/** Returns the chain with one `?.` less each time. */
function chainMutations(node: Node, textOf: TextOf): string[] {
  const found: string[] = [];
  const text = textOf(node);
  for (let link = node.expression as Node | undefined; isNode(link); link = (link.object ?? link.callee) as Node) {
    if (link.optional !== true) continue;
    const at = ((link.object ?? link.callee) as Node).end - node.start;
    const rest = text.slice(at).trimStart();
    if (rest.startsWith('?.'))
      found.push(text.slice(0, at) + rest.slice(/^\?\.[[(]/.test(rest) ? 2 : 1).replace(/^(?![[(.])/, '.'));
  }
  return found;
}

function callMutations(node: Node, textOf: TextOf): string[] {
  const callee = node.callee as Node;
  if (callee.type !== 'MemberExpression' || callee.computed === true) return [];
  const [object, property] = [callee.object, callee.property] as [Node, Node];
  const [name, text] = [textOf(property), textOf(node)];
  const swap = METHODS.get(name);
  const found =
    swap === undefined
      ? []
      : [text.slice(0, property.start - node.start) + swap + text.slice(property.end - node.start)];
  if (DROPPED.has(name)) found.push(text.slice(0, object.end - node.start) + closing(text, object.end - node.start));
  return found;
}

/** Returns the closing brackets after a method's object, which belong to it. */
const closing = (text: string, from: number) => /^\s*\)+/.exec(text.slice(from))?.[0] ?? '';

function arrowBody(node: Node, parent: Node, key: string): string[] {
  if (parent.type !== 'ArrowFunctionExpression' || key !== 'body') return [];
  if (node.type === 'BlockStatement' || node.type === 'Literal') return [];
  return node.type === 'Identifier' && node.name === 'undefined' ? [] : ['undefined'];
}

/** How code is removed: a function's body by a `return`, any other statement by skipping it. */
interface Removal {
  readonly kind: 'function' | 'statement';
  readonly becomes: string;
}

export function statementMutation(node: Node, parent: Node, key: string): Removal | null {
  switch (node.type) {
    case 'ExpressionStatement':
      return typeof node.directive === 'string' ||
        isLogCall(node.expression as Node) ||
        isSuper(node.expression as Node)
        ? null
        : { kind: 'statement', becomes: 'removed' };
    case 'ReturnStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ThrowStatement':
      return isEarly(node, parent) ? { kind: 'statement', becomes: 'removed' } : null;
    case 'BlockStatement':
      return blockRemoval(node, parent, key);
    default:
      return null;
  }
}

/**
 * Whether a jump can be removed: not the only statement of an `if`, which is removed with its condition, nor a return
 * at the end of its block.
 */
function isEarly(node: Node, parent: Node): boolean {
  if (parent.type === 'SwitchCase') return node.type === 'BreakStatement';
  const body = parent.type === 'BlockStatement' ? (parent.body as Node[]) : [];
  return body.length > 1 && (body.at(-1) !== node || node.type !== 'ReturnStatement');
}

function blockRemoval(node: Node, parent: Node, key: string): Removal | null {
  if ((node.body as Node[]).length === 0) return null;
  if (/Function(Declaration|Expression)$/.test(parent.type) && key === 'body')
    return isConstructor(parent) ? null : { kind: 'function', becomes: '{}' };
  const isEmptied =
    key === 'alternate' ||
    key === 'finalizer' ||
    key === 'block' ||
    parent.type === 'CatchClause' ||
    /^For(Of|In)Statement$/.test(parent.type);
  return isEmptied ? { kind: 'statement', becomes: '{}' } : null;
}

const isConstructor = ({ body }: Node) =>
  ((body as Node).body as Node[]).some(
    ({ type, expression }) => type === 'ExpressionStatement' && isNode(expression) && isSuper(expression),
  );
const isSuper = ({ type, callee }: Node) => type === 'CallExpression' && isNode(callee) && callee.type === 'Super';

/** Whether a node is a call that only logs for developers. */
function isLogCall({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee)) return false;
  if (callee.type === 'Identifier') return /^log[A-Z]/.test(String(callee.name));
  return callee.type === 'MemberExpression' && (callee.object as Node).name === 'console';
}

/** Whether a text belongs to a log or an error, which only developers read. */
const isLogText = (parent: Node): boolean =>
  isLogCall(parent) || (parent.type === 'NewExpression' && String((parent.callee as Node).name).endsWith('Error'));
