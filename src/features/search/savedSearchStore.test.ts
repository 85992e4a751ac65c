import { beforeEach, describe, expect, test } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { startTestSession } from '../../../tests/support/testSession.tsx';
import { getGetCurrentUserQueryKey } from '../../api/generated/auth/auth.ts';
import { privateListKey } from '../../session/privateLists.ts';
import type { SavedSearch } from './savedSearch.ts';
import { createSavedSearchStore } from './savedSearchStore.ts';

const HANA = 'user-hana';
const key = privateListKey('saved-searches', HANA);
const jazz: SavedSearch = { name: 'ジャズ', address: '?genres=1', seenUntil: 5 };
const rock: SavedSearch = { name: 'ロック', address: '?genres=2', seenUntil: 0 };

let browser: ReturnType<typeof stubWindow>;
beforeEach(() => {
  browser = stubWindow();
});

function openStore(userId = HANA) {
  const { session, client } = startTestSession();
  client.setQueryData(getGetCurrentUserQueryKey(), { id: userId });
  const store = session.own(createSavedSearchStore);
  store.open(userId);
  return { session, store, searches: () => store.state.getState().items };
}

describe('F37: the saved searches of a session', () => {
  test('are read for their user only', () => {
    browser.stored.set(key, JSON.stringify([jazz]));
    expect(openStore().searches()).toEqual([jazz]);
    expect(openStore('user-ren').searches()).toEqual([]);
  });

  test('are not read or stored before the user is known', () => {
    const { session } = startTestSession();
    const store = session.own(createSavedSearchStore);
    expect(store.change(() => [jazz])).toBe(true);
    expect([...browser.stored.keys()].filter((name) => name.startsWith('saved'))).toEqual([]);
  });

  test('are persisted, and removing the last one removes the entry', () => {
    const { store, searches } = openStore();
    expect(store.change(() => [jazz])).toBe(true);
    expect([searches(), browser.stored.get(key)]).toEqual([[jazz], JSON.stringify([jazz])]);
    expect(store.change(() => [])).toBe(true);
    expect([searches(), browser.stored.has(key)]).toEqual([[], false]);
  });

  test('follow another tab, and no change of it is lost', () => {
    const { store, searches } = openStore();
    browser.writeElsewhere({ [key]: JSON.stringify([rock]) });
    expect(searches()).toEqual([rock]);
    browser.stored.set(key, JSON.stringify([rock, jazz]));
    store.change((all) => all.map((search) => ({ ...search, seenUntil: 9 })));
    expect(searches().map(({ name }) => name)).toEqual(['ロック', 'ジャズ']);
  });

  test('are removed at the logout, and a later undo restores nothing', () => {
    const { session, store } = openStore();
    store.change(() => [jazz]);
    expect(browser.stored.has(key)).toBe(true);
    session.end('logout');
    store.change(() => [jazz]);
    store.open(HANA);
    expect(browser.stored.has(key)).toBe(false);
  });
});
