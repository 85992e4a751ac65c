import { describe, expect, test } from 'vitest';
import { search } from './copy.ts';
import { BATCH_SIZE, progressAfterBatch, initialProgress, type LoadProgress } from './batches.ts';

const after = (...batches: [received: number, fresh: number][]): LoadProgress =>
  batches.reduce((progress, [received, fresh]) => progressAfterBatch(progress, received, fresh), initialProgress);

describe('F1, F2: when loading ends', () => {
  test('a full batch with a new person is followed by another one', () => {
    expect(after([100, 100])).toEqual({ batches: 1, isComplete: false, isLimited: false });
    expect(after([100, 100], [100, 100])).toMatchObject({ batches: 2, isComplete: false });
  });

  test('one new person among 99 known ones is enough', () => {
    expect(after([100, 100], [100, 1])).toMatchObject({ batches: 2, isComplete: false });
  });

  test('a short batch is the last one, also an empty one', () => {
    expect(after([99, 99]).isComplete).toBe(true);
    expect(after([100, 100], [0, 0]).isComplete).toBe(true);
  });

  test('a server that ignores skip gets two requests', () => {
    expect(after([100, 100], [100, 0])).toMatchObject({ batches: 2, isComplete: true });
  });

  test.each<[what: string, last: [received: number, fresh: number], isLimited: boolean]>([
    ['full: there may be more people', [100, 100], true],
    ['full, with a single new person', [100, 1], true],
    ['short: these are all', [99, 99], false],
    ['empty: exactly as many as before', [0, 0], false],
    ['full of known people: the server repeats itself', [100, 0], false],
  ])('F41: batch 200 is %s', (_, last, isLimited) => {
    const before = Array.from({ length: 199 }, (): [number, number] => [100, 100]);
    expect(after(...before)).toMatchObject({ isComplete: false, isLimited: false });
    expect(after(...before, last)).toMatchObject({ isComplete: true, isLimited });
    expect(search.limit).toContain(`${(200 * BATCH_SIZE).toLocaleString('ja-JP')}人`);
  });
});
