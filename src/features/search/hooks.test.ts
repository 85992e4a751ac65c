import type { QueryClient } from '@tanstack/react-query';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { inSession, startTestSession } from '../../../tests/support/testSession.tsx';
import type { Session } from '../../session/session.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import { profileOf } from '../../../tests/support/likeFixtures.ts';
import type { Candidate } from './candidate.ts';
import { createProfileDirectory } from './profileDirectory.ts';
import type { Filters } from './filters.ts';
import { useFilteredProfiles } from './useFilteredProfiles.ts';
import { useStablePage } from './useStablePage.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('a page of cards keeps its order while others arrive', () => {
  const people = Object.fromEntries(
    Array.from('abc').map((name) => [
      name,
      { profile: profileOf(name), score: 0, activeAt: 0, createdAt: 0 } satisfies Candidate,
    ]),
  );
  /** Returns the people with these one-letter names. */
  const page = (names: string) => Array.from(names, (name) => people[name] as Candidate);
  const events = new EventTarget();
  interface Given {
    view?: string;
    names: string;
    isSettled?: boolean;
  }
  let isInUse: boolean;
  let list: { current: HTMLElement | null };

  beforeEach(() => {
    isInUse = false;
    const matches = (selector: string) => selector === ':hover, :focus-within' && isInUse;
    const contains = (target: unknown) => target === 'a card';
    list = { current: { matches, contains } as unknown as HTMLElement };
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  });
  afterEach(() => void vi.unstubAllGlobals());
  async function steady(first: Given) {
    const hook = await renderHook(
      ({ view = 'match', names, isSettled = false }: Given) =>
        useStablePage({ view, page: page(names), isSettled, isHidden: () => false }, list),
      first,
    );
    return {
      ...hook,
      shown: () =>
        hook
          .current()
          .page?.map(({ profile }) => profile.display_name)
          .join(''),
    };
  }

  test('when all are loaded the order is corrected at once if nobody uses the list, or there is none', async () => {
    const hook = await steady({ names: 'abc' });
    await hook.rerender({ names: 'ab', isSettled: true });
    expect(hook.shown()).toBe('ab');
    list.current = null;
    await hook.rerender({ names: 'ba', isSettled: true });
    expect(hook.shown()).toBe('ba');
    expect(hook.current().update).toBeNull();
  });

  const uses = [
    ['a pointer or the focus in it', () => (isInUse = true)],
    [
      'a touch that has ended',
      () => events.dispatchEvent(Object.defineProperty(new Event('pointerdown'), 'target', { value: 'a card' })),
    ],
    ['a scroll that has ended', () => events.dispatchEvent(new Event('scroll'))],
  ] as const;
  test.each(uses)(
    'after %s it is offered, shown when asked for, and the use is forgotten with the view',
    async (_, use) => {
      const hook = await steady({ names: 'abc' });
      await act(async () => void use());
      await hook.rerender({ names: 'cba', isSettled: true });
      expect(hook.shown()).toBe('abc');
      isInUse = false;
      await hook.rerender({ names: 'bca', isSettled: true });
      expect(hook.shown()).toBe('abc');
      await act(async () => hook.current().update?.());
      expect(hook.shown()).toBe('bca');
      expect(hook.current().update).toBeNull();
      await hook.rerender({ view: 'newest', names: 'abc' });
      await hook.rerender({ view: 'newest', names: 'cba', isSettled: true });
      expect(hook.shown()).toBe('cba');
    },
  );

  test('a press beside the list is no use of it', async () => {
    const hook = await steady({ names: 'abc' });
    events.dispatchEvent(new Event('pointerdown'));
    await hook.rerender({ names: 'cba', isSettled: true });
    expect(hook.shown()).toBe('cba');
  });

  test('an offer goes when the people are those of the page again', async () => {
    isInUse = true;
    const hook = await steady({ names: 'abc' });
    await hook.rerender({ names: 'cba', isSettled: true });
    expect(hook.current().update).not.toBeNull();
    await hook.rerender({ names: 'abc', isSettled: true });
    expect(hook.current().update).toBeNull();
  });
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
