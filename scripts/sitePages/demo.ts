import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { paths } from '../../src/navigation/paths.ts';
import { buildApp } from '../buildApp.ts';
import { importMapIn, securityHeaders } from '../hosting/securityHeaders.ts';
import { policyTag } from './layout.ts';

/**
 * Builds the site's demo: the app with its fake backend inside. A static host has no rule that serves one page for all
 * paths, so every screen has a copy of the page.
 * @param base URL path of the site on its host, with a slash at both ends
 */
export function writeDemo(folder: string, base: string): void {
  buildApp({ folder, isMock: true, base: `${base}demo/` });
  for (const file of ['_headers', '_redirects']) rmSync(join(folder, file));
  const built = readFileSync(join(folder, 'index.html'), 'utf8');
  const page = built.replace(/<meta charset="utf-8" ?\/?>/, `$&${policy(importMapIn(built))}`);
  for (const path of Object.values(paths)) write(join(folder, path, 'index.html'), page);
}

/**
 * Returns the policy of every build of the app as an element of the page, without `frame-ancestors`, which only a
 * header may contain.
 */
function policy(importMap: string): string {
  const header = securityHeaders({ apiHost: '', mock: true, importMap })['Content-Security-Policy'] ?? '';
  return policyTag(header.replace(/frame-ancestors [^;]*; /, ''));
}

/** Writes a file of the site, and its folder where that is missing. */
export function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
