import { waysOf } from '../../conformance/cases/bodies.ts';
import type { Contract, Operation, Schema } from '../../conformance/contract/contract.ts';
import type { Answer, Asked, Variant } from '../variants/variant.ts';

/** A server that takes what it should refuse, or refuses what it should take, at one operation. */
export interface Leniency {
  fault: string;
  about: string;
  /** The cases that should see it. */
  only: readonly string[];
  /** Creates the layer: it remembers tokens, so every run gets its own. */
  create: () => Variant;
}

/** Headers that a careless server takes for good ones; `T` is a token that was good once at least. */
const HEADERS: Readonly<Record<string, RegExp>> = {
  missing: /^$/,
  bare: /^T$/,
  otherScheme: /^Basic T$/,
  joined: /^BearerT$/,
  quoted: /^Bearer "T"$/,
  twice: /^Bearer T T$/,
  longer: /^Bearer Tx$/,
  ended: /^Bearer T$/,
};

/**
 * What the contract suggests to somebody careless: each field of each body, in every branch of a union and in forms, whose
 * faults are taken; each null and each empty text that is refused; each secured operation that takes a bad header.
 */
export function leniencies(contract: Contract): Leniency[] {
  return [...contract.operations.values()].flatMap((operation) => [
    ...takenFields(contract, operation),
    ...refusedSilences(contract, operation),
    ...(operation.secured ? takenHeaders(contract, operation) : []),
  ]);
}

interface Place {
  branch: string;
  field: string;
  schema: Schema;
}

function placesIn(contract: Contract, schema: Schema, branch = ''): Place[] {
  return waysOf(contract, schema).flatMap(({ name, schema: way }) =>
    Object.entries(way.properties ?? {}).flatMap(([field, property]): Place[] => [
      { branch: [branch, name].filter((part) => part !== '').join('.'), field, schema: contract.resolve(property) },
      ...placesIn(contract, property, [branch, name, field].filter((part) => part !== '').join('.')),
    ]),
  );
}

function takenFields(contract: Contract, operation: Operation): Leniency[] {
  if (operation.body === null) return [];
  return placesIn(contract, operation.body.schema).map(({ branch, field }) => ({
    fault: `${operation.operationId}:takes:${branch}.${field}`,
    about: operation.operationId,
    only: [`form.${operation.operationId}`],
    create: () => ({
      name: field,
      answer: at(contract, operation, (_asked, answer) => {
        if (answer.status !== 422) return undefined;
        const { detail } = JSON.parse(answer.text) as { detail: { loc: unknown[] }[] };
        return detail.every(({ loc }) => loc.includes(field)) ? success(contract, operation, answer) : undefined;
      }),
    }),
  }));
}

function refusedSilences(contract: Contract, operation: Operation): Leniency[] {
  if (operation.body?.media !== 'application/json') return [];
  return placesIn(contract, operation.body.schema)
    .filter(({ schema }) => [schema.type].flat().includes('null'))
    .flatMap(({ branch, field, schema }) =>
      ([schema.type].flat().includes('string') ? [null, ''] : [null]).map((said) => ({
        fault: `${operation.operationId}:refuses:${branch}.${field}=${JSON.stringify(said)}`,
        about: operation.operationId,
        only: [`form.${operation.operationId}.optional`],
        create: (): Variant => ({
          name: field,
          answer: at(contract, operation, ({ body }, answer) => {
            if (answer.status > 299 || !body.includes(`"${field}":${JSON.stringify(said)}`)) return undefined;
            const issue = { loc: ['body', field], msg: 'missing', type: 'missing' };
            return { ...answer, status: 422, text: JSON.stringify({ detail: [issue] }) };
          }),
        }),
      })),
    );
}

function takenHeaders(contract: Contract, operation: Operation): Leniency[] {
  return Object.entries(HEADERS).map(([name, header]) => ({
    fault: `${operation.operationId}:admits:${name}`,
    about: operation.operationId,
    only: name === 'ended' ? ['auth.ended'] : [`auth.token.${operation.operationId}`],
    create: () => {
      const tokens = new Set<string>();
      const admit = at(contract, operation, ({ authorization = '' }, answer) => {
        const shape = [...tokens].reduce((text, token) => text.replaceAll(token, 'T'), authorization);
        return answer.status === 401 && header.test(shape) ? success(contract, operation, answer) : undefined;
      });
      return {
        name,
        answer(asked, answer) {
          const token = /"access_token":"([^"]+)"/.exec(answer.text)?.[1];
          if (token !== undefined) tokens.add(token);
          return admit(asked, answer);
        },
      };
    },
  }));
}

/** Only at one operation. */
function at(
  contract: Contract,
  operation: Operation,
  change: (asked: Asked, answer: Answer) => Answer | undefined,
): NonNullable<Variant['answer']> {
  const all = [...contract.operations.values()];
  // Static paths win over templated ones.
  const operationOf = ({ method, path }: Asked) =>
    all.find((one) => one.method === method && one.path === path) ??
    all.find((one) => one.method === method && new RegExp(`^${one.path.replace('{id}', '[^/]+')}$`).test(path));
  return (asked, answer) => (operationOf(asked) === operation ? change(asked, answer) : undefined);
}

/** What the operation answers when all is well, from the examples of its schema. */
function success(contract: Contract, { responses }: Operation, answer: Answer): Answer {
  const [status, { schema }] = [...responses].find(([code]) => code < 300) ?? [200, { schema: null }];
  const example = schema === null ? null : exampleOf(contract, schema);
  return { ...answer, status, text: status === 204 ? '' : JSON.stringify(example) };
}

function exampleOf(contract: Contract, schema: Schema): unknown {
  const whole = contract.resolve(schema);
  return whole.items === undefined ? whole.examples?.[0] : [exampleOf(contract, whole.items)];
}
