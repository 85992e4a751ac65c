import { describe, expect, test } from 'vitest';
import { checkRegistration } from './checkRegistration.ts';

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
