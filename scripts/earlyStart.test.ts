import { expect, test, vi } from 'vitest';
import { routeAt } from '../src/app/routes/routes.ts';
import { stubWindow } from '../tests/support/fakeWindow.ts';
import { startTestSession } from '../tests/support/testSession.tsx';
import { earlyScreens } from './earlyStart.ts';

test('the page sends the same first calls before the entry has arrived as the screens do', async () => {
  const early = Object.entries(await earlyScreens());
  expect(early.filter(([, { calls }]) => calls !== null)).toHaveLength(6);
  for (const [path, { calls, callsWithoutQuery }] of early) {
    stubWindow();
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      return new Promise(() => undefined);
    });
    const { session } = startTestSession();
    (await routeAt(path).calls?.())?.(session, new URLSearchParams());
    expect([path, ...asked.toSorted()]).toEqual([path, ...[...(calls ?? []), ...callsWithoutQuery].toSorted()]);
  }
});
