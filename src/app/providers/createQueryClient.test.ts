import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { shouldRetry } from './createQueryClient.ts';

const http = (status: number) => new ApiError('http', `HTTP ${status}`, { status });

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
