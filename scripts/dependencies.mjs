import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 11)) fail(`This needs Node 20.11 or newer and found ${process.version}.`);

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
    const newerNode = isOldForNpm() ? installNewerNode() : undefined;
    const path =
      newerNode === undefined ? process.env.PATH : `${newerNode.binaries}${delimiter}${process.env.PATH ?? ''}`;
    if (runNpm('ci', path) !== 0) fail('npm ci failed: see its output above.');
    newerNode?.remove();
  }
  linkNode();
  ensureNode();
}

/**
 * Ends this process when npm, which has begun it, is ended: npm passes the signal to a shell between them, and that ends
 * without passing it on.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 1_000).unref();
}

/** Whether npm's Node is older than the native parts of the tools require. Such an npm silently leaves them out. */
function isOldForNpm() {
  const isEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  return !isEnough && process.platform === 'linux';
}

/** Installs the Node of the tools into a folder of its own, for npm to run on. */
function installNewerNode() {
  const name = `node-linux-${process.arch}`;
  const folder = mkdtempSync(join(tmpdir(), 'otonowa-node-'));
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const version = optionalDependencies[name];
  if (runNpm(`install --prefix "${folder}" --no-save ${name}@${version}`) !== 0)
    fail(`Node ${version} could not be installed; npm needs 20.19, 22.12 or newer here and found ${process.version}.`);
  return {
    binaries: join(folder, 'node_modules', name, 'bin'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/**
 * Links the Node of the tools, as npm does. The packages for both processors have a program of this name, and npm 10.2
 * removes the link again with the package that it leaves out.
 */
function linkNode() {
  const link = join(binaries, 'node');
  const program = join('..', `node-linux-${process.arch}`, 'bin', 'node');
  if (existsSync(join(binaries, program)) && !existsSync(link)) symlinkSync(program, link);
}

/**
 * @param {string} line
 * @param {string} [path] where its Node is looked for
 */
function runNpm(line, path = process.env.PATH) {
  // With a shell, because npm is a batch file on Windows.
  return spawnSync(`npm ${line} --no-audit --no-fund --loglevel=error`, {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: 'inherit',
    shell: true,
  }).status;
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
