import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { checkRegistration, registerErrorMessage } from './RegisterScreen.tsx';

const right = { email: 'new@example.com', password: 'password123', confirm: 'password123' };

const faults = (values: Partial<typeof right>) => checkRegistration({ ...right, ...values }).faults;

describe('A24: register', () => {
  test('accepts valid values', () => expect(faults({})).toEqual({}));

  test.each(['', '\u3000'])('the e-mail address is required: %j', (email) => {
    expect(faults({ email })).toEqual({ email: 'メールアドレスを入力してください' });
  });

  test.each(['new', 'new@example', 'n ew@example.com'])('%j is no e-mail address', (email) => {
    expect(faults({ email })).toEqual({ email: '有効なメールアドレスを入力してください' });
  });

  test('the password has at least 8 characters', () => {
    expect(faults({ password: '1234567', confirm: '1234567' })).toEqual({
      password: 'パスワードは8文字以上で入力してください',
    });
    expect(faults({ password: '12345678', confirm: '12345678' })).toEqual({});
  });

  test.each(['', 'password124', 'ｐａｓｓｗｏｒｄ１２３'])('the confirmation %j differs', (confirm) => {
    expect(faults({ confirm })).toEqual({ confirm: 'パスワードが一致しません' });
  });

  test('everything empty: every field has an error', () => {
    expect(faults({ email: '', password: '', confirm: '' })).toEqual({
      email: 'メールアドレスを入力してください',
      password: 'パスワードは8文字以上で入力してください',
      confirm: 'パスワードが一致しません',
    });
  });

  test('A6: the address is normalized, the password is sent as typed', () => {
    const password = 'ｐａｓｓｗｏｒｄ１２３ ';
    expect(checkRegistration({ email: ' ｎｅｗ＠example.com', password, confirm: password }).values).toMatchObject({
      email: 'new@example.com',
      password,
    });
  });
});

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
