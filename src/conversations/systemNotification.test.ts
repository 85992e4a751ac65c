import { beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '../../tests/support/waitFor.ts';
import { systemNotifications, wasInvited } from './systemNotification.ts';
import {
  closeSystemNotifications,
  hasSystemNotifications,
  mayInvite,
  showSystemNotification,
} from './systemNotification.ts';

let open: Set<string>;

/** Stubs a browser with this permission. @param isRefused whether the constructor throws */
function stubNotifications(permission: NotificationPermission, isRefused = false) {
  class FakeNotification extends EventTarget {
    static permission = permission;
    readonly #title: string;
    readonly data: string | undefined;
    constructor(title: string, options: { data?: string }) {
      super();
      if (isRefused) throw new TypeError('Illegal constructor');
      this.#title = title;
      this.data = options.data;
      if (permission === 'granted') open.add(title);
    }
    close() {
      open.delete(this.#title);
      this.dispatchEvent(new Event('close'));
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('window', { Notification: FakeNotification });
}

/**
 * Sets a service worker as the controller of the page.
 * @returns a function that returns the titles of its notifications
 */
function stubWorker(script: string): () => string[] {
  const shown = new Set<{ title: string; data: string; close: () => void }>();
  const registration = {
    showNotification: async (title: string, { data }: { data: string }) => {
      const notification = { title, data, close: () => void shown.delete(notification) };
      shown.add(notification);
    },
    getNotifications: async () => [...shown],
  };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      controller: { scriptURL: `https://otonowa.test${script}` },
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  return () => [...shown].map(({ title }) => title);
}

beforeEach(() => {
  open = new Set();
  wasInvited.store.setState({ isOn: false });
  systemNotifications.store.setState({ isOn: true });
});

test.each([
  ['somebody looks at the page', 'default', true, false, false, true],
  ['nobody does, as in the other tabs', 'default', false, false, false, false],
  ['it was offered before', 'default', true, true, false, false],
  ['it is allowed', 'granted', true, false, false, false],
  ['it is forbidden', 'denied', true, false, false, false],
  ['the browser refuses every notification of a page', 'default', true, false, true, false],
] as const)('M42: when %s', (_, permission, isVisible, isInvited, isRefused, expected) => {
  stubNotifications(permission, isRefused);
  wasInvited.store.setState({ isOn: isInvited });
  expect(mayInvite(isVisible)).toBe(expected);
});

/** Shows a notification of each of these people, whose names are also the ids of their conversations. */
async function show(...names: string[]): Promise<void> {
  for (const name of names)
    await showSystemNotification({ title: name, body: '', tag: name, href: `/messages?c=${name}` }, () => {});
}

test('M42: a notification that is still shown is closed, at the end all and before it those of one chat', async () => {
  stubNotifications('granted');
  await show('れん', 'あやか', 'そら');
  closeSystemNotifications('/messages?c=れん');
  expect(open).toEqual(new Set(['あやか', 'そら']));
  closeSystemNotifications();
  expect(open).toEqual(new Set());
});

test('M42: where a page may not show one, as on Android, the service worker of the app does', async () => {
  stubNotifications('granted', true);
  const shown = stubWorker('/sw.js');
  await show('れん', 'あやか', 'そら');
  expect(shown()).toEqual(['れん', 'あやか', 'そら']);
  closeSystemNotifications('/messages?c=れん');
  await waitFor(() => expect(shown()).toEqual(['あやか', 'そら']));
  closeSystemNotifications();
  await waitFor(() => expect(shown()).toEqual([]));
});

test('M42: the worker of the fake backend shows none, since it would not notice a press', async () => {
  stubNotifications('granted');
  const shown = stubWorker('/mockServiceWorker.js');
  await show('れん');
  expect([shown(), [...open]]).toEqual([[], ['れん']]);
});

test.each([
  ['the app has kept its files, so that its worker can', '/sw.js', true],
  ['only the fake backend has a worker', '/mockServiceWorker.js', false],
])('M42: where a page may show none and %s, they are offered: %s', (_, script, expected) => {
  stubNotifications('default', true);
  stubWorker(script);
  expect(hasSystemNotifications()).toBe(expected);
});
