import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';
import { fail, root, toolEnvironment } from './dependencies.mjs';

// The headless shell first: it has no windows and internal pages, which cost a third of a test run.
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** File with the output of the attempts to install a browser. */
const DETAILS = join(root, 'node_modules/.cache/otonowa/browser.log');

/**
 * Browser flags for a machine without a display and without a microphone: Chromium's fake one beeps once a second and
 * needs no permission. Root, as in a container, cannot use the sandbox.
 */
const browserFlags = [
  '--disable-gpu',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Finds the browser for tests: CHROMIUM_PATH, an installed Chromium or Chrome, or the one that Playwright downloaded.
 */
function findBrowser() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, ...applications, playwrightBrowser()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/**
 * Launch options for Playwright. Of its own downloads it chooses the headless shell by default. With the locale `C` a
 * browser on Linux opens no file in a folder with Japanese characters.
 */
export function launchOptions() {
  const executablePath = findBrowser();
  const isPlaywrights = executablePath === undefined || executablePath === playwrightBrowser();
  const env = { ...process.env, ...(process.platform === 'linux' ? { LC_ALL: 'C.UTF-8' } : {}) };
  return { args: browserFlags, env, ...(isPlaywrights ? {} : { executablePath }) };
}

/**
 * Starts the browser, which is installed where it is missing.
 * @param {readonly string[]} flags More than those that every tool needs.
 */
export async function launchBrowser(...flags) {
  ensureBrowser();
  const { chromium } = await import('@playwright/test');
  const options = launchOptions();
  return await chromium.launch({ ...options, args: [...options.args, ...flags] });
}

function playwrightBrowser() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Finds or installs the browser and prints what it did. Exits when no browser is available. */
function ensureBrowser() {
  const found = findBrowser();
  if (found !== undefined && starts(found)) return console.log(`Browser: ${found}`);
  console.log('No working Chromium or Chrome on this machine (CHROMIUM_PATH can name one).');
  rmSync(DETAILS, { force: true });
  for (const install of [downloadByPlaywright, installByApt]) {
    install();
    const installed = findBrowser();
    if (installed !== undefined && starts(installed)) return console.log(`Browser: installed ${installed}`);
  }
  fail(
    `No browser could be installed: ${relative(root, DETAILS)} says why. Install Chromium or Chrome and a Japanese font ` +
      '(Debian, Ubuntu: sudo apt-get install chromium fonts-noto-cjk), or set CHROMIUM_PATH.',
  );
}

function downloadByPlaywright() {
  attempt('Playwright’s download', [['playwright', 'install', 'chromium']]);
}

function installByApt() {
  if (process.platform !== 'linux') return;
  // Not every release of Debian and its derivatives has the first package.
  for (const browser of ['chromium-headless-shell', 'chromium'])
    if (
      attempt(`the package manager (apt-get install ${browser} fonts-noto-cjk)`, [
        ['apt-get', 'update'],
        ['apt-get', 'install', '--yes', '--no-install-recommends', browser, 'fonts-noto-cjk'],
      ])
    )
      return;
}

/**
 * Runs commands one after the other, for as long as they succeed, and prints the result in one line. Their own output
 * is written to a file.
 * @param {string} what
 * @param {string[][]} commands
 * @returns {boolean} Whether all succeeded.
 */
export function attempt(what, commands) {
  const env = { ...toolEnvironment, DEBIAN_FRONTEND: 'noninteractive' };
  mkdirSync(dirname(DETAILS), { recursive: true });
  const details = openSync(DETAILS, 'a');
  // With a shell, because npm installs programs as batch files on Windows; no argument contains a space.
  const isDone = commands.every(
    (command) =>
      spawnSync(command.join(' '), { cwd: root, env, stdio: ['ignore', details, details], shell: true }).status === 0,
  );
  closeSync(details);
  console.log(`Tried ${what}: ${isDone ? 'done' : `did not work, see ${relative(root, DETAILS)}`}.`);
  return isDone;
}

/**
 * Whether a browser starts: a downloaded one may lack system libraries.
 * @param {string} path
 */
function starts(path) {
  // Chrome for Windows has no such option and opens a window instead.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

if (process.argv[1] === import.meta.filename) ensureBrowser();
