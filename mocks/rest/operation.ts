import type { $ZodType, output } from 'zod/v4/core';
import type { OperationId, operations } from '../../src/api/generated/operations.ts';
import type { UserRow } from '../world/rows.ts';
import type { World } from '../world/world.ts';

type Table = typeof operations;
type Parsed<Schema> = Schema extends $ZodType ? output<Schema> : undefined;

type SuccessSchema<Responses> = Responses extends { 200: infer Ok }
  ? Ok
  : Responses extends { 201: infer Created }
    ? Created
    : null;

/** The input of an operation: the parts of the request that the contract defines, validated and converted. */
export interface OperationInput<Id extends OperationId> {
  params: Parsed<Table[Id]['params']>;
  query: Parsed<Table[Id]['query']>;
  body: Parsed<Table[Id]['body']>;
}

/** The response body according to the contract; undefined for 204. */
export type OperationResult<Id extends OperationId> =
  SuccessSchema<Table[Id]['responses']> extends null ? void : Parsed<SuccessSchema<Table[Id]['responses']>>;

/** The user who sends the request if the contract requires a token, otherwise null. */
export type Actor<Id extends OperationId> = Table[Id]['secured'] extends true ? UserRow : null;

/**
 * One operation of the fake backend: synchronous, without HTTP and without latency.
 * @throws `Refusal` for the contract's errors
 */
export type Operation<Id extends OperationId> = (
  world: World,
  actor: Actor<Id>,
  input: OperationInput<Id>,
) => OperationResult<Id>;

type IdsOfTag<Tag extends string> = {
  [Id in OperationId]: Table[Id]['tag'] extends Tag ? Id : never;
}[OperationId];

/** All operations of a tag of the contract; a missing one is a type error. */
export type OperationsOf<Tag extends Table[OperationId]['tag']> = { readonly [Id in IdsOfTag<Tag>]: Operation<Id> };
