import { waysOf } from '../../../conformance/cases/bodies.ts';
import { takesEmpty } from '../../../conformance/cases/optionalFields.ts';
import type { Contract, Operation, Schema } from '../../../conformance/contract/contract.ts';
import type { Variant } from '../../variants/variant.ts';
import { atOperation, type Leniency, success } from './leniency.ts';

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
 * Returns faulty servers for the self-test: each accepts invalid values of one field of a body, in every branch of a
 * union and in forms; or refuses one allowed null or empty text; or accepts an invalid header at one secured operation.
 */
export function carelessForms(contract: Contract): Leniency[] {
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
  isRequired: boolean;
}

function placesIn(contract: Contract, schema: Schema, branch = ''): Place[] {
  return waysOf(contract, schema).flatMap(({ name, schema: way }) =>
    Object.entries(way.properties ?? {}).flatMap(([field, property]): Place[] => [
      {
        branch: [branch, name].filter((part) => part !== '').join('.'),
        field,
        schema: contract.resolve(property),
        isRequired: way.required?.includes(field) === true,
      },
      ...placesIn(contract, property, [branch, name, field].filter((part) => part !== '').join('.')),
    ]),
  );
}

function takenFields(contract: Contract, operation: Operation): Leniency[] {
  if (operation.body === null) return [];
  const places = placesIn(contract, operation.body.schema);
  // The contract names no fault of the form of an optional file; those of its content are about other cases.
  const faulty = places.filter(({ schema, isRequired }) => isRequired || schema.contentMediaType === undefined);
  return faulty.map(({ branch, field }) => ({
    fault: `${operation.operationId}:takes:${branch}.${field}`,
    about: operation.operationId,
    only: [`form.${operation.operationId}`],
    create: () => ({
      name: field,
      answer: atOperation(contract, operation, (_asked, answer) => {
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
      (takesEmpty(schema) ? [null, ''] : [null]).map((said) => ({
        fault: `${operation.operationId}:refuses:${branch}.${field}=${JSON.stringify(said)}`,
        about: operation.operationId,
        only: [`form.${operation.operationId}.optional`],
        create: (): Variant => ({
          name: field,
          answer: atOperation(contract, operation, ({ body }, answer) => {
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
      const admit = atOperation(contract, operation, ({ authorization = '' }, answer) => {
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
