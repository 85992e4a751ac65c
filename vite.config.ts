import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { hostingHeaders } from './scripts/hosting/headersPlugin.ts';
import { installable } from './scripts/installable.ts';
import { LICENSES_FILE } from './scripts/published.ts';
import { prebundled } from './scripts/prebundled.ts';

/** The fake backend goes into the bundle (see src/main.tsx), and its service worker beside it. */
const mock = process.env.VITE_MOCK === '1';
const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? 8787}`;

/** The app asks its own origin unless VITE_API_HOST names a host; this leads to the fake backend on its port. */
const proxy = {
  '/api': backend,
  '/uploads': backend,
  '/ws': { target: backend, ws: true },
};

export default defineConfig(async (): Promise<ViteUserConfig> => ({
  plugins: [
    react({ compiler: true }),
    vanillaExtractPlugin(),
    msw(),
    hostingHeaders(),
    mock ? [] : installable(process.env.VITE_APP_NAME || 'OTONOWA'),
  ],
  // What a visit loads is measured by scripts/sizes.ts, not by the size of a chunk.
  build: {
    outDir: mock ? 'dist-mock' : 'dist',
    // MIT, BSD and ISC ask for their notice in every copy.
    license: { fileName: LICENSES_FILE },
    chunkSizeWarningLimit: 5_000,
    // What most screens share comes in one chunk, and what is small in another: fewer requests, and fewer bytes, since
    // small files compress badly. Measured with `npm run size`: without the groups the search screen loads 155.8 kB
    // instead of 153.1, the profile screen 170.9 instead of 168.4. The session stays out: with it every screen before
    // the login would load the query cache (113.8 kB instead of 100.4).
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: /src\/(ui|lib|api|realtime|scoring)\//, minShareCount: 9 },
            { name: 'small', test: /src\/(ui|lib|api)\//, minShareCount: 4, maxModuleSize: 2_000 },
          ],
        },
      },
    },
  },
  ...(mock || process.env.VITEST ? {} : { server: { proxy }, preview: { proxy } }),
  worker: { format: 'es' },
  optimizeDeps: { include: prebundled },
  // Only test runs pay for loading the test tools.
  ...(process.env.VITEST ? { test: (await import('./tests/support/vitestProjects.ts')).vitestProjects } : {}),
}));
