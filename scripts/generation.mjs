import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toolEnvironment } from './dependencies.mjs';

/** What decides the generated code. */
const inputs = [
  'openapi.yaml',
  'asyncapi.yaml',
  'orval.config.ts',
  'scripts/transformers.ts',
  'scripts/refineGenerated.ts',
  'scripts/answerShapes.ts',
  'scripts/editGenerated.ts',
  'scripts/openApiDocument.ts',
  'package-lock.json',
];
/** What the generator reads besides, and what changes nothing. */
const surroundings = ['package.json', 'tsconfig.json', 'src/api/client.ts'];
/** A file of each folder, to notice when one was emptied. */
const outputs = ['src/api/generated/operations.ts', 'src/realtime/generated/frames.ts', 'mocks/generated/index.msw.ts'];
export const folders = outputs.map((file) => dirname(file));

/** Holds the fingerprint of the inputs. It is removed before the first file changes and written after the last. */
const STAMP = 'src/api/generated/inputs.sha256';
/** Holds the id of the process that generates. */
const LOCK = 'src/api/generated/lock';
/** A generation takes some seconds; a lock of this age, in ms, belongs to a process that was killed. */
const OLDEST_LOCK = 120_000;

/**
 * Generates the code from the contract when its inputs have changed. Several processes may call it at once: one
 * generates, the others wait for it.
 * @param {string} root
 * @param {boolean} [always] Generates in any case, and shows what the generator prints besides errors.
 * @returns {number} the exit code
 */
export function ensureGenerated(root, always = false) {
  if (!always && isFresh(root)) return 0;
  const release = lock(root);
  try {
    // Another process has generated meanwhile.
    if (!always && isFresh(root)) return 0;
    return generate(root, always);
  } finally {
    release();
  }
}

/** @param {string} root */
function isFresh(root) {
  const stamp = join(root, STAMP);
  const areThere = outputs.every((file) => existsSync(join(root, file)));
  return areThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

/** @param {string} root */
function fingerprint(root) {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input).update(readFileSync(join(root, input)));
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {boolean} shows
 */
function generate(root, shows) {
  const copy = mkdtempSync(join(tmpdir(), 'otonowa-generate-'));
  try {
    const stamp = copyInputs(root, copy);
    const status = generateIn(copy, shows);
    if (status !== 0) return status;
    rmSync(join(root, STAMP), { force: true });
    for (const folder of folders) mirror(join(copy, folder), join(root, folder));
    writeFileSync(join(root, STAMP), stamp);
    return 0;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Copies what the generator reads. Its output is made there, so that a failure leaves the present code as it is.
 * @param {string} root
 * @param {string} copy
 * @returns {string} the fingerprint of what was copied
 */
export function copyInputs(root, copy) {
  for (const input of [...inputs, ...surroundings]) cpSync(join(root, input), join(copy, input));
  // A junction needs no rights on Windows; other systems ignore the type.
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return fingerprint(copy);
}

/**
 * Generates in a folder with the inputs.
 * @param {string} copy
 * @param {boolean} shows
 * @returns {number} the exit code
 */
export function generateIn(copy, shows) {
  const { status } = spawnSync('orval --config orval.config.ts --fail-on-warnings && node scripts/refineGenerated.ts', {
    cwd: copy,
    env: toolEnvironment,
    stdio: ['ignore', shows ? 'inherit' : 'ignore', 'inherit'],
    shell: true,
  });
  return status ?? 1;
}

/**
 * Makes a folder equal to another one. Files that are equal already are not written: an open page would reload.
 * @param {string} from
 * @param {string} to
 */
function mirror(from, to) {
  const wanted = filesOf(from);
  for (const file of filesOf(to)) if (!wanted.includes(file)) rmSync(join(to, file));
  for (const file of wanted) {
    const bytes = readFileSync(join(from, file));
    const target = join(to, file);
    if (existsSync(target) && readFileSync(target).equals(bytes)) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}

/** @param {string} folder */
function filesOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
}

/**
 * Waits until no other process generates.
 * @param {string} root
 * @returns {() => void} releases the lock
 */
function lock(root) {
  const path = join(root, LOCK);
  mkdirSync(dirname(path), { recursive: true });
  const pause = new Int32Array(new SharedArrayBuffer(4));
  while (!take(path)) {
    if (isAbandoned(path)) rmSync(path, { force: true });
    else Atomics.wait(pause, 0, 0, 50);
  }
  return () => rmSync(path, { force: true });
}

/** @param {string} path */
function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} path */
function isAbandoned(path) {
  try {
    if (Date.now() - statSync(path).mtimeMs > OLDEST_LOCK) return true;
    // Empty while the other process is writing it.
    const owner = Number(readFileSync(path, 'utf8'));
    if (owner > 0) process.kill(owner, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;
