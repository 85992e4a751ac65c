import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './errors.ts';
import { setCredentials } from './credentials.ts';
import { shouldRetry, withRetry } from './withRetry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const http = (status: number) => new ApiError('http', `HTTP ${status}`, { status });
const ill = http(503);

describe('which calls are retried', () => {
  test.each([400, 401, 403, 404, 409, 413, 415, 422, 429])('a %i never', (status) => {
    expect(shouldRetry(0, http(status))).toBe(false);
  });

  test.each([500, 502, 503])('a %i twice', (status) => {
    expect([0, 1, 2].map((failures) => shouldRetry(failures, http(status)))).toEqual([true, true, false]);
  });

  test('a missing response twice', () => {
    const error = new ApiError('network', 'The server did not answer');
    expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false]);
  });

  test('a response that violates the contract and other errors never', () => {
    expect(shouldRetry(0, new ApiError('contract', 'The answer is not JSON'))).toBe(false);
    expect(shouldRetry(0, new TypeError('x is undefined'))).toBe(false);
  });
});

test('a call that fails once succeeds at the second attempt', async () => {
  const read = vi.fn<() => Promise<number>>().mockRejectedValueOnce(ill).mockResolvedValueOnce(3);
  const answer = withRetry(read);
  await vi.advanceTimersByTimeAsync(400);
  await expect(answer).resolves.toBe(3);
});

test('a call of a session that has ended is not retried', async () => {
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

test('a refusal is not retried', async () => {
  const refusal = http(404);
  const read = vi.fn<() => Promise<number>>().mockRejectedValue(refusal);
  await expect(withRetry(read)).rejects.toBe(refusal);
  expect(read).toHaveBeenCalledOnce();
});
