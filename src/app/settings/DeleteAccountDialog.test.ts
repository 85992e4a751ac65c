import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { deletionErrorMessage, AddressMismatchError } from './DeleteAccountDialog.tsx';

const answer = (status: number) => new ApiError('http', `HTTP ${status}`, { status, detail: 'なにか' });

test.each([
  [new AddressMismatchError(), 'メールアドレスが正しくありません。'],
  [answer(404), 'メールアドレスが正しくありません。'],
  [answer(401), 'パスワードが正しくありません。'],
  [answer(500), 'エラーが発生しました。もう一度お試しください。'],
  [new ApiError('network', 'The server did not answer'), 'エラーが発生しました。もう一度お試しください。'],
])('A26: %o says %s', (error, text) => {
  expect(deletionErrorMessage(error)).toBe(text);
});
