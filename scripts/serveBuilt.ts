import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { preview } from 'vite';
import { buildAppAside } from './buildApp.ts';
import { root } from './dependencies.mjs';

/** Origins of the production build and of its fake backend, each on its own port. */
export interface Served {
  /** Both origins have no trailing slash. */
  app: string;
  backend: string;
  close: () => Promise<void>;
}

/**
 * Serves a production build and its fake backend.
 * @param built the folder of the build; undefined to make one, which is removed at the end
 * @param backendOptions command line options of the fake backend
 */
export async function serveBuilt(built: string | undefined, ...backendOptions: string[]): Promise<Served> {
  const folder = built ?? buildAppAside();
  const backend = await startBackend(backendOptions);
  process.env.BACKEND_PORT = backend.port;
  const server = await preview({ root, build: { outDir: folder }, logLevel: 'silent', preview: { port: 0 } });
  return {
    app: (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''),
    backend: `http://localhost:${backend.port}`,
    async close() {
      await server.close();
      backend.process.kill();
      if (built === undefined) rmSync(folder, { recursive: true, force: true });
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
