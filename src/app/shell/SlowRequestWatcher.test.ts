import { CancelledError, InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { watchSlowRequests } from './SlowRequestWatcher.tsx';

const said = () => snackbars.store.getState().current;

/** Renders a query whose response the test controls. */
function screen(client: QueryClient, name: string) {
  const answers: ((value: string) => void)[] = [];
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted();
    return new Promise<string>((resolve) => answers.push(resolve));
  };
  const observer = new QueryObserver(client, { queryKey: [name], queryFn, retry: false });
  const leave = observer.subscribe(() => undefined);
  return { answers, leave, data: () => observer.getCurrentResult().data };
}

let client: QueryClient;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  // Another test file may have left a message.
  snackbars.clear();
  client = new QueryClient();
  stop = watchSlowRequests(client);
});
afterEach(() => {
  stop();
  client.clear();
  snackbars.clear();
  vi.useRealTimers();
});

test('a response in time causes no message', async () => {
  const { answers, leave } = screen(client, 'people');
  await vi.advanceTimersByTimeAsync(14_900);
  answers[0]?.('はな');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said()).toBeNull();
  leave();
});

test('C12: pending calls cause one message, and are repeated when the person asks for it', async () => {
  const people = screen(client, 'people');
  const posts = screen(client, 'posts');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(said()?.text).toBe('サーバーの応答に時間がかかっています');
  said()?.action?.run();
  await vi.advanceTimersByTimeAsync(0);
  expect([people.answers, posts.answers].map(({ length }) => length)).toEqual([2, 2]);
  people.answers[1]?.('はな');
  posts.answers[1]?.('こんにちは');
  await vi.advanceTimersByTimeAsync(0);
  expect([people.data(), posts.data()]).toEqual(['はな', 'こんにちは']);
  snackbars.dismiss();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said()).toBeNull();
  people.leave();
  posts.leave();
});

test('a caller that waits without an observer gets a rejection when the call is aborted, and calls again itself', async () => {
  const queryFn = vi.fn<() => Promise<string>>(() => new Promise(() => undefined));
  const outcome = client.fetchQuery({ queryKey: ['batch'], queryFn, retry: false }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  said()?.action?.run();
  expect(await outcome).toBeInstanceOf(CancelledError);
  expect(queryFn).toHaveBeenCalledOnce();
});

test('of a list only the pending page is requested again', async () => {
  const asked: number[] = [];
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['pages'],
    queryFn({ pageParam, signal }) {
      signal.throwIfAborted();
      asked.push(pageParam);
      return asked.length === 2 ? new Promise<number>(() => undefined) : Promise.resolve(pageParam);
    },
    initialPageParam: 1,
    getNextPageParam: (last: number) => last + 1,
    retry: false,
  });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  void observer.fetchNextPage();
  await vi.advanceTimersByTimeAsync(15_000);
  said()?.action?.run();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([1, 2, 2]);
  expect(observer.getCurrentResult().data?.pages).toEqual([1, 2]);
  leave();
});
