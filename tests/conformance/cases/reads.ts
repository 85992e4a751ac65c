import type { Contract } from '../contract/contract.ts';
import { bodyOf } from '../engine/expect.ts';
import type { Case, Kit } from '../engine/kit.ts';

/** Creates a case for each GET operation; the checks of every exchange judge the response. */
export function readCases(contract: Contract): Case[] {
  return [...contract.operations.values()]
    .filter(({ method }) => method === 'GET')
    .map(({ operationId, parameters }) => ({
      id: `read.${operationId}`,
      title: `${operationId} answers in its documented shape.`,
      async run(kit) {
        const isOne = parameters.some((parameter) => parameter.in === 'path');
        const id = isOne ? await someId(kit, operationId) : undefined;
        await kit.b.call(operationId, id === undefined ? {} : { id });
      },
    }));
}

/** Returns the id of a resource for an operation's path; an unknown id when the lists are empty. */
async function someId({ b, c }: Kit, operationId: string): Promise<string> {
  if (operationId === 'getProfileByUserId') return c.userId;
  if (operationId === 'getConversation') return await firstOf(b, 'listConversations');
  if (operationId === 'getPost') return await firstOf(b, 'listPosts');
  return c.profileId;
}

async function firstOf(who: Kit['b'], list: string): Promise<string> {
  const [first] = bodyOf<{ id: string }[]>(await who.call(list));
  return first?.id ?? 'conformance-nobody';
}
