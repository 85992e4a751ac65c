import { createServer, type ViteDevServer } from 'vite';
import { expect, test } from '../fixtures.ts';
import { ports, root } from '../ports.ts';

let server: ViteDevServer;
test.beforeAll(async () => {
  process.env.VITE_MOCK = '1';
  const port = ports.ofTest(test.info().parallelIndex);
  server = await createServer({ root, logLevel: 'silent', server: { port, strictPort: true } });
  await server.listen();
});
test.afterAll(async () => {
  delete process.env.VITE_MOCK;
  await server.close();
});

test('the fake, not the development server, answers the calls while saved code arrives', async ({
  page,
  allowErrors,
}) => {
  // The fake alone: the whole app takes seconds to arrive from a development server. Its panel needs the app's page.
  allowErrors(/status of 401|preamble/);
  await page.goto(`${server.resolvedUrls?.local[0]}robots.txt`);
  await page.evaluate(async () => {
    const [client, fake] = ['/@vite/client', '/mocks/adapters/browser.ts'];
    await import(client);
    const { startBrowserBackend } = await import(fake);
    const ignore = () => () => undefined;
    await startBrowserBackend({ token: () => null, subscribe: ignore, start: ignore, end: ignore, dropDrafts: ignore });
  });
  const calling = page.evaluate(async () => {
    const statuses = new Set<number>();
    for (let call = 0; call < 40; call += 1) statuses.add((await fetch('/api/users/me')).status);
    return [...statuses];
  });
  // A save of a shared file causes several updates at once, or a reload: here of a page that is not this one.
  for (let update = 0; update < 20; update += 1) {
    server.ws.send({ type: 'update', updates: [] });
    server.ws.send({ type: 'full-reload', path: '/other.html' });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(await calling).toEqual([401]);
});
