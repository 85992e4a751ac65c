import { expect, test } from 'vitest';
import { checkAccount } from './checkAccount.ts';

test.each([
  ['hana@example.com', 'x', {}],
  ['', '', { email: 'メールアドレスを入力してください', password: 'パスワードを入力してください' }],
  ['hana', 'x', { email: '有効なメールアドレスを入力してください' }],
  ['hana@example.com', '', { password: 'パスワードを入力してください' }],
])('%j with %j: %o', (email, password, expected) => {
  expect(checkAccount({ email, password }).faults).toEqual(expected);
});

test('A6: the address is normalized', () => {
  expect(checkAccount({ email: ' ｈａｎａ＠example.com', password: ' ' }).values).toEqual({
    email: 'hana@example.com',
    password: ' ',
  });
});
