import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { checkAccount, adminErrorMessage } from './DeleteAccountScreen.tsx';

test.each([
  ['hana@example.com', 'x', {}],
  ['', '', { email: 'メールアドレスを入力してください', password: 'パスワードを入力してください' }],
  ['hana', 'x', { email: '有効なメールアドレスを入力してください' }],
  ['hana@example.com', '', { password: 'パスワードを入力してください' }],
])('A22: %j with %j: %o', (email, password, expected) => {
  expect(checkAccount({ email, password }).faults).toEqual(expected);
});

test('A6: the address is normalized', () => {
  expect(checkAccount({ email: ' ｈａｎａ＠example.com', password: ' ' }).values).toEqual({
    email: 'hana@example.com',
    password: ' ',
  });
});

const answer = (status: number) => new ApiError('http', `HTTP ${status}`, { status, detail: 'なにか' });

test.each([
  [answer(404), 'ユーザーが見つかりません。'],
  [answer(401), 'パスワードが正しくありません。'],
  [answer(400), 'エラーが発生しました。もう一度お試しください。'],
  [answer(500), 'エラーが発生しました。もう一度お試しください。'],
  [new ApiError('network', 'The server did not answer'), 'エラーが発生しました。もう一度お試しください。'],
  [new Error('x'), 'エラーが発生しました。もう一度お試しください。'],
])('A27: %o says %s', (error, text) => {
  expect(adminErrorMessage(error)).toBe(text);
});
