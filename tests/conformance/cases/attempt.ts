import type { Contract, Operation } from '../contract/contract.ts';
import type { CallInput, Exchange } from '../engine/exchange.ts';
import type { Kit } from '../engine/kit.ts';
import { leastForm } from './bodies.ts';
import { formInput } from './formInput.ts';

/**
 * Sends the inputs to one operation one after the other, for a resource of the caller's own where the path needs an id,
 * and deletes what was created. Returns the last response, with its value of `field` for the case to judge.
 */
export async function attempt(kit: Kit, operation: Operation, inputs: readonly CallInput[], field: string) {
  const { contract, a } = kit;
  const own = [...contract.operations.values()].filter(({ tag }) => tag === operation.tag);
  const maker = own.find((one) => makes(contract, one));
  const remover = own.find(({ method, path }) => method === 'DELETE' && path.endsWith('/{id}'));
  const isOfOne = operation.parameters.some((parameter) => parameter.in === 'path');
  const made: string[] = [];
  const note = (seen: Exchange) => {
    const { id } = Object(seen.json) as { id?: unknown };
    if (seen.status < 300 && seen.method === 'POST' && typeof id === 'string') made.push(id);
    return seen;
  };
  if (isOfOne && maker !== undefined) {
    note(await a.call(maker.operationId, formInput(Object.fromEntries(leastForm(contract, maker)))));
  }
  const opener = own.find(({ method, body }) => method === 'POST' && isOfPair(contract, body));
  const id = made[0] ?? (isOfOne && opener !== undefined ? await openPair(kit, opener) : '');
  let seen: Exchange | undefined;
  for (const input of inputs) {
    seen = note(await a.call(operation.operationId, isOfOne ? { id, ...input } : input));
  }
  if (remover !== undefined) for (const id of made) await a.call(remover.operationId, { id });
  return { seen: seen as Exchange, value: (Object(seen?.json) as Record<string, unknown>)[field] };
}

/** Whether the only property of a body is the id of another user. */
const isOfPair = (contract: Contract, body: Operation['body']) =>
  Object.keys(contract.resolve(body?.schema ?? {}).properties ?? {}).join() === 'other_user_id';

async function openPair({ a, b }: Kit, { operationId }: Operation): Promise<string> {
  const opened = await a.call(operationId, { body: { other_user_id: b.userId } });
  return (Object(opened.json) as { data: { id: string } }).data.id;
}

/** Whether an operation creates a resource with an id from a form. */
const makes = (contract: Contract, { method, parameters, body, responses }: Operation) =>
  method === 'POST' &&
  parameters.length === 0 &&
  body?.media === 'multipart/form-data' &&
  [...responses].some(
    ([status, { schema }]) => status < 300 && schema !== null && contract.resolve(schema).properties?.id !== undefined,
  );
