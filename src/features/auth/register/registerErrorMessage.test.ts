import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../api/errors.ts';
import { registerErrorMessage } from './registerErrorMessage.ts';

const answer = (status: number, detail: string | null = null) =>
  new ApiError('http', `HTTP ${status}`, { status, detail });

describe('A3: the message of a failed registration', () => {
  test.each([
    [409, 'このメールアドレスは既に登録されています'],
    [400, 'Email already registered'],
    [400, 'A user with this e-mail already exists'],
    [409, 'メールは登録済みです'],
  ])('%i with %s: the address is taken', (status, detail) => {
    expect(registerErrorMessage(answer(status, detail))).toBe('このメールアドレスは既に登録されています。');
  });

  test.each([
    [409, 'このユーザー名は既に使用されています'],
    [400, 'Username already taken'],
    [400, 'user name or email already exists'],
    [409, 'メールアドレスから作られたユーザー名がすでにあります'],
  ])('%i with %s: the username is taken', (status, detail) => {
    expect(registerErrorMessage(answer(status, detail))).toBe('このユーザー名は既に使用されています。');
  });

  test.each([
    [409, '時間をおいて試してください'],
    [400, 'メールアドレスが正しくありません'],
    [403, 'Email already registered'],
    [503, 'ただいまメンテナンス中です'],
  ])("%i with %s: the server's own message", (status, detail) => {
    expect(registerErrorMessage(answer(status, detail))).toBe(detail);
  });

  test('C3a: 500 in English shows our own text', () => {
    expect(registerErrorMessage(answer(500, 'Internal Server Error'))).toBe('登録に失敗しました。');
  });

  test('no response', () => {
    expect(registerErrorMessage(new ApiError('network', 'The server did not answer'))).toBe(
      'サーバーに接続できません。ネットワーク接続を確認してください。',
    );
  });

  test.each([answer(409), answer(422), answer(500), new ApiError('contract', 'not JSON', { status: 201 }), null])(
    'everything else: %o',
    (error) => {
      expect(registerErrorMessage(error)).toBe('登録に失敗しました。');
    },
  );
});
