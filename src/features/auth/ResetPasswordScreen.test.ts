import { describe, expect, test } from 'vitest';
import { checkNewPassword } from './ResetPasswordScreen.tsx';

const faults = (password: string, confirm: string) => checkNewPassword({ password, confirm }).faults;

describe('A25: reset password', () => {
  test('accepts valid values', () => expect(faults('password123', 'password123')).toEqual({}));

  test('at least 8 characters', () => {
    expect(faults('1234567', '1234567')).toEqual({ password: 'パスワードは8文字以上で入力してください' });
    expect(faults('12345678', '12345678')).toEqual({});
  });

  test('both are compared as typed', () => {
    expect(faults('password123', 'password124')).toEqual({ confirm: 'パスワードが一致しません' });
    expect(faults('password123', 'ｐａｓｓｗｏｒｄ１２３')).toEqual({ confirm: 'パスワードが一致しません' });
    expect(faults('1234567', '123456')).toEqual({
      password: 'パスワードは8文字以上で入力してください',
      confirm: 'パスワードが一致しません',
    });
  });
});
