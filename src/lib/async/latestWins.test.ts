import { expect, test } from 'vitest';
import { createLatestWins, type Settled } from './latestWins.ts';

/** Creates a sender to a server whose responses the test controls. */
function setUp(options: { isReached?: (intent: string) => boolean; dropsIntentOnFailure?: boolean } = {}) {
  const sent: string[] = [];
  const settled: (Settled<string> | null)[] = [];
  const inFlight: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const session = new AbortController();
  const set = createLatestWins<string>({
    ...options,
    signal: session.signal,
    send: (value) => {
      sent.push(value);
      return new Promise<void>((resolve, reject) => inFlight.push({ resolve, reject }));
    },
  });
  const turns = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return {
    sent,
    settled,
    endSession: () => session.abort(),
    set: async (intent: string) => {
      set(intent).then(
        (outcome) => settled.push(outcome),
        () => undefined,
      );
      await turns();
    },
    answer: async (error?: Error) => {
      const call = inFlight.shift();
      if (error === undefined) call?.resolve();
      else call?.reject(error);
      await turns();
    },
  };
}
const refused = new Error('refused');

test('an intent is sent at once and settles with its call', async () => {
  const server = setUp();
  await server.set('a');
  expect(server.settled).toEqual([]);
  await server.answer();
  expect(server.settled).toEqual([{ intent: 'a', sent: 'a', hasFailed: false, error: undefined }]);
});

test('of the intents during a call only the last one is sent', async () => {
  const server = setUp();
  for (const intent of ['a', 'b', 'c']) await server.set(intent);
  expect([server.sent, server.settled]).toEqual([['a'], [null, null]]);
  await server.answer();
  expect(server.sent).toEqual(['a', 'c']);
  await server.answer();
  expect(server.settled.at(-1)).toMatchObject({ intent: 'c', sent: 'c', hasFailed: false });
});

test('an intent that is reached already needs no call', async () => {
  const server = setUp({ isReached: (intent) => intent === 'b' });
  await server.set('a');
  await server.set('b');
  await server.answer(refused);
  expect(server.sent).toEqual(['a']);
  expect(server.settled.at(-1)).toEqual({ intent: 'b', sent: 'a', hasFailed: true, error: refused });
});

test.each([
  [false, ['a', 'b']],
  [true, ['a']],
])('after a failure the newer intent is dropped: %s', async (dropsIntentOnFailure, sent) => {
  const server = setUp({ dropsIntentOnFailure });
  await server.set('a');
  await server.set('b');
  await server.answer(refused);
  expect(server.sent).toEqual(sent);
  await server.answer();
  expect(server.settled.at(-1)).toMatchObject({ intent: 'b', sent: sent.at(-1), hasFailed: dropsIntentOnFailure });
});

test('the next intent after a series begins a new one', async () => {
  const server = setUp();
  await server.set('a');
  await server.answer(refused);
  await server.set('a');
  await server.answer();
  expect(server.settled.map((outcome) => outcome?.hasFailed)).toEqual([true, false]);
});

test('after the session nothing is sent and nothing settles', async () => {
  const server = setUp();
  await server.set('a');
  await server.set('b');
  server.endSession();
  await server.answer();
  expect([server.sent, server.settled]).toEqual([['a'], [null]]);
});
