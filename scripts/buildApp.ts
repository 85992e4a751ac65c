import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, toolEnvironment } from './dependencies.mjs';

/** Makes the production build, without the fake, whatever the environment says. @param folder emptied before */
export function buildApp(folder: string): void {
  const built = spawnSync('vite', ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...toolEnvironment, VITE_MOCK: '', VITE_API_HOST: '' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) throw new Error('The build failed');
}

/** The same in a new folder, which it answers and whose removal is the caller's. */
export function buildAppAside(): string {
  const folder = mkdtempSync(join(tmpdir(), 'otonowa-built-'));
  buildApp(folder);
  return folder;
}
