import { beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';
import { apiHost, socketAddress } from './host.ts';

beforeEach(() => {
  stubWindow();
});

test('the host is the page’s own unless one is configured', () => {
  expect(apiHost()).toBe('');
  vi.stubEnv('VITE_API_HOST', 'https://api.otonowa.example/');
  expect(apiHost()).toBe('https://api.otonowa.example');
});

test.each([
  ['', 'wss://otonowa.test/ws/user-1?token=a%2Fb'],
  ['https://api.otonowa.example', 'wss://api.otonowa.example/ws/user-1?token=a%2Fb'],
  ['http://localhost:8787', 'ws://localhost:8787/ws/user-1?token=a%2Fb'],
])('the socket follows the host %s (rule M24)', (host, address) => {
  vi.stubEnv('VITE_API_HOST', host);
  expect(socketAddress('user-1', 'a/b')).toBe(address);
});
