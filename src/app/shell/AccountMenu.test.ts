import { expect, test } from 'vitest';
import { viewerName } from './AccountMenu.tsx';

const profile = (display_name: string) => ({ display_name });
const user = (username: string) => ({ username });

test.each([
  [profile('はな'), user('hana'), 'はな'],
  [profile(''), user('hana'), 'hana'],
  [profile('　'), user('hana'), 'hana'],
  [profile('\u200B\u3164'), user('hana'), 'hana'],
  [undefined, user('hana'), 'hana'],
  [undefined, user(''), 'ユーザー'],
  [profile('はな'), undefined, 'はな'],
  [undefined, undefined, 'ユーザー'],
])('S5: %o and %o give %s', (own, account, expected) => {
  expect(viewerName(own, account)).toBe(expected);
});
