import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
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

/** Browser flags for a machine without a display. Root, as in a container, cannot use the sandbox. */
const browserFlags = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];

/**
 * Finds the browser for tests: CHROMIUM_PATH, an installed Chromium or Chrome, or the one that Playwright downloaded.
 */
function findBrowser() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, ...applications, playwrightBrowser()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Launch options for Playwright. Of its own downloads it chooses the headless shell by default. */
export function launchOptions() {
  const executablePath = findBrowser();
  const isPlaywrights = executablePath === undefined || executablePath === playwrightBrowser();
  return { args: browserFlags, ...(isPlaywrights ? {} : { executablePath }) };
}

function playwrightBrowser() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Finds or installs the browser and prints what it did. Exits when no browser is available. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found !== undefined && starts(found)) return console.log(`Browser: ${found}`);
  console.log('No working Chromium or Chrome on this machine (CHROMIUM_PATH can name one).');
  for (const install of [downloadByPlaywright, installByApt]) {
    install();
    const installed = findBrowser();
    if (installed !== undefined && starts(installed)) return console.log(`Browser: installed ${installed}`);
  }
  fail('No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH.');
}

function downloadByPlaywright() {
  console.log('Trying Playwright’s download (playwright install chromium)…');
  run('playwright', ['install', 'chromium']);
}

function installByApt() {
  run('apt-get', ['update']);
  // Not every release of Debian and its derivatives has the first package.
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    console.log(`Trying the package manager (apt-get install ${browser} fonts-noto-cjk)…`);
    if (run('apt-get', ['install', '--yes', '--no-install-recommends', browser, 'fonts-noto-cjk'])) return;
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {boolean} Whether it succeeded.
 */
function run(command, args) {
  const env = { ...toolEnvironment, DEBIAN_FRONTEND: 'noninteractive' };
  // By a shell, since what npm installs are batch files on Windows; no argument has a blank.
  const { error, status } = spawnSync([command, ...args].join(' '), { cwd: root, env, stdio: 'inherit', shell: true });
  const isDone = error === undefined && status === 0;
  if (!isDone) console.log(`${command} did not succeed${error ? `: ${error.message}` : '.'}`);
  return isDone;
}

/**
 * A downloaded browser may miss system libraries.
 * @param {string} path
 */
function starts(path) {
  // Chrome for Windows has no such option and opens a window instead.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
