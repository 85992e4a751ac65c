import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type InlineConfig, preview } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostingHeaders } from './headersPlugin.ts';

let root: string;
const closing: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'otonowa-preview-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>OTONOWA</title>');
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const settings = (): InlineConfig => ({ root, configFile: false, logLevel: 'silent', plugins: [hostingHeaders()] });

/** Builds and previews like `npm run build` and `npm run preview`, the second in an environment of its own. */
async function buildAndPreview(apiHost: string): Promise<string> {
  vi.stubEnv('VITE_API_HOST', apiHost);
  await build(settings());
  vi.unstubAllEnvs();
  const server = await preview({ ...settings(), preview: { port: 0, host: '127.0.0.1' } });
  closing.push(() => server.close());
  return server.resolvedUrls?.local[0] ?? '';
}

/** Starts an API on a free port and returns its origin. */
async function startApi(): Promise<string> {
  const api = createServer((_, response) => response.end('[]')).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  closing.push(() => new Promise((resolve) => api.close(resolve)));
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
}

test('the preview lets the page call the backend of the build', async () => {
  const api = await startApi();
  const app = await buildAndPreview(api);
  for (const path of ['', 'index.html', 'search']) {
    const { headers } = await fetch(app + path);
    const connect = /connect-src ([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1];
    expect(connect?.split(' ')).toEqual(["'self'", api, api.replace('http', 'ws')]);
  }
});

test('the preview sends the headers of a build that replaces the first one', async () => {
  const app = await buildAndPreview('https://first.example.com');
  vi.stubEnv('VITE_API_HOST', 'https://second.example.com');
  await build(settings());
  const policy = (await fetch(app)).headers.get('Content-Security-Policy');
  expect(policy).toContain('wss://second.example.com');
  expect(policy).not.toContain('first.example.com');
});

test('without a build it exits with a hint', async () => {
  await expect(preview(settings())).rejects.toThrow('npm run build');
});
