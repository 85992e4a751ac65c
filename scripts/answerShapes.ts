import type { OpenApiDocument, Schema } from './openApiDocument.ts';

const KINDS: Record<string, string> = { string: 'text', integer: 'number', number: 'number', boolean: 'flag' };
const refName = (ref: string) => ref.split('/').at(-1) ?? '';

interface AnswerShapes {
  /** One file per schema that responses consist of, by name, so that a screen loads only those of its own requests. */
  files: ReadonlyMap<string, string>;
  /** The shape of each operation's response, by operation id; operations without a response body are absent. */
  shapes: ReadonlyMap<string, string>;
}

/**
 * Generates the shapes of all responses, small enough for production: only types of values, because a wrong length or
 * format crashes nothing. The validators with all limits are for development and tests.
 */
export function answerShapes({ paths, components }: OpenApiDocument): AnswerShapes {
  const records = new Map<string, string>();
  const pending = new Set<string>();

  function shapeOf({ $ref, type, items, oneOf, required = [], properties = {} }: Schema): string {
    if ($ref !== undefined) return shapeNamed(refName($ref));
    if (oneOf !== undefined) return `orNull(${shapeOf(oneOf.find((option) => option.type !== 'null') ?? {})})`;
    const kinds = [type ?? 'string'].flat();
    const kind = kinds.find((name) => name !== 'null') ?? '';
    const nullable = (shape: string | undefined) => {
      if (shape === undefined) throw new Error(`An answer holds ${kind}, for which there is no shape`);
      return kinds.includes('null') ? `orNull(${shape})` : shape;
    };
    if (kind === 'array') return nullable(`list(${shapeOf(items ?? {})})`);
    if (kind !== 'object') return nullable(KINDS[kind]);
    // Optional properties are left out: code that reads them has to check for undefined anyway.
    const fields = required.map((name) => `${name}: ${shapeOf(properties[name] ?? {})}`);
    return nullable(`record({ ${fields.join(', ')} })`);
  }

  /** Types are inlined; schemas are named, because one may contain itself. */
  function shapeNamed(name: string): string {
    const schema = components.schemas[name] ?? {};
    if (schema.type !== 'object') return shapeOf(schema);
    if (pending.has(name)) return `(value) => is${name}(value)`;
    if (!records.has(name)) {
      pending.add(name);
      const shape = shapeOf(schema);
      pending.delete(name);
      records.set(name, shape);
    }
    return `is${name}`;
  }

  const shapes = new Map<string, string>();
  for (const { operationId, responses } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
    const schema = success?.content?.['application/json']?.schema;
    if (schema !== undefined) shapes.set(operationId, shapeOf(schema));
  }
  const files = [...records].map(
    ([name, shape]) =>
      [
        `is${name}`,
        [
          '// Generated from openapi.yaml. Do not edit.',
          `import { ${[...new Set([...words(shape, KIT), 'type Shape'])].join(', ')} } from '../../shape.ts';`,
          ...words(shape, IS)
            .filter((other) => other !== `is${name}`)
            .map((other) => `import { ${other} } from './${other}.ts';`),
          '',
          `export const is${name}: Shape = ${shape};`,
          '',
        ].join('\n'),
      ] as const,
  );
  return { files: new Map(files), shapes };
}

const IS = /\bis[A-Z]\w+/g;
const KIT = /\b(?:text|number|flag|orNull|list|record)(?=[(),\s])(?!:)/g;
const words = (source: string, pattern: RegExp) => [...new Set(source.match(pattern))].sort();
