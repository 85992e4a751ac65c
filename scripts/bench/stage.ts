import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { browserFlags, findBrowser } from '../browser.mjs';
import { root, toolEnvironment } from '../dependencies.mjs';
import { stopwatch } from './stopwatch.ts';

export interface Visit {
  page: Page;
  cdp: CDPSession;
}

/** The built app against the fake backend on its port, in a browser. */
export interface Stage {
  /** The app's address, with a slash at its end. */
  app: string;
  /** Of the fake backend, without a slash at its end. */
  backend: string;
  /** The folder of the build. */
  folder: string;
  /** A new browser with a stopwatch in its pages. @param slower how many times slower the CPU is */
  enter: (options?: { slower?: number; as?: string | null }) => Promise<Visit>;
  close: () => Promise<void>;
}

/** @param scenario what the fake backend holds */
export async function openStage(scenario: string): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'otonowa-bench-'));
  const built = spawnSync('vite', ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...toolEnvironment, VITE_MOCK: '', VITE_API_HOST: '' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) throw new Error('The build failed');
  const backend = await startBackend(scenario);
  process.env.BACKEND_PORT = backend.port;
  const server = await preview({ root, build: { outDir: folder }, logLevel: 'silent', preview: { port: 0 } });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: browserFlags,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const app = server.resolvedUrls?.local[0] ?? '';
  return {
    app,
    backend: `http://localhost:${backend.port}`,
    folder,
    enter: ({ slower = 1, as = 'hana@example.com' } = {}) => enter(browser, app, slower, as),
    async close() {
      await browser.close();
      await server.close();
      backend.process.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startBackend(scenario: string): Promise<{ process: ChildProcess; port: string }> {
  const backend = spawn(
    process.execPath,
    ['--max-semi-space-size=4', 'mocks/adapters/cli.ts', '--port', '0', '--scenario', scenario],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const port = await new Promise<string>((resolve, reject) => {
    backend.once('exit', () => reject(new Error('The fake backend did not start')));
    backend.stdout.once('data', (words) => resolve(/localhost:(\d+)/.exec(String(words))?.[1] ?? ''));
  });
  return { process: backend, port };
}

/** Somebody who has logged in already, on a page that shows nothing of what is measured. */
async function enter(browser: Browser, app: string, slower: number, as: string | null): Promise<Visit> {
  const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(stopwatch);
  await page.goto(new URL('/privacy', app).href);
  if (as !== null) {
    await page.evaluate(async (email) => {
      const response = await fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: 'password123' }),
      });
      const { access_token } = (await response.json()) as { access_token: string };
      localStorage.setItem('token', access_token);
    }, as);
  }
  const cdp = await context.newCDPSession(page);
  if (slower > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { page, cdp };
}

/** In MB, after everything that is not needed is gone. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6;
}
