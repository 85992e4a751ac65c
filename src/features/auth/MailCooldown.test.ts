import { beforeEach, expect, test, vi } from 'vitest';
import { mailCooldownLeft, startMailCooldown } from './MailCooldown.tsx';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
  vi.useFakeTimers({ now: 1_000_000 });
  return () => {
    vi.useRealTimers();
  };
});

test('counts down in whole seconds, separately for each kind of mail and address', () => {
  expect(mailCooldownLeft('reset', 'a@example.com')).toBe(0);
  startMailCooldown('reset', 'a@example.com');
  expect(mailCooldownLeft('reset', 'a@example.com')).toBe(60);
  expect(mailCooldownLeft('reset', 'b@example.com')).toBe(0);
  expect(mailCooldownLeft('verification', 'a@example.com')).toBe(0);
  vi.setSystemTime(1_000_001);
  expect(mailCooldownLeft('reset', 'a@example.com')).toBe(60);
  vi.setSystemTime(1_059_999);
  expect(mailCooldownLeft('reset', 'a@example.com')).toBe(1);
  vi.setSystemTime(1_060_000);
  expect(mailCooldownLeft('reset', 'a@example.com')).toBe(0);
});
