import { describe, expect, test, vi } from 'vitest';
import { canSeekTo, downloadMedia } from './downloadMedia.ts';

test.each([
  ['in a range, at its first moment', 'https://x/a.mp3', 60, 10, true],
  ['in a range, at its last moment', 'https://x/a.mp3', 60, 20, true],
  ['before all ranges', 'https://x/a.mp3', 60, 9, false],
  ['between two ranges', 'http://x/a.mp3', 60, 25, false],
  ['in the second range', 'http://x/a.mp3', 60, 35, true],
  ['anywhere of what is in memory', 'blob:https://x/1', 60, 9, true],
  ['anywhere of what has no known length', 'https://x/a.mp3', Number.POSITIVE_INFINITY, 9, true],
])('an element can seek %s', (_where, currentSrc, duration, seconds, isPossible) => {
  const ranges = [
    [10, 20],
    [30, 40],
  ] as const;
  const seekable = {
    length: ranges.length,
    start: (range: number) => ranges[range]?.[0] ?? Number.NaN,
    end: (range: number) => ranges[range]?.[1] ?? Number.NaN,
  };
  expect(canSeekTo({ seekable, currentSrc, duration } as HTMLMediaElement, seconds)).toBe(isPossible);
});

describe('a download', () => {
  const start = (status: number) => {
    const fetched = vi.fn<typeof fetch>().mockImplementation(async () => new Response('sound', { status }));
    vi.stubGlobal('fetch', fetched);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    return { ...downloadMedia('/a.mp3'), revoked, signal: fetched.mock.calls[0]?.[1]?.signal };
  };

  test('has an address until it is released', async () => {
    const { url, release, revoked } = start(200);
    expect(await url).toBe('blob:1');
    expect(revoked).not.toHaveBeenCalled();
    release();
    expect(revoked.mock.calls).toEqual([['blob:1']]);
  });

  test('that is released before its end has none', async () => {
    const { url, release, revoked, signal } = start(200);
    release();
    await expect(url).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect([signal?.aborted, revoked.mock.calls]).toEqual([true, []]);
  });

  test('that the server refuses fails', async () => {
    await expect(start(404).url).rejects.toThrow('HTTP 404');
  });
});
