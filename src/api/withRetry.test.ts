import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './errors.ts';
import { setCredentials } from './credentials.ts';
import { shouldRetry, withRetry } from './withRetry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const http = (status: number) => new ApiError('http', `HTTP ${status}`, { status });
const ill = http(503);

describe('which calls are tried again', () => {
  test.each([400, 401, 403, 404, 409, 413, 415, 422, 429])('never after %i', (status) => {
    expect(shouldRetry(0, http(status))).toBe(false);
  });

  test.each([500, 502, 503])('twice after %i', (status) => {
    expect([0, 1, 2].map((failures) => shouldRetry(failures, http(status)))).toEqual([true, true, false]);
  });

  test('twice without an answer', () => {
    const error = new ApiError('network', 'The server did not answer');
    expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false]);
  });

  test('never when the answer breaks the contract, or for errors of our own', () => {
    expect(shouldRetry(0, new ApiError('contract', 'The answer is not JSON'))).toBe(false);
    expect(shouldRetry(0, new TypeError('x is undefined'))).toBe(false);
  });
});

test('what fails once is there at the second try', async () => {
  const read = vi.fn<() => Promise<number>>().mockRejectedValueOnce(ill).mockResolvedValueOnce(3);
  const answer = withRetry(read);
  await vi.advanceTimersByTimeAsync(400);
  await expect(answer).resolves.toBe(3);
});

test('three tries are all', async () => {
  const read = vi.fn<() => Promise<number>>().mockRejectedValue(ill);
  const settled = withRetry(read).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await settled).toBe(ill);
  expect(read).toHaveBeenCalledTimes(3);
});

test('what a session that has ended still wanted is not asked for any more', async () => {
  const read = vi.fn<() => Promise<number>>().mockRejectedValue(ill);
  const session = new AbortController();
  setCredentials({ token: 'one', signal: session.signal, onRefused: () => undefined });
  const settled = withRetry(read).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  session.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await settled).toBe(ill);
  expect(read).toHaveBeenCalledOnce();
});

test('a refusal is the last word', async () => {
  const refusal = http(404);
  const read = vi.fn<() => Promise<number>>().mockRejectedValue(refusal);
  await expect(withRetry(read)).rejects.toBe(refusal);
  expect(read).toHaveBeenCalledOnce();
});
