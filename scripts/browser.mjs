import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fail, root, toolEnvironment } from './dependencies.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Flags for a browser on a machine without a display. Root, as in a container, has no sandbox. */
const browserFlags = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];

/** The browser for tests: CHROMIUM_PATH, a Chromium or Chrome of the machine, or the one that Playwright downloaded. */
function findBrowser() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, ...applications, playwrightBrowser()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** How Playwright starts that browser. */
export function launchOptions() {
  const executablePath = findBrowser();
  return { args: browserFlags, ...(executablePath === undefined ? {} : { executablePath }) };
}

function playwrightBrowser() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Finds or installs the browser, says what it did, and ends the process when there is no way to get one. */
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
  console.log('Trying the package manager (apt-get install chromium fonts-noto-cjk)…');
  run('apt-get', ['update']);
  run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const env = { ...toolEnvironment, DEBIAN_FRONTEND: 'noninteractive' };
  const { error, status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
  if (error !== undefined || status !== 0)
    console.log(`${command} did not succeed${error ? `: ${error.message}` : '.'}`);
}

/**
 * A download can be there and still miss libraries of the system.
 * @param {string} path
 */
function starts(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
