import { describe, expect, test } from 'vitest';
import { EMAIL_PATTERN, emailError, normalizeEmail } from './email.ts';

describe('A6: normalizing an address', () => {
  test.each([
    ['hana@example.com', 'hana@example.com'],
    [' hana@example.com\n', 'hana@example.com'],
    ['ｈａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'hana@example.com'],
    ['\u3000hana@example.com\u3000', 'hana@example.com'],
    ['Hana@Example.com', 'Hana@Example.com'],
    ['\u200Bhana@example.com', 'hana@example.com'],
    ['\u202Ahana@example.com\u202C', 'hana@example.com'],
  ])('%j', (typed, meant) => {
    expect(normalizeEmail(typed)).toBe(meant);
  });

  test.each(['hana@example.com', 'h+a@ex.co.jp', 'はな@例え.jp', 'a@b..c', 'a@..c', 'a@b.c.'])(
    '%s is valid',
    (email) => {
      expect(EMAIL_PATTERN.test(email)).toBe(true);
    },
  );

  test.each([
    '',
    'hana',
    'hana@',
    'hana@example',
    '@example.com',
    'ha na@example.com',
    'a@b@c.de',
    'a@.de',
    'a@de.',
    'a@b.',
  ])('%j is invalid', (email) => {
    expect(EMAIL_PATTERN.test(email)).toBe(false);
  });

  test.each([
    ['', '必須'],
    ['hana', '無効'],
    ['hana@example.com', undefined],
  ])('the error of %j: %s', (email, fault) => {
    expect(emailError(email, { required: '必須', invalid: '無効' })).toBe(fault);
  });
});
