import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { snackbars } from '../../ui/Snackbar/snackbars.ts';
import { watchSlowAnswers } from './watchSlowAnswers.ts';

const said = () => snackbars.store.getState().current;

/** A screen that waits for a call which answers when told to. */
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
  client = new QueryClient();
  stop = watchSlowAnswers(client);
});
afterEach(() => {
  stop();
  client.clear();
  snackbars.clear();
  vi.useRealTimers();
});

test('an answer in time passes without a word', async () => {
  const { answers, leave } = screen(client, 'people');
  await vi.advanceTimersByTimeAsync(14_900);
  answers[0]?.('はな');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said()).toBeNull();
  leave();
});

test('calls that hang are spoken of once, and asked again when the person says so', async () => {
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
