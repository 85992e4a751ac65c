import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const binaries = join(root, 'node_modules', '.bin');

/**
 * The environment for every tool: what npm installed comes first on the path, the Node 24 of the project included.
 * @type {NodeJS.ProcessEnv}
 */
export const toolEnvironment = { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` };

/** Installs what package-lock.json asks for, unless it is there already. Ends the process when that fails. */
export function ensureDependencies() {
  if (!isInstalled()) {
    console.log('Installing the packages of package-lock.json (npm ci)…');
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) fail('npm ci failed: see its output above.');
  }
  ensureNode();
}

/** npm keeps a copy of the lock of what it installed; packages for other systems are optional and missing there. */
function isInstalled() {
  const installedLock = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(installedLock);
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional === true || installed[path]?.version === entry.version,
  );
}

/**
 * @param {string} path
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/** The tools need a Node that runs TypeScript as it is. */
function ensureNode() {
  const { stdout } = spawnSync('node', ['--version'], { env: toolEnvironment, encoding: 'utf8' });
  const [major = 0, minor = 0] = (stdout ?? '').replace('v', '').split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return;
  fail(
    `The tools need Node 22.18 or newer and found ${stdout?.trim() || 'none'}. On Linux npm installs one with the ` +
      'packages (optionalDependencies node-linux-…): was it left out? Elsewhere install Node 24.',
  );
}

/**
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
