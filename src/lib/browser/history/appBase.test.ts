import { expect, test, vi } from 'vitest';

test.each([
  ['/', '/messages', '', '/messages'],
  ['/', '/', '', '/'],
  ['/otonowa/demo/', '/otonowa/demo/messages', '/otonowa/demo', '/messages'],
  ['/otonowa/demo/', '/otonowa/demo/', '/otonowa/demo', '/'],
  ['/otonowa/demo/', '/messages', '/otonowa/demo', '/messages'],
  ['/otonowa/demo/', '/otonowa/demonstration', '/otonowa/demo', '/otonowa/demonstration'],
])('an app in %s: %s', async (folder, pathname, base, path) => {
  vi.stubEnv('BASE_URL', folder);
  vi.resetModules();
  const { appBase, withoutBase } = await import('./appBase.ts');
  expect(appBase).toBe(base);
  expect(withoutBase(pathname)).toBe(path);
});
