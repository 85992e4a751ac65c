import { beforeEach, expect, test, vi } from 'vitest';
import { cooldownLeft, startCooldown } from './cooldown.ts';

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

test('counts down in whole seconds, separately for each name', () => {
  expect(cooldownLeft('resend:a')).toBe(0);
  startCooldown('resend:a', 60);
  expect(cooldownLeft('resend:a')).toBe(60);
  expect(cooldownLeft('resend:b')).toBe(0);
  vi.setSystemTime(1_000_001);
  expect(cooldownLeft('resend:a')).toBe(60);
  vi.setSystemTime(1_059_999);
  expect(cooldownLeft('resend:a')).toBe(1);
  vi.setSystemTime(1_060_000);
  expect(cooldownLeft('resend:a')).toBe(0);
});
