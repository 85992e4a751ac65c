import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { tryAgain } from './tryAgain.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ill = new ApiError('http', 'HTTP 503', { status: 503 });

test('what fails once is there at the second try', async () => {
  const read = vi.fn<() => Promise<number>>().mockRejectedValueOnce(ill).mockResolvedValueOnce(3);
  const answer = tryAgain(read);
  await vi.advanceTimersByTimeAsync(400);
  await expect(answer).resolves.toBe(3);
});

test('three tries are all', async () => {
  const read = vi.fn<() => Promise<number>>().mockRejectedValue(ill);
  const settled = tryAgain(read).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await settled).toBe(ill);
  expect(read).toHaveBeenCalledTimes(3);
});

test('a refusal is the last word', async () => {
  const refusal = new ApiError('http', 'HTTP 404', { status: 404 });
  const read = vi.fn<() => Promise<number>>().mockRejectedValue(refusal);
  await expect(tryAgain(read)).rejects.toBe(refusal);
  expect(read).toHaveBeenCalledOnce();
});
