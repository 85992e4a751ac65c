import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import type { TestUserConfig, ViteUserConfig } from 'vitest/config';
import { launchOptions } from '../../scripts/browser.mjs';
import { prebundled, storyPackages } from '../../scripts/prebundled.ts';
import { markVariable } from '../../scripts/test/processes.mjs';
import { betweenTests } from './betweenTests.ts';
import { isolatedTests } from './isolatedTests.ts';

/** A new object for each project, because vitest mutates it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions(), contextOptions: { locale: 'ja-JP' } }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * With a cold cache Vite must know every dependency before the first test; otherwise it reloads the page during a test.
 */
const optimizeDeps: ViteUserConfig['optimizeDeps'] = {
  include: [...prebundled, ...storyPackages],
  entries: ['index.html', 'src/**/*.{ts,tsx}', 'mocks/**/*.ts', 'tests/support/**/*.ts', '.storybook/*.{ts,tsx}'],
};

/**
 * Storybook's plugin runs the stories of a file whose address is the path of the test, and decodes only blanks in it: in
 * a folder with Japanese letters it would find no story.
 */
const storiesInAnyFolder: Plugin = {
  name: 'stories-in-any-folder',
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('.stories.tsx')
      ? code.replace('convertToFilePath(import.meta.url)', 'decodeURI(convertToFilePath(import.meta.url))')
      : undefined,
};

/** In milliseconds. Large enough for a slow and busy machine, so that only a test that hangs reaches it. */
const BROWSER_TEST_TIMEOUT = 120_000;

const nodeProject = (name: string, include: string[], options: TestUserConfig = {}) => ({
  extends: true as const,
  // Pure computation, which is slow only on a busy machine.
  test: {
    name,
    include,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['tests/support/failOnConsole.ts'],
    ...options,
  },
});

/** Whether somebody waits for the result: neither CI nor a whole run of `npm test` (.storybook/patience.ts). */
const isAwaited = !process.env.CI && process.env[markVariable] === undefined;

/** Loading Storybook takes three seconds, which runs of other projects alone need not wait for. */
const chosen = process.argv.filter((argument) => argument.startsWith('--project='));
const storiesProject = async () => {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    extends: true as const,
    optimizeDeps,
    plugins: [storybookTest({ configDir: '.storybook' }), storiesInAnyFolder],
    // Several files share one page: each story clears the state of the previous one (.storybook/backendAddon.ts).
    test: {
      name: 'stories',
      setupFiles: ['tests/support/slowProcessor.ts', 'tests/support/showPage.ts'],
      env: { VITE_IMPATIENT: isAwaited ? '1' : '' },
      testTimeout: BROWSER_TEST_TIMEOUT,
      isolate: false,
      browser: browser(),
    },
  };
};

export const vitestProjects: TestUserConfig = {
  ...betweenTests,
  projects: [
    // Several files share one process: module state belongs to the session or World of a test.
    nodeProject('unit', ['{src,mocks,tests/support}/**/!(*.timezone).test.ts'], {
      isolate: false,
      exclude: isolatedTests,
      setupFiles: ['tests/support/failOnConsole.ts', 'tests/support/resetCredentials.ts'],
    }),
    nodeProject('unit-isolated', isolatedTests),
    // Dates must not depend on the machine's time zone: these tests run in two zones.
    nodeProject('timezone-UTC', ['src/**/*.timezone.test.ts'], { env: { TZ: 'UTC' } }),
    nodeProject('timezone-New_York', ['src/**/*.timezone.test.ts'], { env: { TZ: 'America/New_York' } }),
    nodeProject('contract', ['tests/{contract,conformance,kit}/**/*.test.ts']),
    nodeProject('architecture', ['tests/architecture/**/*.test.ts'], {
      isolate: false,
      // It imports JSON without the attribute that Node demands, which Vite does not need.
      server: { deps: { inline: [/@actions/] } },
    }),
    {
      extends: true,
      optimizeDeps,
      test: {
        name: 'browser',
        include: ['{src,tests/support}/**/*.browser.test.tsx'],
        setupFiles: ['tests/support/failOnConsole.ts', 'tests/support/slowProcessor.ts'],
        testTimeout: BROWSER_TEST_TIMEOUT,
        expect: { poll: { timeout: BROWSER_TEST_TIMEOUT / 2 } },
        browser: browser(),
      },
    },
    ...(chosen.length === 0 || chosen.includes('--project=stories') ? [await storiesProject()] : []),
  ],
};
