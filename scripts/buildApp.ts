import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, toolEnvironment } from './dependencies.mjs';

interface BuildOptions {
  /** The output folder, which is emptied first. */
  folder: string;
  /** Whether the build contains the fake backend. */
  isMock?: boolean;
  /** URL path under which the build will be served, with a slash at both ends. */
  base?: string;
  /** Whether to write Vite's manifest of sources and chunks, which is needed for measuring and never published. */
  hasManifest?: boolean;
}

/**
 * Builds the app for the own origin, ignoring the environment variables.
 * Throws when the build fails, and when it prints anything: with this log level that is a warning.
 */
export function buildApp({ folder, isMock = false, base = '/', hasManifest = false }: BuildOptions): void {
  const options = [
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'warn',
    '--base',
    base,
    ...(hasManifest ? ['--manifest'] : []),
  ];
  const built = spawnSync('node', ['node_modules/vite/bin/vite.js', 'build', ...options], {
    cwd: root,
    env: { ...toolEnvironment, VITE_MOCK: isMock ? '1' : '', VITE_API_HOST: '', VITE_REPORT_URL: '' },
    encoding: 'utf8',
  });
  const printed = `${built.stdout}${built.stderr}`.trim();
  if (built.status !== 0 || printed !== '') throw new Error(`The build failed or has a warning:\n${printed}`);
}

/**
 * Creates a production build with its manifest in a new folder.
 * @returns the folder, which the caller has to remove
 */
export function buildAppAside(): string {
  const folder = mkdtempSync(join(tmpdir(), 'otonowa-built-'));
  buildApp({ folder, hasManifest: true });
  return folder;
}
