import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { root, toolEnvironment } from './dependencies.mjs';

/** The production build and the fake backend it talks to, both on ports of their own. */
export interface Served {
  /** Without a slash at its end, as the next. */
  app: string;
  backend: string;
  /** Of the build. */
  folder: string;
  close: () => Promise<void>;
}

/** Builds the app and serves it. @param backendOptions of the fake backend's command */
export async function serveBuilt(...backendOptions: string[]): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'otonowa-built-'));
  const built = spawnSync('vite', ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...toolEnvironment, VITE_MOCK: '', VITE_API_HOST: '' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) throw new Error('The build failed');
  const backend = await startBackend(backendOptions);
  process.env.BACKEND_PORT = backend.port;
  const server = await preview({ root, build: { outDir: folder }, logLevel: 'silent', preview: { port: 0 } });
  return {
    app: (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''),
    backend: `http://localhost:${backend.port}`,
    folder,
    async close() {
      await server.close();
      backend.process.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startBackend(options: string[]): Promise<{ process: ChildProcess; port: string }> {
  const backend = spawn(
    process.execPath,
    ['--max-semi-space-size=4', 'mocks/adapters/cli.ts', '--port', '0', '--latency', '0', ...options],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const port = await new Promise<string>((resolve, reject) => {
    backend.once('exit', () => reject(new Error('The fake backend did not start')));
    backend.stdout.once('data', (words) => resolve(/localhost:(\d+)/.exec(String(words))?.[1] ?? ''));
  });
  return { process: backend, port };
}
