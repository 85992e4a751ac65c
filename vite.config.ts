import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { billOfMaterialsFile } from './scripts/billPlugin.ts';
import { buildTarget } from './scripts/browserFloor.ts';
import { chunkGroups } from './scripts/chunks.ts';
import { root } from './scripts/dependencies.mjs';
import { hostingHeaders } from './scripts/hosting/headersPlugin.ts';
import { operatorSettings } from './scripts/hosting/settingsPlugin.ts';
import { installable } from './scripts/installable.ts';
import { LICENSES_FILE } from './scripts/published.ts';
import { earlyStart } from './scripts/earlyStart.ts';
import { entryAtEnd } from './scripts/entryAtEnd.ts';
import { preloadRenderer } from './scripts/preloadRenderer.ts';
import { prebundled } from './scripts/prebundled.ts';
import { regenerating } from './scripts/regenerating.ts';

/** The fake backend goes into the bundle (see src/main.tsx), and its service worker beside it. */
const mock = process.env.VITE_MOCK === '1';
const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? 8787}`;

/** The app asks its own origin unless VITE_API_HOST names a host; this leads to the fake backend on its port. */
const proxy = {
  '/api': backend,
  '/uploads': backend,
  '/ws': { target: backend, ws: true },
};

const bill = billOfMaterialsFile();

/** How long plugins take depends on the machine, so that is no warning. */
const checks = { bundlerTimings: false };

export default defineConfig(async (): Promise<ViteUserConfig> => ({
  plugins: [
    react({ compiler: true }),
    vanillaExtractPlugin(),
    // Storybook has its own (.storybook/main.ts); tests in a browser have none.
    mock || process.env.VITEST ? msw({ mode: 'worker-only' }) : [],
    hostingHeaders(),
    operatorSettings(),
    bill.plugin,
    process.env.VITEST ? [] : regenerating(root),
    preloadRenderer(),
    entryAtEnd(),
    mock ? [] : earlyStart(),
    mock ? [] : installable(process.env.VITE_APP_NAME || 'OTONOWA'),
  ],
  resolve: {
    alias: {
      // Its modules have one for Node that is empty in browsers. What the bundler needs for such a module would be a file
      // more for every screen.
      mediabunny: join(root, 'node_modules/mediabunny/dist/bundles/mediabunny.mjs'),
    },
  },
  // What a visit loads is measured by scripts/sizes.ts, not by the size of a chunk.
  build: {
    target: buildTarget,
    outDir: mock ? 'dist-mock' : 'dist',
    // MIT, BSD and ISC ask for their notice in every copy.
    license: { fileName: LICENSES_FILE },
    chunkSizeWarningLimit: 5_000,
    chunkImportMap: true,
    rolldownOptions: {
      checks,
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  ...(mock || process.env.VITEST ? {} : { server: { proxy }, preview: { proxy } }),
  worker: {
    format: 'es',
    plugins: () => [bill.ofWorkers],
    rolldownOptions: { checks },
  },
  optimizeDeps: { include: prebundled },
  // Only test runs pay for loading the test tools.
  ...(process.env.VITEST ? { test: (await import('./tests/support/vitestProjects.ts')).vitestProjects } : {}),
}));
