import { beforeEach, describe, expect, test } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { scoredProfileOf } from '../../../tests/support/scoredProfileFixtures.ts';
import { startTestSession } from '../../../tests/support/testSession.tsx';
import { getGetCurrentUserQueryKey } from '../../api/generated/auth/auth.ts';
import { privateListKey } from '../../session/privateLists.ts';
import {
  createSavedSearchStore,
  hasConditions,
  latestRegistration,
  nameFault,
  parseSavedSearches,
  type SavedSearch,
  searchAddress,
  suggestedName,
  withMoved,
  withName,
  withoutSearch,
  withSearch,
} from './savedSearch.ts';
import { parseSearchParams } from './searchParams.ts';

const stateOf = (address: string) => parseSearchParams(new URLSearchParams(address));
const saved = (name: string, fields: Partial<SavedSearch> = {}): SavedSearch => ({
  name,
  address: `?q=${name}`,
  seenUntil: 0,
  ...fields,
});
const many = (length: number) => Array.from({ length }, (_, index) => saved(`s${index}`));
const namesOf = (searches: readonly SavedSearch[]) => searches.map(({ name }) => name).join('');

describe('F37: the address of a saved search', () => {
  test.each([
    ['', '', false],
    ['?page=3', '', false],
    ['?sort=newest', '?sort=newest', false],
    ['?genres=2,10,1&page=4', '?genres=1,10,2', true],
    ['?genres=1&view=listen', '?genres=1', true],
    ['?view=listen', '', false],
    ['?q=れん&clip=1&sort=newest', `?q=${encodeURIComponent('れん')}&clip=1&sort=newest`, true],
  ])('%s', (given, address, isCondition) => {
    expect([searchAddress(stateOf(given)), hasConditions(stateOf(given))]).toEqual([address, isCondition]);
  });
});

describe('F37: the stored searches', () => {
  const jazz = { name: 'ジャズ', address: '?genres=1', seenUntil: 5 };
  test.each([
    ['nothing', null, []],
    ['no JSON', '[{"name":', []],
    ['another shape', '{"version":0,"searches":[]}', []],
    ['entries that are none', JSON.stringify([null, 7, 'x', [], {}]), []],
    ['a text for each part', JSON.stringify([jazz]), [jazz]],
    ['a name of another type', JSON.stringify([{ ...jazz, name: 1 }]), []],
    ['a name of blanks', JSON.stringify([{ ...jazz, name: '　 ' }]), []],
    ['a long name', JSON.stringify([{ ...jazz, name: '🎸'.repeat(41) }]), [{ ...jazz, name: '🎸'.repeat(40) }]],
    ['an address without a condition', JSON.stringify([{ ...jazz, address: '?sort=newest&colour=red' }]), []],
    ['an address elsewhere', JSON.stringify([{ ...jazz, address: 'https://example.com/?genres=1' }]), []],
    ['parameters that are none', JSON.stringify([{ ...jazz, address: '?genres=1&page=7&x=<b>' }]), [jazz]],
    ['no last look', JSON.stringify([{ name: 'ジャズ', address: '?genres=1' }]), [{ ...jazz, seenUntil: 0 }]],
    ['a last look of another type', JSON.stringify([{ ...jazz, seenUntil: 'x' }]), [{ ...jazz, seenUntil: 0 }]],
    ['the same search twice', JSON.stringify([jazz, { ...jazz, name: 'もう一度' }]), [jazz]],
  ])('%s', (_what, text, searches) => {
    expect(parseSavedSearches(text)).toEqual(searches);
  });

  test('beyond the limit', () => {
    expect(parseSavedSearches(JSON.stringify(many(21)))).toEqual(many(20));
  });
});

describe('F37: the name', () => {
  test.each([
    ['', 'empty'],
    ['あ', null],
    ['🎸'.repeat(40), null],
    ['🎸'.repeat(41), 'tooLong'],
  ])('%s is checked', (name, fault) => {
    expect(nameFault(name)).toBe(fault);
  });

  test.each([
    [[], ''],
    [['東京都', 'ジャズ'], '東京都・ジャズ'],
    [['あ'.repeat(30), 'い'.repeat(10), 'う'], `${'あ'.repeat(30)}・う`],
    [['あ'.repeat(50)], 'あ'.repeat(40)],
  ])('%j is suggested', (conditions, name) => {
    expect(suggestedName(conditions)).toBe(name);
  });
});

describe('F37: changes of the list', () => {
  const abc = [saved('a'), saved('b'), saved('c')];
  test.each([
    ['adds at the end', withSearch(abc, saved('d')), 'abcd'],
    ['adds at a place', withSearch(abc, saved('d'), 1), 'adbc'],
    ['adds at the end when the list became shorter', withSearch(abc, saved('d'), 9), 'abcd'],
    ['adds nothing twice', withSearch(abc, saved('x', { address: '?q=b' })), 'abc'],
    ['removes', withoutSearch(abc, '?q=b'), 'ac'],
    ['renames', withName(abc, '?q=b', 'x'), 'axc'],
    ['moves up', withMoved(abc, '?q=b', -1), 'bac'],
    ['moves down', withMoved(abc, '?q=b', 1), 'acb'],
    ['does not move the first up', withMoved(abc, '?q=a', -1), 'abc'],
    ['does not move the last down', withMoved(abc, '?q=c', 1), 'abc'],
    ['does not move what is gone', withMoved(abc, '?q=x', 1), 'abc'],
  ])('%s', (_what, searches, names) => {
    expect(namesOf(searches)).toBe(names);
  });

  test('add nothing above the limit', () => {
    expect(withSearch(many(19), saved('x'))).toHaveLength(20);
    expect(withSearch(many(20), saved('x'))).toEqual(many(20));
  });
});

test.each([
  [[], 0],
  [[Number.NEGATIVE_INFINITY], 0],
  [[5, 9, 7], 9],
])('the latest registration of %j is %i', (times, latest) => {
  expect(latestRegistration(times.map((createdAt) => scoredProfileOf({ createdAt })))).toBe(latest);
});

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
