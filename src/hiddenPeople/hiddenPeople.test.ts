import { beforeEach, describe, expect, test } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { startTestSession } from '../../tests/support/testSession.tsx';
import { createHiddenPeople, parseHiddenPeople } from './hiddenPeople.ts';
import { withoutPerson, withPerson } from './hidePerson.ts';

const ren = { userId: 'user-ren', name: 'れん', avatarUrl: '/ren.png' };
const mika = { userId: 'user-mika', name: 'みか', avatarUrl: null };

describe('F39: hidden people', () => {
  test('the last hidden person comes first, and each is listed once', () => {
    expect(withPerson(withPerson([], ren), mika)).toEqual([mika, ren]);
    expect(withPerson([mika, ren], { ...ren, name: 'れん2' })).toEqual([{ ...ren, name: 'れん2' }, mika]);
    expect(withoutPerson([mika, ren], ren.userId)).toEqual([mika]);
  });

  test.each([
    [null, []],
    ['', []],
    ['{"userId":"a"}', []],
    ['[null, 1, {}, {"userId":"","name":"a"}, {"userId":"user-ren"}]', []],
    [JSON.stringify([ren, mika, { ...ren, name: 'x' }]), [ren, mika]],
    [JSON.stringify([{ ...ren, isBlocked: true }]), [{ ...ren, isBlocked: true }]],
    [JSON.stringify([{ ...ren, isBlocked: 'yes' }]), [ren]],
    ['[{"userId":"user-ren","name":"れん","avatarUrl":5,"more":1}]', [{ ...ren, avatarUrl: null }]],
  ])('of %j are read as %j', (text, people) => {
    expect(parseHiddenPeople(text)).toEqual(people);
  });

  describe('of a session', () => {
    let browser: ReturnType<typeof stubWindow>;
    beforeEach(() => {
      browser = stubWindow();
    });

    test('are stored under a key of their own, and `open` reports that they are known', () => {
      const { session } = startTestSession();
      const list = session.own(createHiddenPeople);
      expect(list.state.getState()).toEqual({ items: [], isOpen: false });
      list.open('user-hana');
      expect(list.state.getState()).toEqual({ items: [], isOpen: true });
      list.change((people) => withPerson(people, ren));
      expect(browser.stored.get('hidden-people:user-hana')).toBe(JSON.stringify([ren]));
    });

    test('a change before the user is known shows at once, and is applied to what was stored', () => {
      browser.stored.set('hidden-people:user-hana', JSON.stringify([mika]));
      const { session } = startTestSession();
      const list = session.own(createHiddenPeople);
      list.change((people) => withPerson(people, ren));
      expect(list.state.getState()).toEqual({ items: [ren], isOpen: false });
      list.open('user-hana');
      expect(list.state.getState()).toEqual({ items: [ren, mika], isOpen: true });
      expect(browser.stored.get('hidden-people:user-hana')).toBe(JSON.stringify([ren, mika]));
    });
  });
});
