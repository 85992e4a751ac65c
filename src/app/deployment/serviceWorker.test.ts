import { expect, test, vi } from 'vitest';

type Listener = (event: object) => void;

interface FakeTab {
  name: string;
  /** Whether it responds that it can open a chat. */
  answers: boolean;
}

/** Starts the service worker with these tabs. @returns what a press on a notification does */
async function press(...tabs: FakeTab[]): Promise<string[]> {
  const done: string[] = [];
  const listeners = new Map<string, Listener>();
  vi.stubGlobal('appFiles', []);
  vi.stubGlobal('addEventListener', (kind: string, listener: Listener) => listeners.set(kind, listener));
  vi.stubGlobal('clients', {
    matchAll: async () =>
      tabs.map(({ name, answers }) => ({
        postMessage(message: string | { open: string }, ports: MessagePort[] = []) {
          if (typeof message === 'object') done.push(`${name} opens ${message.open}`);
          else if (answers) ports[0]?.postMessage('yes');
        },
        focus: async () => void done.push(`${name} comes to the front`),
      })),
    openWindow: async (address: string) => void done.push(`a new tab opens ${address}`),
  });
  vi.resetModules();
  // @ts-expect-error -- browsers run it as a script, so it is no module
  await import('./serviceWorker.ts');
  const work: Promise<unknown>[] = [];
  const notification = { data: '/messages?c=c1', close: () => void done.push('closed') };
  listeners.get('notificationclick')?.({
    notification,
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  });
  await Promise.all(work);
  return done;
}

const login = { name: 'the login', answers: false };
const board = { name: 'the board', answers: true };
const likes = { name: 'the likes', answers: true };

test.each([
  ['no tab is open', [], ['a new tab opens /messages?c=c1']],
  [
    'one is open in which somebody is logged in',
    [login, board],
    ['the board opens /messages?c=c1', 'the board comes to the front'],
  ],
  ['several are', [likes, board], ['the likes opens /messages?c=c1', 'the likes comes to the front']],
  ['no open one can show a chat, or the browser has stopped it', [login], ['a new tab opens /messages?c=c1']],
])('M42: a press on a notification while %s', async (_, tabs, expected) => {
  expect(await press(...tabs)).toEqual(['closed', ...expected]);
});
