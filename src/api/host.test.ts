import { beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '../../tests/support/fakeWindow.ts';

beforeEach(() => {
  stubWindow();
  vi.resetModules();
});

/** Imports the module again in a page with this value of the setting, or without the setting. */
async function hostOf(content?: string) {
  if (content !== undefined)
    vi.stubGlobal('document', {
      querySelector: (selector: string) => (selector === '#root' ? { dataset: { apiHost: content } } : null),
    });
  return import('./host.ts');
}

test.each([
  [undefined, ''],
  ['', ''],
  ['https://api.otonowa.example/', 'https://api.otonowa.example'],
])('the host is the page’s own unless the page configures one (%s)', async (content, host) => {
  const { apiHost } = await hostOf(content);
  expect(apiHost()).toBe(host);
});

test.each([
  ['', 'wss://otonowa.test/ws/user-1?token=a%2Fb'],
  ['https://api.otonowa.example', 'wss://api.otonowa.example/ws/user-1?token=a%2Fb'],
  ['http://localhost:8787', 'ws://localhost:8787/ws/user-1?token=a%2Fb'],
])('the address of the socket has the host %s (rule M24)', async (host, address) => {
  const { socketAddress } = await hostOf(host);
  expect(socketAddress('user-1', 'a/b')).toBe(address);
});
