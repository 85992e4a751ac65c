import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import { readRegisteredAddress, removeRegisteredAddress, writeRegisteredAddress } from './registeredAddress.ts';

describe('A28: the address of a registration', () => {
  beforeEach(() => {
    stubWindow();
    vi.useFakeTimers({ now: 1_000_000 });
  });

  test('is stored for a day, or until it is removed', () => {
    expect(readRegisteredAddress()).toBe('');
    writeRegisteredAddress('new@example.com');
    vi.advanceTimersByTime(24 * 60 * 60 * 1_000 - 1);
    expect(readRegisteredAddress()).toBe('new@example.com');
    vi.advanceTimersByTime(1);
    expect(readRegisteredAddress()).toBe('');
    expect(window.localStorage.getItem('registered-address')).toBeNull();
    writeRegisteredAddress('new@example.com');
    removeRegisteredAddress();
    expect(readRegisteredAddress()).toBe('');
  });

  test.each(['', 'new@example.com', ' ', 'soon new@example.com'])('is rejected if it is %j', (text) => {
    window.localStorage.setItem('registered-address', text);
    expect(readRegisteredAddress()).toBe('');
  });
});
