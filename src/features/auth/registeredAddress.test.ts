import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from '../../../tests/support/fakeWindow.ts';
import {
  readRegisteredAddress,
  removeRegisteredAddress,
  verifyRegisteredAddress,
  writeRegisteredAddress,
} from './registeredAddress.ts';

describe('A28: the address of a registration', () => {
  beforeEach(() => {
    stubWindow();
    vi.useFakeTimers({ now: 1_000_000 });
  });

  test('is stored for a day, or until it is removed', () => {
    expect(readRegisteredAddress()).toBeNull();
    writeRegisteredAddress('new@example.com', '/search?profile=profile-2');
    vi.advanceTimersByTime(24 * 60 * 60 * 1_000 - 1);
    expect(readRegisteredAddress()).toEqual({
      email: 'new@example.com',
      isVerified: false,
      next: '/search?profile=profile-2',
    });
    vi.advanceTimersByTime(1);
    expect(readRegisteredAddress()).toBeNull();
    expect(window.localStorage.getItem('registered-address')).toBeNull();
    writeRegisteredAddress('new@example.com', '');
    removeRegisteredAddress();
    expect(readRegisteredAddress()).toBeNull();
  });

  test('is verified until the next registration, for no longer than its day', () => {
    verifyRegisteredAddress();
    expect(readRegisteredAddress()).toBeNull();
    writeRegisteredAddress('new@example.com', '');
    verifyRegisteredAddress();
    verifyRegisteredAddress();
    expect(readRegisteredAddress()).toEqual({ email: 'new@example.com', isVerified: true, next: '' });
    writeRegisteredAddress('other@example.com', '');
    expect(readRegisteredAddress()).toEqual({ email: 'other@example.com', isVerified: false, next: '' });
    verifyRegisteredAddress();
    vi.advanceTimersByTime(24 * 60 * 60 * 1_000);
    expect(readRegisteredAddress()).toBeNull();
  });

  test.each(['', 'new@example.com', ' ', 'soon new@example.com'])('is rejected if it is %j', (text) => {
    window.localStorage.setItem('registered-address', text);
    expect(readRegisteredAddress()).toBeNull();
  });
});
