import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const binaries = join(root, 'node_modules', '.bin');

/**
 * The environment of every tool: `node_modules/.bin` comes first on the path, with the project's own Node 24.
 * @type {NodeJS.ProcessEnv}
 */
export const toolEnvironment = { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` };

/** Installs the packages of package-lock.json unless they are installed. Exits when that fails. */
export function ensureDependencies() {
  if (!isInstalled()) {
    console.log('Installing the packages of package-lock.json (npm ci)…');
    // By a shell, since npm is a batch file on Windows.
    const { status } = spawnSync('npm ci --no-audit --no-fund --loglevel=error', {
      cwd: root,
      stdio: 'inherit',
      shell: true,
    });
    if (status !== 0) fail('npm ci failed: see its output above.');
  }
  ensureNode();
}

/** npm stores a copy of the lock file of what it installed; optional packages for other systems are missing there. */
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

/** The tools need a Node that runs TypeScript without a build. */
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
