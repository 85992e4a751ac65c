/*
 * Shows that `npm start` serves the app and ends when it is told to, on every system: npm test -- test:start
 */
import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { root } from './dependencies.mjs';

/** @typedef {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} Npm */

/** Milliseconds that the start may take, on a machine that installs packages first. */
const LONGEST_START = 10 * 60_000;
const LONGEST_STOP = 30_000;
const isWindows = process.platform === 'win32';

const endAll = isWindows ? endTree : interruptGroup;
// Ends it like Ctrl-C, and like a program that has started npm.
for (const end of isWindows || !endsBySignal() ? [endAll] : [endAll, endNpm]) await serveAndEnd(end);

/** Whether npm ends by SIGTERM: 10.2, which comes with Node 20.11, goes on; 10.8 does not. */
function endsBySignal() {
  const { stdout } = spawnSync('npm --version', { shell: true, encoding: 'utf8' });
  const [major = 0, minor = 0] = stdout.trim().split('.').map(Number);
  return major > 10 || (major === 10 && minor >= 8);
}

/** @param {(npm: Npm) => void} end */
async function serveAndEnd(end) {
  // Without a shell before npm, so that a signal reaches npm itself; in a group of its own, so that the signal of Ctrl-C
  // reaches all of it and not this process.
  const npm = spawn(isWindows ? 'npm start -- --port 0' : 'exec npm start -- --port 0', {
    cwd: root,
    shell: true,
    detached: !isWindows,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const address = await printedAddress(npm);
    const page = await fetch(address);
    const entry = / src="(\/src\/[^"]+)"/.exec(await page.text())?.[1];
    if (!page.ok || entry === undefined) throw new Error(`${address} answered ${page.status} and no page of the app`);
    const code = await fetch(new URL(entry, address));
    if (!code.ok || !code.headers.get('content-type')?.includes('javascript'))
      throw new Error(`${entry} answered ${code.status}, ${code.headers.get('content-type')}`);
    end(npm);
    await isGone(address);
    console.log(`npm start served the app at ${address} and ended.`);
  } finally {
    endAll(npm);
  }
}

/** @param {Npm} npm */
function endNpm(npm) {
  npm.kill('SIGTERM');
}

/** @param {Npm} npm */
function interruptGroup({ pid }) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGINT');
  } catch {
    // No process of the group is left.
  }
}

/** @param {Npm} npm */
function endTree({ pid }) {
  spawnSync('taskkill', ['/T', '/F', '/PID', String(pid)]);
}

/**
 * @param {Npm} npm
 * @returns {Promise<string>}
 */
function printedAddress(npm) {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (/** @type {string} */ why) => reject(new Error(`npm start ${why}:\n${printed}`));
    const timer = setTimeout(fail, LONGEST_START, 'named no address in time');
    npm.on('exit', (code) => fail(`ended with ${code}`));
    for (const stream of [npm.stdout, npm.stderr])
      stream.on('data', (chunk) => {
        printed += stripVTControlCharacters(String(chunk));
        const address = /Local: +(http:\/\/\S+)\s/.exec(printed)?.[1];
        if (address === undefined) return;
        clearTimeout(timer);
        resolve(address);
      });
  });
}

/** @param {string} address */
async function isGone(address) {
  for (const end = Date.now() + LONGEST_STOP; Date.now() < end; await wait(100))
    if (
      !(await fetch(address).then(
        () => true,
        () => false,
      ))
    )
      return;
  throw new Error(`${address} still answers after npm start was ended`);
}
