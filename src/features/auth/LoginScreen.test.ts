import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { checkLogin, isUnverified, loginErrorMessage, UNVERIFIED } from './LoginScreen.tsx';

const faults = (email: string, password: string) => checkLogin({ email, password }).faults;

describe('A23: login', () => {
  test('accepts valid values', () => expect(faults('hana@example.com', '123456')).toEqual({}));

  test.each(['', ' ', '\u3000'])('the e-mail address is required: %j', (email) => {
    expect(faults(email, 'password123')).toEqual({ email: 'メールアドレスを入力してください' });
  });

  test.each(['hana', 'hana@example', 'ha na@example.com'])('%j is no e-mail address', (email) => {
    expect(faults(email, 'password123')).toEqual({ email: '有効なメールアドレスを入力してください' });
  });

  test.each(['', '12345'])('A4: the password %j is too short', (password) => {
    expect(faults('hana@example.com', password)).toEqual({ password: 'パスワードは6文字以上で入力してください' });
  });

  test('A6: the normalized address is sent', () => {
    expect(checkLogin({ email: ' ｈａｎａ＠example.com ', password: ' 12345' })).toEqual({
      values: { email: 'hana@example.com', password: ' 12345' },
      faults: {},
    });
  });
});

const answer = (status: number, detail: string | null = null) =>
  new ApiError('http', `HTTP ${status}`, { status, detail });

describe('A1: the message of a failed login', () => {
  test.each([
    [400, 'メールアドレスが確認されていません'],
    [401, 'メールアドレスが確認されていません'],
    [403, 'メールアドレスが確認されていません'],
    [403, 'Email not verified'],
    [401, 'Please verify your email'],
    [403, 'UNVERIFIED account'],
    [403, 'メール未認証です'],
  ])('%i with %s is about the verification, whatever the status', (status, detail) => {
    expect(isUnverified(answer(status, detail))).toBe(true);
    expect(loginErrorMessage(answer(status, detail))).toBe(detail);
  });

  test.each([
    answer(401),
    answer(401, '何か'),
    answer(400, 'Incorrect email or password'),
    answer(422, 'Invalid credentials'),
    answer(400, 'メールアドレスまたはパスワードが正しくありません'),
  ])('A2: wrong credentials: %o', (error) => {
    expect(isUnverified(error)).toBe(false);
    expect(loginErrorMessage(error)).toBe('メールアドレスまたはパスワードが正しくありません。');
  });

  test.each(['メールアドレスは確認済みです', 'verified', 'パスワードが正しくありません'])(
    '%s is not the text for unverified addresses',
    (text) => {
      expect(text).not.toMatch(UNVERIFIED);
    },
  );

  test('400', () => {
    expect(loginErrorMessage(answer(400))).toBe('リクエストが正しくありません。入力内容を確認してください。');
    expect(loginErrorMessage(answer(400, 'broken'))).toBe('リクエストが正しくありません。入力内容を確認してください。');
  });

  test("another status with the server's own message", () => {
    expect(loginErrorMessage(answer(503, 'ただいまメンテナンス中です'))).toBe('ただいまメンテナンス中です');
  });

  test.each(['Internal Server Error', 'Email not verified'])('C3a: 500 with %s shows our own text', (detail) => {
    expect(loginErrorMessage(answer(500, detail))).toBe('ログインに失敗しました。');
  });

  test('no response', () => {
    expect(loginErrorMessage(new ApiError('network', 'The server did not answer'))).toBe(
      'サーバーに接続できません。ネットワーク接続を確認してください。',
    );
  });

  test.each([answer(500), answer(422), new ApiError('contract', 'not JSON', { status: 200 }), new Error('x'), null])(
    'everything else: %o',
    (error) => {
      expect(isUnverified(error)).toBe(false);
      expect(loginErrorMessage(error)).toBe('ログインに失敗しました。');
    },
  );
});
