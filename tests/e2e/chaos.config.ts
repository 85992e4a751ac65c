import { defineConfig } from '@playwright/test';

// The journeys over a bad network (chaos.ts), `npm run test:long -- test:chaos`; E2E_CHAOS names another seed.
process.env.E2E_CHAOS ??= '20261121';
const { default: config } = await import('./playwright.config.ts');

export default defineConfig({
  ...config,
  // Calls are delayed.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['./chaosReporter.ts']],
  projects: config.projects?.filter(({ name }) => name === 'port') ?? [],
});
