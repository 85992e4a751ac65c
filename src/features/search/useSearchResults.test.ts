import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { profileOf } from '../../../tests/support/likeFixtures.ts';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import { inSession, startTestSession } from '../../../tests/support/testSession.tsx';
import { waitFor } from '../../../tests/support/waitFor.ts';
import type { Session } from '../../session/session.ts';
import type { Filters } from './filters.ts';
import { createProfileDirectory } from './profileDirectory.ts';
import { useFilteredProfiles } from './useSearchResults.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('the results for filters', () => {
  let asked: string[];
  let time: number;
  let session: Session;
  let client: QueryClient;

  beforeEach(() => {
    asked = [];
    time = Date.parse('2026-11-20T12:00:00Z');
    vi.spyOn(Date, 'now').mockImplementation(() => time);
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(decodeURIComponent(url));
      return Response.json([profileOf('れん')]);
    });
    stubWindow();
    ({ session, client } = startTestSession());
  });
  afterEach(() => client.clear());

  const filtered = (filters: Filters, wanted = true) =>
    renderHook(
      (given: { filters: Filters; wanted: boolean }) =>
        useFilteredProfiles(session.own(createProfileDirectory), given.filters, given.wanted),
      { filters, wanted },
      inSession(session),
    );
  /** Waits until `count` queries have succeeded and the hook has rendered their results. */
  const settled = (count: number) =>
    act(async () => {
      await waitFor(() => {
        expect(
          client.getQueryCache().findAll({ fetchStatus: 'idle', predicate: ({ state }) => state.status === 'success' }),
        ).toHaveLength(count);
      });
      await new Promise((resolve) => setTimeout(resolve));
    });

  test('are requested only when needed, and fresh for a minute', async () => {
    const hook = await filtered({ genres: ['jazz'] }, false);
    expect(asked).toEqual([]);
    await hook.rerender({ filters: { genres: ['jazz'] }, wanted: true });
    await settled(1);
    expect(hook.current().data?.map(({ display_name }) => display_name)).toEqual(['れん']);
    await hook.unmount();

    time += 59_999;
    await (await filtered({ genres: ['jazz'] })).unmount();
    expect(asked).toHaveLength(1);
    time += 1;
    await filtered({ genres: ['jazz'] });
    await settled(1);
    expect(asked).toHaveLength(2);
  });

  test('the newest four are cached beside the visible one', async () => {
    const genres = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const hook = await filtered({ genres: ['a'] });
    await settled(1);
    for (const [index, genre] of genres.slice(1).entries()) {
      time += 1;
      await hook.rerender({ filters: { genres: [genre] }, wanted: true });
      await settled(Math.min(index + 2, 5));
    }
    const cachedKeys = client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => JSON.stringify(queryKey));
    expect(cachedKeys.map((key) => genres.find((genre) => key.includes(`"${genre}"`)))).toEqual([
      'c',
      'd',
      'e',
      'f',
      'g',
    ]);
  });
});
