import { expect, test, vi } from 'vitest';
import { ApiError } from './errors.ts';
import { createSendOnce } from './sendOnce.ts';

const noAnswer = new ApiError('network', '');

/** Creates a sender of texts to a server that does not respond. Returns it with the spies for its requests. */
function start() {
  const find = vi.fn<(request: string) => Promise<string | null>>().mockResolvedValue(null);
  const send = vi.fn<(request: string, transport: string) => Promise<string>>().mockRejectedValue(noAnswer);
  const prepareFind = vi.fn<() => typeof find>().mockReturnValue(find);
  const sender = createSendOnce({ send, prepareFind, isSame: (a: string, b) => a === b });
  const fail = async (request: string) => {
    await expect(sender.send(request, 'wire')).rejects.toBe(noAnswer);
    return await sender.settle(noAnswer);
  };
  const counts = () => [prepareFind, find, send].map(({ mock }) => mock.calls.length);
  return { sender, find, send, fail, counts };
}

test.each([
  ['no answer', noAnswer, 'found'],
  ['an answer against the contract', new ApiError('contract', ''), 'found'],
  ['a failure of the server', new ApiError('http', '', { status: 500 }), 'found'],
  ['an abort', new DOMException('', 'AbortError'), 'found'],
  ['a refusal', new ApiError('http', '', { status: 499 }), null],
  ['another fault of the browser', new DOMException('', 'NotReadableError'), null],
  ['a bug', Object.assign(new Error(''), { name: 'AbortError' }), null],
])('B13: after %s the result is searched where it may be there', async (_what, error, result) => {
  const { sender, find } = start();
  find.mockResolvedValue('found');
  expect(await sender.settle(error)).toBeNull();
  await sender.send('a', 'wire').catch(() => undefined);
  expect(await sender.settle(error)).toBe(result);
});

test('B13: the same request is searched before it is sent again, from the same point on', async () => {
  const { sender, find, fail, counts } = start();
  expect(await fail('a')).toBeNull();
  expect(counts()).toEqual([1, 1, 1]);
  find.mockResolvedValue('late');
  expect(await sender.send('a', 'wire')).toBe('late');
  expect(counts()).toEqual([1, 2, 1]);
});

test('B13: what was not found is sent again, and is settled then', async () => {
  const { sender, send, fail, counts } = start();
  await fail('a');
  send.mockImplementation(async (request, transport) => `${request} by ${transport}`);
  expect(await sender.send('a', 'wire')).toBe('a by wire');
  expect(counts()).toEqual([1, 2, 2]);
  await sender.send('a', 'wire');
  expect(counts()).toEqual([2, 2, 3]);
});

test('B13: another request is not searched, and the first one still is', async () => {
  const { sender, send, fail, counts } = start();
  await fail('a');
  send.mockResolvedValue('sent');
  await sender.send('b', 'wire');
  expect(counts()).toEqual([2, 1, 2]);
  await sender.send('a', 'wire');
  expect(counts()).toEqual([2, 2, 3]);
});

test('B13: what was found is settled: the same request is a new one', async () => {
  const { sender, find, send, fail, counts } = start();
  find.mockResolvedValue('found');
  expect(await fail('a')).toBe('found');
  send.mockResolvedValue('sent');
  expect(await sender.send('a', 'wire')).toBe('sent');
  expect(counts()).toEqual([2, 1, 2]);
});

test('B13: a search that fails has found nothing', async () => {
  vi.spyOn(console, 'debug').mockReturnValue();
  const { find, fail } = start();
  find.mockRejectedValue(noAnswer);
  expect(await fail('a')).toBeNull();
});

test('B13: a result is returned once, to the newer of two attempts', async () => {
  const { sender, find, fail } = start();
  const { promise, resolve } = Promise.withResolvers<string>();
  find.mockReturnValue(promise);
  const first = fail('a');
  await vi.waitFor(() => expect(find).toHaveBeenCalledOnce());
  const second = sender.send('a', 'wire');
  resolve('late');
  expect([await first, await second]).toEqual([null, 'late']);
});

test('C5: after the end of the session nothing is searched, and nothing found', async () => {
  const { sender, find, fail } = start();
  const { promise, resolve } = Promise.withResolvers<string>();
  find.mockReturnValue(promise);
  const running = fail('a');
  await vi.waitFor(() => expect(find).toHaveBeenCalledOnce());
  sender.dispose();
  resolve('late');
  expect(await running).toBeNull();
  expect(await sender.settle(noAnswer)).toBeNull();
  expect(find).toHaveBeenCalledOnce();
});
