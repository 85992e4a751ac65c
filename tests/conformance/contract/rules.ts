import type { Documents } from './documents.ts';
import { load, type Path, type Tree } from './load.ts';
import { sentencesOf } from './sentences.ts';

/** One sentence of the documents that a server can break. */
export interface Rule {
  /** The id in `x-rules`, or for a policy the operation and the policy's name: `likeProfile x-emits like_received`. */
  id: string;
  sentence: string;
  /** File and line. */
  source: string;
  /** The operation or event that it is about; null when it applies to many. */
  about: string | null;
}

/** The id in `x-rules` of a sentence that demands nothing of a server. */
const NO_RULE = '-';
/** Number of characters by which a sentence is found in its description. */
const RECOGNIZABLE = 24;
const POLICIES = ['x-sort', 'x-page', 'x-owner-only'];

/**
 * Reads the rules of both documents. Where the numbers of ids and sentences differ, the file and line are used as the
 * id.
 */
export function readRules({ openapi, asyncapi }: Documents): Rule[] {
  return [...rulesOf('openapi.yaml', openapi), ...rulesOf('asyncapi.yaml', asyncapi)];
}

function rulesOf(file: string, text: string): Rule[] {
  const { tree, rangeOf, lineAt, lineOf } = load(text, file);
  const rules: Rule[] = [];
  const walk = (node: unknown, path: Path): void => {
    if (typeof node !== 'object' || node === null) return;
    const object = node as Tree;
    if (object['x-draft'] === true) return;
    const about = aboutOf(tree, path, object);
    const at = (key: string) => `${file}:${lineOf([...path, key])}`;
    const lineOfSentence = (sentence: string) => {
      const [first, last] = rangeOf([...path, 'description']) ?? [0, 0];
      const start = text.indexOf(sentence.slice(0, RECOGNIZABLE), first);
      return lineAt(start === -1 || start > last ? first : start);
    };
    for (const [index, id] of idsOf(object, at).entries()) {
      if (id === NO_RULE) continue;
      const sentence = sentencesOf(descriptionOf(object))[index] ?? '';
      rules.push({ id, sentence, source: `${file}:${lineOfSentence(sentence)}`, about });
    }
    if (typeof object.operationId === 'string') rules.push(...policiesOf(object, object.operationId, at));
    for (const [key, inner] of Object.entries(object)) {
      if (key !== 'examples' && key !== 'example') walk(inner, [...path, Array.isArray(object) ? Number(key) : key]);
    }
  };
  walk(tree, []);
  return rules;
}

const descriptionOf = ({ description }: Tree) => (typeof description === 'string' ? description : '');

function idsOf(node: Tree, at: (key: string) => string): string[] {
  const ids = node['x-rules'];
  const isDue = typeof node.operationId === 'string' || typeof node.action === 'string';
  if (ids === undefined && !isDue) return [];
  const { length } = sentencesOf(descriptionOf(node));
  if (Array.isArray(ids) && ids.length === length) return ids as string[];
  return Array.from(
    { length },
    (_, index) => `sentence ${index + 1} of ${at('description')}, which has no id in x-rules`,
  );
}

function policiesOf(node: Tree, operationId: string, at: (key: string) => string): Rule[] {
  const named = POLICIES.flatMap((name) =>
    node[name] === undefined
      ? []
      : [
          {
            id: `${operationId} ${name}`,
            sentence: `${name}: ${JSON.stringify(node[name])}`,
            source: at(name),
            about: operationId,
          },
        ],
  );
  const emitted = ((node['x-emits'] ?? []) as { event: string; to: string }[]).map(({ event, to }) => ({
    id: `${operationId} x-emits ${event}`,
    sentence: `x-emits: ${event} to ${to}`,
    source: at('x-emits'),
    about: operationId,
  }));
  return [...named, ...emitted];
}

/**
 * Returns the operation of openapi.yaml or the event of asyncapi.yaml that contains a description; null when neither
 * does.
 */
function aboutOf(tree: Tree, path: Path, node: Tree): string | null {
  if (typeof node.operationId === 'string') return node.operationId;
  const messages = (tree.components as { messages?: Record<string, { name: string }> }).messages;
  if (messages === undefined) return null;
  if (path[0] === 'components' && path[1] === 'messages' && path.length === 3) return String(node.name);
  if (typeof node.action !== 'string') return null;
  const [message] = node.messages as { $ref?: string }[];
  const key = message?.$ref?.split('/').at(-1);
  return key === undefined ? null : (messages[key]?.name ?? null);
}
