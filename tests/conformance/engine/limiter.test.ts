import { describe, expect, test } from 'vitest';
import { Limited, Limiter, type Limit } from './limiter.ts';

const asIs = (limit: Limit) => limit;
const ok: Limit = { status: 200, retryAfter: undefined };

/** Makes calls that are answered in this order. */
async function meet(answers: readonly Limit[], longest?: number) {
  const limiter = new Limiter(longest);
  const left = [...answers];
  const begin = performance.now();
  const answer = await limiter.through('logIn', () => Promise.resolve(left.shift() ?? ok), asIs);
  return { answer, limiter, milliseconds: performance.now() - begin };
}

describe('a server that limits its callers (K26)', () => {
  test('is waited for as long as it says', async () => {
    const { answer, limiter, milliseconds } = await meet([{ status: 429, retryAfter: '0.3' }]);
    expect(answer).toEqual(ok);
    expect(limiter.counts).toEqual(new Map([['logIn', 1]]));
    expect(milliseconds).toBeGreaterThan(290);
    expect(limiter.waited).toBeGreaterThan(290);
  });

  test('is waited for until the date that it names', async () => {
    const { limiter } = await meet([{ status: 429, retryAfter: new Date(Date.now() + 1_000).toUTCString() }]);
    expect(limiter.waited).toBeLessThan(1_001);
  });

  test('is called more slowly afterwards, by the operation alone that it limits', async () => {
    const { limiter } = await meet([{ status: 429, retryAfter: '0' }]);
    const timesOf = async (operationId: string) => {
      const begin = performance.now();
      for (let count = 0; count < 3; count += 1) await limiter.through(operationId, () => Promise.resolve(ok), asIs);
      return performance.now() - begin;
    };
    expect(await timesOf('logIn')).toBeGreaterThan(190);
    expect(await timesOf('listPosts')).toBeLessThan(90);
  });

  test('without end is told as that', async () => {
    const forever = Array.from({ length: 9 }, () => ({ status: 429, retryAfter: '0.1' }));
    await expect(meet(forever, 350)).rejects.toThrow(new Limited('logIn', 4, '0.1'));
    await expect(meet([{ status: 429, retryAfter: '3600' }])).rejects.toThrow(/429 to each of 1 tries.*3600/);
  });
});
