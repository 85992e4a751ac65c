import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.mjs';
import { fail, root, toolEnvironment } from './dependencies.mjs';
import { serveFolder } from './sitePages/serveFolder.ts';

/**
 * Opens every story and every page of the built Storybook as a reader does, in a window of 1280 × 800, and waits until its
 * play function has ended. Fails when one throws, or writes to the console what it does not allow.
 * `--built` names a folder that is built already, `--only` a part of an id.
 */
const { values } = parseArgs({ options: { built: { type: 'string' }, only: { type: 'string', default: '' } } });

/** In milliseconds; longer than a story's own patience. */
const PATIENCE = 90_000;
const PAGES = 2;

interface Entry {
  id: string;
  type: 'docs' | 'story';
}

const made = values.built === undefined ? mkdtempSync(join(tmpdir(), 'storybook-')) : undefined;
const folder = made ?? values.built ?? '';
if (made !== undefined) build(made);
const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
const entries = Object.values(index.entries).filter(({ id }) => id.includes(values.only));
const { origin, close } = await serveFolder(folder, '/');
const browser = await chromium.launch(launchOptions());

const waiting = [...entries];
const faults: string[] = [];
await Promise.all(Array.from({ length: PAGES }, walk));
await browser.close();
close();
if (made !== undefined) rmSync(made, { recursive: true });
console.log(`${entries.length} stories and pages, ${faults.length} with a fault`);
process.exitCode = faults.length > 0 || entries.length === 0 ? 1 : 0;

function build(outDir: string): void {
  const built = spawnSync('storybook', ['build', '--disable-telemetry', '--quiet', '--output-dir', outDir], {
    cwd: root,
    env: toolEnvironment,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) fail('Storybook was not built: npm run build-storybook says more.');
}

async function walk(): Promise<void> {
  for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
    const found = await visit(entry);
    if (found.length > 0) console.error(`✗ ${entry.id}\n${found.join('\n')}`);
    if (found.length > 0) faults.push(entry.id);
    if (waiting.length % 100 === 0) console.log(`${waiting.length} left`);
  }
}

/** Returns what is wrong with one story or page, for somebody who has seen none before. */
async function visit({ id, type }: Entry): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'ja-JP' });
  const found: string[] = [];
  let finish = () => {};
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.exposeFunction('reportStoryEvent', (name: string, text: string) => {
    if (name === 'storyFinished' || name === 'docsRendered') finish();
    else found.push(`${name}: ${text.split('\n', 1)[0]}`);
  });
  await page.addInitScript(listen);
  // A story may be about an error that nothing catches; its console check says whether it is.
  if (type === 'docs') page.on('pageerror', ({ message }) => found.push(message));
  const patience = setTimeout(() => {
    found.push(`It did not end in ${PATIENCE / 1_000} s`);
    finish();
  }, PATIENCE);
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=${type}`);
  await ended;
  clearTimeout(patience);
  await page.close();
  return found;
}

/** Runs in the page and in its frames, before their scripts. */
function listen(): void {
  type Emit = (name: string, payload: unknown) => void;
  interface Report {
    status: string;
    type: string;
    result?: { lines?: string[] };
  }
  const view = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: { emit: Emit } | undefined;
    reportStoryEvent: (name: string, text: string) => void;
  };
  let channel: { emit: Emit } | undefined;
  Object.defineProperty(view, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(given: { emit: Emit }) {
      channel = given;
      const emit = given.emit.bind(given);
      given.emit = (name, payload) => {
        if (/ThrewException$|^storyErrored$|^docsRendered$/.test(name))
          view.reportStoryEvent(name, String((payload as { message?: string }).message));
        if (name === 'storyFinished') {
          for (const { status, type: kind, result } of (payload as { reporters: Report[] }).reporters)
            if (status === 'failed') view.reportStoryEvent(kind, result?.lines?.join('\n') ?? '');
          view.reportStoryEvent(name, '');
        }
        emit(name, payload);
      };
    },
  });
}
