import { describe, expect, test } from 'vitest';
import type { Profile } from '../../api/generated/model/index.ts';
import type { Candidate } from './candidate.ts';
import { type ShownPage, stablePage } from './stablePage.ts';

const people = new Map<string, Candidate>();
function person(name: string): Candidate {
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
const namesOf = (shown: ShownPage | null) => shown?.page.map(({ profile }) => profile.id).join(' ') ?? null;
const nobody = () => false;
const shown = (names: string): ShownPage => ({ view: '?page=1', page: page(names) });

/** Returns the displayed page and the pending one after a page with these people was requested. */
function after(before: ShownPage | null, names: string | null, { view = '?page=1', isSettled = false } = {}) {
  const { now, later } = stablePage(before, {
    view,
    page: names === null ? null : page(names),
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
    expect(stablePage(shown('a b'), { view: '?page=1', page: next, isSettled: true, isHidden: nobody })).toEqual({
      now: { view: '?page=1', page: next },
      visible: next,
      later: null,
    });
  });

  test('are the same array when nothing has changed, so that nothing is rendered', () => {
    const before = shown('a b');
    const { now } = stablePage(before, { view: '?page=1', page: page('a b'), isSettled: true, isHidden: nobody });
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
    const update = stablePage(before, { view: '?page=1', page: page(names), isSettled: false, isHidden });
    expect(update.visible?.map(({ profile }) => profile.id).join(' ')).toBe(visible);
    // A person who is shown again has the same position.
    expect(update.now).toBe(before);
  });
});
