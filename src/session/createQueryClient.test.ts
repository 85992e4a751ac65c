import { focusManager, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { ApiError } from '../api/errors.ts';
import { getGetMyProfileQueryKey, getGetMyProfileQueryOptions } from '../api/generated/profiles/profiles.ts';
import { createQueryClient } from './createQueryClient.ts';
import { waitFor } from '../../tests/support/waitFor.ts';
import { reconnect } from '../../tests/support/reconnect.ts';

let client: QueryClient;
let asked: number;
let status: number;

beforeEach(() => {
  stubWindow();
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(console, 'warn').mockReturnValue();
  asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(Response.json({ detail: 'プロフィールが見つかりません' }, { status }));
  });
  client = createQueryClient();
  client.mount();
});
afterEach(() => {
  client.unmount();
  client.clear();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

/** Simulates a screen that shows the own profile. */
const mount = () =>
  new QueryObserver(client, { ...getGetMyProfileQueryOptions(), retry: false }).subscribe(() => undefined);
const answered = () => waitFor(() => expect(client.getQueryState(getGetMyProfileQueryKey())?.fetchStatus).toBe('idle'));

async function lookAround(): Promise<void> {
  const shell = mount();
  await answered();
  const screen = mount();
  await answered();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await answered();
  reconnect();
  await answered();
  screen();
  mount()();
  await answered();
  shell();
}

describe('the own profile of a new user (S4)', () => {
  test('is requested once, whatever components mount and unmount', async () => {
    status = 404;
    await lookAround();
    expect(asked).toBe(1);
  });

  test('is requested again if the server failed', async () => {
    status = 500;
    await lookAround();
    expect(asked).toBeGreaterThan(3);
  });

  test('exists as soon as it was saved', async () => {
    status = 404;
    const unsubscribe = mount();
    await answered();
    client.setQueryData(getGetMyProfileQueryKey(), { display_name: 'そら' });
    expect(client.getQueryState(getGetMyProfileQueryKey())).toMatchObject({ status: 'success', error: null });
    unsubscribe();
  });
});

test.each([
  [new ApiError('http', '', { status: 401 }), 0],
  [new ApiError('http', '', { status: 404 }), 0],
  [new ApiError('http', '', { status: 400 }), 1],
  [new ApiError('http', '', { status: 403 }), 1],
  [new ApiError('contract', ''), 1],
  [new TypeError('x is undefined'), 1],
])('401 and 404 of queries are not logged, other failures are: %s', async (error, logged) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const queryFn = async () => {
    throw error;
  };
  await expect(client.fetchQuery({ queryKey: ['a'], queryFn, retry: false })).rejects.toBe(error);
  expect(warn).toHaveBeenCalledTimes(logged);
});

test('while the browser reports that it is offline, queries are sent all the same, and a mutation is sent once', async () => {
  onlineManager.setOnline(false);
  const queryFn = vi.fn<() => Promise<number>>().mockResolvedValue(1);
  const mutationFn = vi.fn<() => Promise<number>>().mockRejectedValue(new ApiError('network', ''));
  await client.fetchQuery({ queryKey: ['b'], queryFn });
  await client
    .getMutationCache()
    .build(client, { mutationFn })
    .execute(undefined)
    .catch(() => undefined);
  expect([queryFn.mock.calls.length, mutationFn.mock.calls.length]).toEqual([1, 1]);
  onlineManager.setOnline(true);
});
