import type { Contract, Operation, Schema } from '../contract/contract.ts';
import { expectEqual, expectStatus } from '../engine/expect.ts';
import type { Case } from '../engine/kit.ts';
import { profileNamed } from '../engine/people.ts';
import { formInput } from './formInput.ts';
import { validInput } from './validInput.ts';

/**
 * Creates cases that send the lowest and the highest value of each numeric parameter, both of each boolean and each of an enumeration:
 * all must be accepted.
 */
export function limitCases(contract: Contract): Case[] {
  return [...contract.operations.values()].flatMap((operation) =>
    boundsOf(contract, operation).map(([name, value]): Case => ({
      id: `limits.${operation.operationId}.${name}.${value}`,
      title: `${operation.operationId} takes ${name}=${value}.`,
      async run(kit) {
        const seen = await kit.a.call(operation.operationId, {
          ...validInput(contract, operation),
          query: { [name]: value },
        });
        expectStatus(seen, 200, 'limits.taken');
      },
    })),
  );
}

function boundsOf(contract: Contract, { parameters }: Operation): [name: string, value: string | number | boolean][] {
  return parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) =>
      valuesOf(contract.resolve(schema)).map((value): [string, string | number | boolean] => [name, value]),
    );
}

function valuesOf({ type, minimum, maximum, enum: values = [] }: Schema): (string | number | boolean)[] {
  if (type === 'boolean') return [true, false];
  if (type === 'string') return values.map(String);
  return [minimum, maximum].filter((bound) => bound !== undefined);
}

/** Cases about the limits of the two numbers that request bodies contain. */
export const numberCases: readonly Case[] = [
  {
    id: 'limits.years',
    title: 'years_of_experience goes from 0 to 120 and comes back as it was.',
    async run({ a }) {
      for (const years_of_experience of [0, 1, 120, null]) {
        const profile_update = { ...profileNamed('あおい').profile_update, years_of_experience };
        const saved = await a.call('updateMyProfile', { body: { profile_update } });
        expectStatus(saved, 200, 'limits.taken');
        const read = await a.call('getMyProfile');
        const stored = [saved, read].map(({ json }) => (json as typeof profile_update).years_of_experience);
        expectEqual('limits.same', read, stored, [years_of_experience, years_of_experience]);
      }
    },
  },
  {
    id: 'limits.duration',
    title: 'media_duration goes from 0 to 600 s and comes back as it was.',
    async run({ a }) {
      for (const media_duration of [0, 1, 599, 600]) {
        const media_file = new File([new Uint8Array(8)], 'a.wav', { type: 'audio/wav' });
        const input = formInput({ content: '', media_file, media_duration: String(media_duration) });
        const made = expectStatus(await a.call('createPost', input), 201, 'limits.taken');
        const { id } = made.json as { id: string };
        const read = await a.call('getPost', { id });
        expectEqual('limits.same', read, (read.json as { media_duration: number }).media_duration, media_duration);
        await a.call('deletePost', { id });
      }
    },
  },
];
