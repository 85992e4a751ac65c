import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser } from '../../scripts/browser.mjs';
import { ports, root } from './ports.ts';

const executablePath = findBrowser();
const chromium = {
  ...devices['Desktop Chrome'],
  locale: 'ja-JP',
  timezoneId: 'Asia/Tokyo',
  launchOptions: { args: browserFlags, ...(executablePath === undefined ? {} : { executablePath }) },
};

/** A build of the app and its preview; the build is taken down with the server that serves it. */
const serve = (port: number) => `npm run build -- --logLevel warn && npm run preview -- --port ${port} --strictPort`;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: true,
  // One backend serves all tests and each starts by resetting it.
  workers: 1,
  timeout: 30_000,
  reporter: 'list',
  use: { trace: 'retain-on-failure' },
  projects: [
    {
      name: 'port',
      testDir: 'journeys',
      // The other journeys have each passed alone, but never in one run: they join one by one with their issue's proof.
      testMatch: 'firstPath.spec.ts',
      use: { ...chromium, baseURL: `http://localhost:${ports.app}` },
    },
    {
      name: 'service-worker',
      // What the first path proves on the port it proves behind the service worker too.
      testMatch: ['journeys/firstPath.spec.ts', 'serviceWorker/*.spec.ts'],
      use: { ...chromium, baseURL: `http://localhost:${ports.mockApp}` },
    },
  ],
  webServer: [
    {
      name: 'backend',
      command: `npm run backend -- --port ${ports.backend} --scenario default --latency 0 --check`,
      cwd: root,
      url: `http://localhost:${ports.backend}/__fake/mailbox`,
    },
    {
      name: 'app',
      command: serve(ports.app),
      cwd: root,
      env: { BACKEND_PORT: String(ports.backend) },
      url: `http://localhost:${ports.app}`,
    },
    {
      name: 'mock app',
      command: serve(ports.mockApp),
      cwd: root,
      env: { VITE_MOCK: '1' },
      url: `http://localhost:${ports.mockApp}`,
    },
  ],
});
