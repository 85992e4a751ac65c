import { beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { removeAtEnd } from './removeStored.ts';
import { storedRows } from './storedData.ts';

/** Names of databases and caches that were removed. */
let removed: string[];
let stored: Map<string, string>;

beforeEach(() => {
  ({ stored } = stubWindow());
  removed = [];
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => void removed.push(name) });
  vi.stubGlobal('caches', { delete: async (name: string) => void removed.push(name) });
  for (const [name, { in: where = 'local', isOfUser }] of storedRows) {
    if (where !== 'local') continue;
    const owners = isOfUser ? ['hana', 'hana2'] : [''];
    for (const owner of owners) stored.set(name.endsWith(':') ? `${name}${owner}` : name, '1');
  }
  stored.set('draft:hana:post', 'あ');
  stored.set('of-another-app', '1');
});

const ofDevice = storedRows
  .filter(([, { in: where = 'local', ends }]) => where === 'local' && ends === undefined)
  .map(([name]) => name);

test('A16: a logout removes what the user has begun and what ends with a login, and nothing of others', () => {
  removeAtEnd('logout', 'hana');
  const lists = [
    'draft:',
    'unsent:',
    'hidden-people:',
    'chat-marks:',
    'saved-searches:',
    'put-off:',
    'seen-likes:',
    'heard:',
  ];
  expect([...stored.keys()].toSorted()).toEqual(
    [...ofDevice, ...lists.map((name) => `${name}hana2`), 'of-another-app'].toSorted(),
  );
  expect(removed.toSorted()).toEqual(['otonowa-shared', 'people', 'takes']);
});

test('A16: while the user is unknown, the data of all users is removed', () => {
  removeAtEnd('logout', undefined);
  expect([...stored.keys()].toSorted()).toEqual([...ofDevice, 'of-another-app'].toSorted());
});

test('A16: an expired session keeps what was begun', () => {
  const before = [...stored.keys()];
  removeAtEnd('login', 'hana');
  expect([...stored.keys()]).toEqual(before);
  expect(removed).toEqual(['people']);
});
