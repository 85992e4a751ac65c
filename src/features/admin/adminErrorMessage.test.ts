import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { adminErrorMessage } from './adminErrorMessage.ts';

const answer = (status: number) => new ApiError('http', `HTTP ${status}`, { status, detail: 'なにか' });

test.each([
  [answer(404), 'ユーザーが見つかりません。'],
  [answer(401), 'パスワードが正しくありません。'],
  [answer(400), 'エラーが発生しました。もう一度お試しください。'],
  [answer(500), 'エラーが発生しました。もう一度お試しください。'],
  [new ApiError('network', 'The server did not answer'), 'エラーが発生しました。もう一度お試しください。'],
  [new Error('x'), 'エラーが発生しました。もう一度お試しください。'],
])('%o says %s', (error, text) => {
  expect(adminErrorMessage(error)).toBe(text);
});
