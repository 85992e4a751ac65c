import type { Contract } from '../contract/contract.ts';
import type { Exchange } from '../engine/exchange.ts';
import { bodyOf } from '../engine/expect.ts';
import type { Case, Kit } from '../engine/kit.ts';
import { formInput } from './formInput.ts';

/**
 * Creates a case for each GET operation; the checks of every exchange judge the response. A run that only reads has made
 * no post, so it reads one of others.
 */
export function readCases(contract: Contract, mayWrite: boolean): Case[] {
  return [...contract.operations.values()]
    .filter(({ method }) => method === 'GET')
    .map(({ operationId, parameters }) => ({
      id: `read.${operationId}`,
      title: `${operationId} answers in its documented shape.`,
      async run(kit) {
        const isOne = parameters.some((parameter) => parameter.in === 'path');
        const made = operationId === 'getPost' && mayWrite ? await kit.b.call('createPost', POST) : null;
        const id = isOne ? (madeIn(made) ?? (await someId(kit, operationId))) : undefined;
        await kit.b.call(operationId, id === undefined ? {} : { id });
        if (made !== null && id !== undefined) await kit.b.call('deletePost', { id });
      },
    }));
}

const POST = formInput({ content: '読まれる' });
const madeIn = (made: Exchange | null) => (Object(made?.json) as { id?: string }).id;

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
