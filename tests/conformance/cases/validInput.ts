import type { Contract, Operation, Schema } from '../contract/contract.ts';
import { sampleOf } from '../contract/readable.ts';
import type { CallInput } from '../engine/exchange.ts';

/** An id that no server has. */
const NOBODY = 'conformance-nobody';

/** Returns a request that satisfies all schemas of the operation; the ids in it need not exist. */
export function validInput(contract: Contract, { parameters, body }: Operation): CallInput {
  return {
    ...(parameters.some((parameter) => parameter.in === 'path') ? { id: NOBODY } : {}),
    ...(body === null
      ? {}
      : { body: body.media === 'multipart/form-data' ? form(contract, body) : (body.example as object) }),
  };
}

function form(contract: Contract, body: NonNullable<Operation['body']>): FormData {
  const data = new FormData();
  const { properties = {}, required = [] } = contract.resolve(body.schema);
  for (const name of required) {
    const schema = contract.resolve(properties[name] as Schema);
    if (schema.contentMediaType === undefined) data.set(name, String(sampleOf(schema)));
    else data.set(name, new File(['x'], 'x.bin', { type: 'application/octet-stream' }));
  }
  return data;
}
