import { beforeEach, expect, test, vi } from 'vitest';
import { systemNotifications, wasInvited } from './alertSettings.ts';
import { closeSystemNotifications, mayInvite, showSystemNotification } from './systemNotification.ts';

let open: Set<string>;

/** A browser that has been given this answer. */
function stubNotifications(permission: NotificationPermission, isRefused = false) {
  class FakeNotification extends EventTarget {
    static permission = permission;
    readonly #title: string;
    constructor(title: string) {
      super();
      if (isRefused) throw new TypeError('Illegal constructor');
      this.#title = title;
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

test('M42: a notification that is still shown is closed', () => {
  stubNotifications('granted');
  const about = { body: '', tag: '', onPress: () => {} };
  for (const title of ['れん', 'あやか']) showSystemNotification({ ...about, title });
  expect(open).toEqual(new Set(['れん', 'あやか']));
  closeSystemNotifications();
  expect(open).toEqual(new Set());
});
