import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { lanes, ports, root } from './ports.ts';

// Builds the app into a folder of this run, so that runs do not replace each other's files, and serves it once for
// every backend. With VITE_MOCK it is the app with its fake inside. E2E_BUILT says that `npm test` has just built both.
const isMock = process.env.VITE_MOCK === '1';
const isBuilt = process.env.E2E_BUILT === '1';
const outDir = isBuilt ? join(root, isMock ? 'dist-mock' : 'dist') : mkdtempSync(join(tmpdir(), 'otonowa-e2e-'));

if (!isBuilt) await build({ logLevel: 'warn', build: { outDir } });
for (const lane of isMock ? [0] : lanes) {
  process.env.BACKEND_PORT = String(ports.backend(lane));
  const port = isMock ? ports.mockApp : ports.app(lane);
  await preview({ logLevel: 'silent', build: { outDir }, preview: { port, strictPort: true } });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!isBuilt) rmSync(outDir, { recursive: true, force: true });
    process.exit(0);
  });
}
