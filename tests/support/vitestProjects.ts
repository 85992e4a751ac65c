import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestUserConfig, ViteUserConfig } from 'vitest/config';
import { launchOptions } from '../../scripts/browser.mjs';

/** A fresh object for each project: vitest writes into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions(), contextOptions: { locale: 'ja-JP' } }),
  instances: [{ browser: 'chromium' as const }],
});

/** On a cold cache the browser must know every dependency before the first test, or it reloads in the middle. */
const optimizeDeps: ViteUserConfig['optimizeDeps'] = {
  include: [
    'react/compiler-runtime',
    'react/jsx-dev-runtime',
    'react-dom/client',
    '@vanilla-extract/recipes/createRuntimeFn',
    'msw',
    'msw/browser',
  ],
  entries: ['index.html', 'src/**/*.{ts,tsx}', 'mocks/**/*.ts', 'tests/support/**/*.ts', '.storybook/*.{ts,tsx}'],
};

const nodeProject = (name: string, include: string[], env: Record<string, string> = {}) => ({
  extends: true as const,
  // Pure work, which only a machine that is busy with something else makes slow.
  test: { name, include, env, testTimeout: 30_000, setupFiles: ['tests/support/failOnConsole.ts'] },
});

export const vitestProjects: TestUserConfig = {
  restoreMocks: true,
  projects: [
    nodeProject('unit', ['{src,mocks,scripts,tests/support}/**/!(*.timezone).test.ts']),
    // Dates have to come out the same wherever the machine stands: these tests run in two zones.
    nodeProject('timezone-UTC', ['src/**/*.timezone.test.ts'], { TZ: 'UTC' }),
    nodeProject('timezone-New_York', ['src/**/*.timezone.test.ts'], { TZ: 'America/New_York' }),
    nodeProject('contract', ['tests/{contract,conformance}/**/*.test.ts']),
    nodeProject('architecture', ['tests/architecture/**/*.test.ts']),
    {
      extends: true,
      optimizeDeps,
      test: {
        name: 'browser',
        include: ['src/**/*.browser.test.tsx'],
        setupFiles: ['tests/support/failOnConsole.ts'],
        browser: browser(),
      },
    },
    {
      extends: true,
      optimizeDeps,
      plugins: [storybookTest({ configDir: '.storybook' })],
      test: { name: 'stories', browser: browser() },
    },
  ],
};
