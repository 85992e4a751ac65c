import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import type { Options } from './fixtures.ts';
import { lanes, ports, root } from './ports.ts';

const chromium = {
  ...devices['Desktop Chrome'],
  locale: 'ja-JP',
  timezoneId: 'Asia/Tokyo',
  // Animations cost a tenth of the run; the journeys that are about them enable them.
  reducedMotion: 'reduce' as const,
  launchOptions: launchOptions(),
  screenshot: 'only-on-failure' as const,
};

/**
 * The journeys of `npm test`: on the fake backend on its port, and on the one in the service worker of the mock build.
 */
export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: lanes.length,
  // Only a condition that never becomes true takes so long, also on a slow and busy machine. Playwright's own limit for
  // an action is none.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  projects: [
    // Its journeys take the longest, so they begin first and both cores are busy until the end.
    {
      name: 'service-worker',
      testDir: 'serviceWorker',
      use: { ...chromium, onPort: false },
    },
    {
      // These run on the port, too: media and the history of messages take another way through the service worker.
      name: 'service-worker-phone',
      testDir: 'journeys',
      testMatch: ['listen.spec.ts', 'plans.spec.ts'],
      grep: /on a phone/,
      use: { ...chromium, onPort: false },
    },
    {
      name: 'port',
      testDir: 'journeys',
      use: chromium,
    },
  ],
  webServer: [
    ...lanes.map((lane) => ({
      name: `backend ${lane}`,
      command: `npm run backend -- --port ${ports.backend(lane)} --scenario default --latency 0 --check`,
      cwd: root,
      url: `http://localhost:${ports.backend(lane)}/__fake/mailbox`,
    })),
    {
      name: 'app',
      command: 'node tests/e2e/serveApp.ts',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      cwd: root,
      url: `http://localhost:${ports.app(lanes.length - 1)}`,
    },
    {
      name: 'mock app',
      command: 'node tests/e2e/serveApp.ts',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      cwd: root,
      env: { VITE_MOCK: '1' },
      url: `http://localhost:${ports.mockApp}`,
    },
  ],
});
