import type { Contract, Operation, Schema } from '../../../conformance/contract/contract.ts';
import type { Answer, Asked, Variant } from '../../variants/variant.ts';

/** A faulty server for the self-test: the fake behind a layer that violates one rule at one operation. */
export interface Leniency {
  fault: string;
  about: string;
  /** The cases that should see it. */
  only: readonly string[];
  /** Creates the layer: it may remember things, so every run gets its own. */
  create: () => Variant;
  /** How often the layer of the last run changed anything; a fault without effect can't be found. */
  effects?: () => number;
}

/** Only at one operation. */
export function atOperation(
  contract: Contract,
  operation: Operation,
  change: (asked: Asked, answer: Answer) => Answer | undefined,
): NonNullable<Variant['answer']> {
  return (asked, answer) => (operationOf(contract, asked) === operation ? change(asked, answer) : undefined);
}

/** The operation that is called. */
export function operationOf(
  contract: Contract,
  { method, path }: Pick<Asked, 'method' | 'path'>,
): Operation | undefined {
  const all = [...contract.operations.values()].filter((one) => one.method === method);
  // Static paths win over templated ones.
  return (
    all.find((one) => one.path === path) ??
    all.find((one) => new RegExp(`^${one.path.replace('{id}', '[^/]+')}$`).test(path))
  );
}

/** An error in place of an answer. */
export const refusing = (answer: Answer, status: number): Answer => ({
  ...answer,
  status,
  headers: { ...answer.headers, 'content-type': 'application/json' },
  text: JSON.stringify({ detail: 'エラー' }),
});

/** What the operation answers when all is well, from the examples of its schema. */
export function success(contract: Contract, { responses }: Operation, answer: Answer): Answer {
  const [status, { schema }] = [...responses].find(([code]) => code < 300) ?? [200, { schema: null }];
  const example = schema === null ? null : exampleOf(contract, schema);
  return { ...answer, status, text: status === 204 ? '' : JSON.stringify(example) };
}

function exampleOf(contract: Contract, schema: Schema): unknown {
  const whole = contract.resolve(schema);
  return whole.items === undefined ? whole.examples?.[0] : [exampleOf(contract, whole.items)];
}
