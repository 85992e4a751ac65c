import { describe, expect, test } from 'vitest';
import { checkLogin } from './checkLogin.ts';

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
