import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { profileOf } from '../../../tests/support/likeFixtures.ts';
import { act, renderHook } from '../../../tests/support/renderHook.ts';
import type { Profile } from '../../api/generated/model/index.ts';
import type { ScoredProfile } from './profileIndex.ts';
import { itemsOnPage, pageCount, type ShownPage, stablePage, useStablePage } from './stablePage.ts';
import { replaceBelow } from './UpdateOffer.tsx';

describe('F3: pages of 12', () => {
  test.each([
    [0, 1],
    [1, 1],
    [12, 1],
    [13, 2],
    [300, 25],
  ])('%i results make %i pages', (results, pages) => {
    expect(pageCount(results)).toBe(pages);
  });

  test('the last page has the rest', () => {
    const items = Array.from({ length: 14 }, (_, index) => index);
    expect(itemsOnPage(items, 1)).toHaveLength(12);
    expect(itemsOnPage(items, 2)).toEqual([12, 13]);
  });
});

const people = new Map<string, ScoredProfile>();
function person(name: string): ScoredProfile {
  const known = people.get(name) ?? {
    profile: { id: name, user_id: name } as unknown as Profile,
    score: 0,
    activeAt: 0,
    createdAt: 0,
  };
  people.set(name, known);
  return known;
}
const page = (names: string) => names.split(' ').filter(Boolean).map(person);
const namesOf = (shown: ShownPage | null) => shown?.profiles.map(({ profile }) => profile.id).join(' ') ?? null;
const nobody = () => false;
const shown = (names: string): ShownPage => ({ view: '?page=1', profiles: page(names) });

/** Returns the displayed page and the pending one after a page with these people was requested. */
function after(before: ShownPage | null, names: string | null, { view = '?page=1', isSettled = false } = {}) {
  const { now, later } = stablePage(before, {
    view,
    profiles: names === null ? null : page(names),
    isSettled,
    isHidden: nobody,
  });
  return [namesOf(now), namesOf(later)];
}

describe('F16: the cards of a page', () => {
  test('are the first known ones', () => {
    expect(after(null, null)).toEqual([null, null]);
    expect(after(null, 'a b c')).toEqual(['a b c', null]);
  });

  test('keep their places while people arrive', () => {
    expect(after(shown('a b c'), 'x a b')).toEqual(['a b c', null]);
  });

  test('keep their places on a page that is not full, too', () => {
    expect(after(shown('a b'), 'x a y b')).toEqual(['a b', null]);
  });

  test('change when all are loaded', () => {
    expect(after(shown('a b c'), 'x a b', { isSettled: true })).toEqual(['a b c', 'x a b']);
    expect(after(shown('a b'), 'x a y b', { isSettled: true })).toEqual(['a b', 'x a y b']);
  });

  test('change at once for another order, page or filter', () => {
    expect(after(shown('a b c'), 'd e', { view: '?page=2' })).toEqual(['d e', null]);
  });

  test('stay until those of another view are known', () => {
    expect(after(shown('a b c'), null, { view: '?page=2' })).toEqual(['a b c', null]);
  });

  test('appear at once on an empty page', () => {
    expect(after(shown(''), 'a b')).toEqual(['a b', null]);
  });

  test('change at once where only a profile has changed', () => {
    const changed = { ...person('a'), profile: { id: 'a' } as Profile };
    const next = [changed, person('b')];
    expect(stablePage(shown('a b'), { view: '?page=1', profiles: next, isSettled: true, isHidden: nobody })).toEqual({
      now: { view: '?page=1', profiles: next },
      visible: next,
      later: null,
    });
  });

  test('are the same array when nothing has changed, so that nothing is rendered', () => {
    const before = shown('a b');
    const { now } = stablePage(before, { view: '?page=1', profiles: page('a b'), isSettled: true, isHidden: nobody });
    expect(now).toBe(before);
  });

  test.each([
    ['the others move up, and the next one comes last', 'x y b c', 'a', 'b c x'],
    ['of another order nobody comes but in the free place', 'x y z', 'a', 'b c x'],
    ['there may be nobody else', 'b c', 'a', 'b c'],
    ['several at once', 'x y z', 'a c', 'b x y'],
  ])('when one of them is hidden: %s', (_, names, hidden, visible) => {
    const isHidden = (id: string) => hidden.split(' ').includes(id);
    const before = shown('a b c');
    const update = stablePage(before, { view: '?page=1', profiles: page(names), isSettled: false, isHidden });
    expect(update.visible?.map(({ profile }) => profile.id).join(' ')).toBe(visible);
    // A person who is shown again has the same position.
    expect(update.now).toBe(before);
  });
});

describe('F16: the cards below the window', () => {
  test.each([
    ['nobody is seen', 'x y a b', 0, 'x y a b'],
    ['who was seen stays, and the best of the others follow', 'x y a b', 2, 'a b x y'],
    ['who was seen and has left the page stays', 'x y z b', 2, 'a b x y'],
    ['all are seen', 'x y a b', 4, 'a b c d'],
    ['those who were seen are the first ones', 'a b x y', 2, 'a b x y'],
    ['there are fewer people', 'a x', 3, 'a b'],
  ])('are replaced: %s', (_, names, seen, expected) => {
    const { profiles } = replaceBelow(page('a b c d'), { view: '?page=1', profiles: page(names) }, seen);
    expect(profiles.map(({ profile }) => profile.id).join(' ')).toBe(expected);
  });
});

describe('a page of cards keeps its order while others arrive', () => {
  const people = Object.fromEntries(
    Array.from('abc').map((name) => [
      name,
      { profile: profileOf(name), score: 0, activeAt: 0, createdAt: 0 } satisfies ScoredProfile,
    ]),
  );
  /** Returns the people with these one-letter names. */
  const page = (names: string) => Array.from(names, (name) => people[name] as ScoredProfile);
  const events = new EventTarget();
  interface Given {
    view?: string;
    names: string;
    isSettled?: boolean;
  }
  let hasPointer: boolean;
  let hasFocus: boolean;
  let list: { current: HTMLElement | null };

  beforeEach(() => {
    hasPointer = false;
    hasFocus = false;
    const matches = (selector: string) => (selector === ':focus-within' ? hasFocus : hasPointer || hasFocus);
    const contains = (target: unknown) => target === 'a card';
    list = { current: { matches, contains } as unknown as HTMLElement };
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  });
  afterEach(() => void vi.unstubAllGlobals());
  const movePointer = (movementX: number) =>
    events.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
  async function steady(first: Given) {
    const hook = await renderHook(
      ({ view = 'match', names, isSettled = false }: Given) =>
        useStablePage({ view, profiles: page(names), isSettled, isHidden: () => false }, list),
      first,
    );
    return {
      ...hook,
      shown: () =>
        hook
          .current()
          .profiles?.map(({ profile }) => profile.display_name)
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
    expect(hook.current().offer).toBeNull();
  });

  const uses = [
    ['the focus in it', () => (hasFocus = true)],
    ['a pointer in it that has moved', () => (hasPointer = movePointer(1))],
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
      hasPointer = false;
      hasFocus = false;
      await hook.rerender({ names: 'bca', isSettled: true });
      expect(hook.shown()).toBe('abc');
      const { offer } = hook.current();
      await act(async () => offer?.show(offer.later));
      expect(hook.shown()).toBe('bca');
      expect(hook.current().offer).toBeNull();
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

  test.each([
    ['has not moved', () => undefined],
    ['rests while the page below it changes', () => movePointer(0)],
  ])('a pointer that %s since the cards appeared is no use of them', async (_, report) => {
    hasPointer = true;
    const hook = await steady({ names: 'abc' });
    await act(async () => void report());
    await hook.rerender({ names: 'cba', isSettled: true });
    expect(hook.shown()).toBe('cba');
  });

  test('an offer goes when the people are those of the page again', async () => {
    hasFocus = true;
    const hook = await steady({ names: 'abc' });
    await hook.rerender({ names: 'cba', isSettled: true });
    expect(hook.current().offer).not.toBeNull();
    await hook.rerender({ names: 'abc', isSettled: true });
    expect(hook.current().offer).toBeNull();
  });
});
