import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLiveLikes, type LiveLikes } from './liveLikes.ts';

let happened: string[];
let isLiking: boolean;
let live: LiveLikes;

beforeEach(() => {
  vi.useFakeTimers();
  const start = Date.now();
  happened = [];
  isLiking = false;
  live = createLiveLikes({
    reload: () => happened.push(`reload at ${Date.now() - start}`),
    notifyMatch: () => happened.push(`announce at ${Date.now() - start}`),
    isLiking: () => isLiking,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

describe('L7: a reload', () => {
  test('follows a like after 300 ms', () => {
    live.likeReceived();
    pass(299);
    expect(happened).toEqual([]);
    pass(1);
    expect(happened).toEqual(['reload at 300']);
  });

  test('is one for a burst', () => {
    for (let event = 0; event < 20; event += 1) {
      live.likeReceived();
      pass(50);
    }
    live.matchCreated();
    pass(10_000);
    expect(happened.filter((what) => what.startsWith('reload'))).toEqual(['reload at 1300']);
  });

  test('happens again after a pause', () => {
    live.likeReceived();
    pass(1_000);
    live.likeReceived();
    pass(1_000);
    expect(happened).toEqual(['reload at 300', 'reload at 1300']);
  });
});

describe('L6: a match is announced', () => {
  test('when the other user made it', () => {
    live.matchCreated();
    pass(1_000);
    expect(happened).toEqual(['reload at 300', 'announce at 300']);
  });

  test('once per burst', () => {
    live.likeReceived();
    live.matchCreated();
    live.matchCreated();
    pass(1_000);
    expect(happened.filter((what) => what.startsWith('announce'))).toHaveLength(1);
  });

  test('not if a like of the viewer made it within the last 5 s; the reload happens', () => {
    live.viewerMatched();
    pass(4_700);
    live.matchCreated();
    pass(10_000);
    expect(happened).toEqual(['reload at 5000']);
  });

  test('again after that', () => {
    live.viewerMatched();
    pass(4_701);
    live.matchCreated();
    pass(10_000);
    expect(happened).toEqual(['reload at 5001', 'announce at 5001']);
  });

  test('not if the event arrives before the response to the like of the viewer', () => {
    isLiking = true;
    live.matchCreated();
    pass(2_000);
    isLiking = false;
    live.viewerMatched();
    pass(2_000);
    expect(happened).toEqual(['reload at 300']);
  });

  test('all the same if the like in flight was for another person and made no match', () => {
    isLiking = true;
    live.matchCreated();
    pass(2_000);
    isLiking = false;
    pass(2_000);
    expect(happened).toEqual(['reload at 300', 'announce at 2100']);
  });
});

test('after the end nothing happens any more', () => {
  live.likeReceived();
  live.matchCreated();
  live.stop();
  pass(10_000);
  expect(happened).toEqual([]);
});
