import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { startTestSession } from '../../../tests/support/testSession.tsx';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { getGetMyProfileQueryOptions } from '../../api/generated/profiles/profiles.ts';
import type { Session } from '../../session/session.ts';
import { sessions } from '../../session/sessions.ts';
import { paths } from '../../navigation/paths.ts';
import { preload } from './preload.ts';
import { routeAt } from './routes.ts';

// The code of the screens never loads, so no request can wait for it.
const code = vi.hoisted(() => ({ requested: 0 }));
vi.mock('../../lib/react/lazyComponent.ts', () => ({
  lazyComponent: () => {
    const load = () => Promise.resolve(void (code.requested += 1));
    return Object.assign(() => null, { preload: load, load });
  },
}));

let asked: string[];
let session: Session;
beforeEach(() => {
  stubWindow();
  asked = [];
  code.requested = 0;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return new Promise(() => undefined);
  });
  ({ session } = startTestSession());
});
afterEach(() => sessions.getState().end('replaced'));

const shell = ['/api/users/me', '/api/profiles/me'];
const people = '/api/profiles?skip=0&limit=100';
const tags = '/api/tags/all-with-categories';

async function start(address: string): Promise<void> {
  const { pathname, searchParams } = new URL(address, 'https://otonowa.test');
  (await routeAt(pathname).calls?.())?.(session, searchParams);
}

describe('the first calls of a screen', () => {
  test.each([
    ['/search', [...shell, people, tags]],
    ['/search?sort=newest&page=3&profile=7', [...shell, people, tags]],
    ['/search?genres=2,1', [...shell, '/api/profiles/search?genres=1%2C2', tags]],
    ['/profile/edit', [...shell, tags]],
    ['/likes', [...shell, ...['sent', 'received', 'mutual'].map((list) => `/api/likes/${list}?skip=0&limit=100`)]],
    ['/board', [...shell, '/api/posts/?page=1&per_page=20']],
    ['/messages', shell],
    ['/notifications', shell],
    ['/nowhere', shell],
  ])('%s', async (address, calls) => {
    await start(address);
    expect(asked).toEqual(calls);
  });

  test('are made by every screen in the shell, and by no other screen', () => {
    const addresses = [...Object.values(paths).filter((path) => path !== paths.home), '/nowhere'];
    for (const { path, access, calls } of addresses.map(routeAt))
      expect([path, calls !== undefined]).toEqual([path, access === 'protected' || path === '*']);
  });

  test('are made once per session, and not after those of a component', async () => {
    const { client } = startTestSession('token-of-ren');
    session = sessions.getState();
    void client.prefetchQuery(getGetMyProfileQueryOptions());
    await start('/search');
    // The directory of the search removes its batch from the cache.
    client.removeQueries({ queryKey: ['/api/profiles'] });
    await start('/search');
    await start('/profile/edit');
    expect(asked.toSorted()).toEqual([...shell, people, tags].toSorted());
    startTestSession('token-of-hana');
    session = sessions.getState();
    await start('/messages');
    expect(asked.slice(-2)).toEqual(shell);
  });
});

describe('an address that is about to be opened', () => {
  test('starts its calls together with the code of the screen and the shell', async () => {
    void preload('/messages?c=1');
    expect(code.requested).toBe(2);
    await waitFor(() => expect(asked).toEqual(shell));
  });

  test('starts those of the screen to which it redirects', async () => {
    void preload('https://otonowa.test/login?next=%2Fprofile%2Fedit');
    await waitFor(() => expect(asked).toEqual([...shell, tags]));
  });

  test('starts no calls when the session ends before the code of the calls has arrived', async () => {
    void preload('/profile/edit');
    session.end('logout');
    await vi.dynamicImportSettled();
    expect(asked).toEqual([]);
  });

  test('starts no calls without a login', async () => {
    session.end('logout');
    const addresses = ['/search', '/', '/login', '/privacy', '/nowhere'];
    for (const address of addresses) void preload(address);
    await vi.dynamicImportSettled();
    expect(asked).toEqual([]);
    expect(code.requested).toBe(addresses.length);
  });
});
