import { expect, test, vi } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { renderHook } from '../../../tests/support/renderHook.ts';
import { inSession, startTestSession } from '../../../tests/support/testSession.tsx';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { queryClientOf } from '../../session/queryClientOf.ts';
import { boardPosts, knownPost } from './boardQuery.ts';
import { useBoard } from './boardStore.ts';
import { createPostFixture } from './postFixtures.ts';

test('a response from before a deletion does not bring the reply back', async () => {
  stubWindow();
  const { session } = startTestSession();
  const reply = createPostFixture('reply');
  const other = createPostFixture('other');
  const root = createPostFixture('root', { replies: [reply], replies_count: 2 });
  const responses = [
    { ...root, replies: [reply, other] },
    { ...root, replies: [other], replies_count: 1 },
  ];
  const sending = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (_url: string, { method }: { method: string }) => {
    if (method === 'DELETE') return new Response(null, { status: 204 });
    const response = responses.shift();
    await sending.promise;
    return Response.json(response);
  });
  const client = queryClientOf(session);
  client.setQueryData(boardPosts.queryKey, {
    pages: [{ posts: [root], isFull: false }],
    pageParams: [boardPosts.initialPageParam],
  });
  const { current } = await renderHook(useBoard, undefined, inSession(session));
  const opened = current().openReplies(root, 0);
  await waitFor(() => expect(responses).toHaveLength(1));
  await current().remove(reply);
  sending.resolve();
  await opened;
  expect(knownPost(client, 'root')?.replies.map(({ id }) => id)).toEqual(['other']);
});
