import { describe, expect, test } from 'vitest';
import { loginForm } from './loginForm.ts';

function firstFaults(email: string, password: string): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const issue of loginForm.safeParse({ email, password }).error?.issues ?? []) {
    faults[String(issue.path[0])] ??= issue.message;
  }
  return faults;
}

describe('spec.md section 5, login', () => {
  test.each(['', ' ', '\u3000'])('the e-mail address is required: %j', (email) => {
    expect(firstFaults(email, 'password123')).toEqual({ email: 'メールアドレスを入力してください' });
  });

  test.each(['hana', 'hana@example', 'ha na@example.com'])('%j is no e-mail address', (email) => {
    expect(firstFaults(email, 'password123')).toEqual({ email: '有効なメールアドレスを入力してください' });
  });

  test.each(['', '12345'])('A4: the password %j is too short', (password) => {
    expect(firstFaults('hana@example.com', password)).toEqual({ password: 'パスワードは6文字以上で入力してください' });
  });

  test('A6: what is sent is what was meant', () => {
    expect(loginForm.parse({ email: ' ｈａｎａ＠example.com ', password: ' 12345' })).toEqual({
      email: 'hana@example.com',
      password: ' 12345',
    });
  });
});
