import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { engines } from '../tests/engines/engines.ts';
import { surround } from '../tests/engines/surroundings.ts';
import { launchBrowser } from './browser.mjs';
import { fail, root, toolEnvironment } from './dependencies.mjs';
import { serveFolder } from './sitePages/serveFolder.ts';

/**
 * Opens every story and every page of the built Storybook as a reader does, in a window of 1280 × 800, and waits until its
 * play function has ended. Fails when one throws, or writes to the console what it does not allow.
 * `--built` names a folder that is built already, `--only` a part of an id, `--engine` another browser than Chromium:
 * webkit, firefox or chromium-as-safari, as far as they are installed.
 */
const { values } = parseArgs({
  options: { built: { type: 'string' }, only: { type: 'string', default: '' }, engine: { type: 'string' } },
});

const played = {
  'components-mediaplayer-videoplayer--failed': 'a press by a script is none that may start a sound',
  'components-mediaplayer-videoplayer--small-window': 'as above',
  'components-mediaplayer-videoplayer--small-window-narrow': 'as above',
};

/** Why an engine cannot run an entry, by the entry's id. */
const impossible: Record<string, Record<string, string>> = {
  webkit: {
    ...played,
    'components-mediaplayer-audioplayer--failed': 'as above',
    'screens-own-profile-プロフィール編集-avatar-avatarsection--pasted':
      'a script cannot make an event of pasted files',
    'screens-board-掲示板-recording--recorded':
      'its take of a second is used as it was recorded, of which the console tells',
    'screens-board-掲示板-recording--not-stored': 'as above',
    'screens-board-掲示板-recording--not-stored-and-closed': 'as above',
    'screens-board-掲示板-recording--recorded-and-used': 'as above; the lengths that it reads of one recording differ',
  },
  firefox: {
    ...played,
    'components-filepicker--pasted': 'a script cannot make an event of pasted files',
    'screens-board-掲示板-composer--dropped': 'as above',
    'screens-own-profile-プロフィール編集-avatar-avatarsection--pasted': 'as above',
  },
};

/** Milliseconds to wait for an entry, longer than its own timeouts. */
const PATIENCE = 90_000;

interface Entry {
  id: string;
  type: 'docs' | 'story';
}

/** An event of Storybook in a page: its name and its message. */
type StoryEvent = [name: string, words: string];

interface Page {
  goto: (address: string) => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
}

interface Reader {
  /** Number of pages that can be open at the same time. */
  pages: number;
  openPage: () => Promise<Page>;
  close: () => Promise<void>;
}

const made = values.built === undefined ? mkdtempSync(join(tmpdir(), 'storybook-')) : undefined;
const folder = made ?? values.built ?? '';
if (made !== undefined) build(made);
const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
const { [values.engine ?? '']: leftOut = {} } = impossible;
const entries = Object.values(index.entries).filter(({ id }) => id.includes(values.only) && !(id in leftOut));
for (const [id, reason] of Object.entries(leftOut)) console.log(`Not in ${values.engine}: ${id}: ${reason}`);
const { origin, close } = await serveFolder(folder, '/', `(${listen.toString()})()`);
const reader = values.engine === undefined ? await chromiumReader() : await engineReader(values.engine);

const waiting = [...entries];
const faults: string[] = [];
await Promise.all(Array.from({ length: reader.pages }, walk));
await reader.close();
close();
if (made !== undefined) rmSync(made, { recursive: true });
console.log(`${entries.length} stories and pages, ${faults.length} with a fault`);
process.exitCode = faults.length > 0 || entries.length === 0 ? 1 : 0;

async function chromiumReader(): Promise<Reader> {
  const browser = await launchBrowser();
  return {
    pages: 2,
    // Each page has storage of its own.
    openPage: () => browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'ja-JP' }),
    close: () => browser.close(),
  };
}

async function engineReader(name: string): Promise<Reader> {
  const engine = engines.find((known) => known.name === name);
  if (engine === undefined) return fail(`No such engine: ${name}`);
  const surroundings = await surround();
  const missing = engine.missing(surroundings);
  if (missing !== null) {
    surroundings.end();
    return fail(`${name} is left out: ${missing}. npm run test:engines installs what it can.`);
  }
  const settings = { width: 1280, height: 800, hasLargeLetters: false, hasReducedMotion: false };
  const browser = await engine.launch(settings, surroundings);
  // This tab stays open, because a browser exits with its last tab.
  await browser.openTab();
  return {
    // Only one window can have the focus.
    pages: 1,
    async openPage() {
      const tab = await browser.openTab();
      return {
        ...tab,
        async close() {
          // A story may have blocked them.
          await tab.evaluate('(() => { try { localStorage.clear(); sessionStorage.clear(); } catch {} })()');
          await tab.close();
        },
      };
    },
    async close() {
      await browser.close();
      surroundings.end();
    },
  };
}

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

/** Returns the faults of one entry, when a new visitor opens it. */
async function visit({ id, type }: Entry): Promise<string[]> {
  const page = await reader.openPage();
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=${type}`);
  let events: StoryEvent[] = [];
  const ends = type === 'docs' ? 'docsRendered' : 'storyFinished';
  const hasEnded = () => events.some(([name]) => name === ends);
  for (const start = Date.now(); !hasEnded() && Date.now() - start < PATIENCE; await pause(50))
    events = (await page.evaluate('window.storyEvents')) as StoryEvent[];
  let isDrawn = type === 'story' || !hasEnded();
  for (const start = Date.now(); !isDrawn && Date.now() - start < PATIENCE; await pause(50))
    isDrawn = (await page.evaluate(`(${hasPictures.toString()})()`)) as boolean;
  await page.close();
  const found = events
    // An uncaught error may be intended, which the console check decides.
    .filter(([name]) => name !== ends && (type === 'docs' || name !== 'error'))
    // Results of axe are not checked in other engines: those about elements are equal, and those from pixels differ.
    .filter(([name]) => values.engine === undefined || name !== 'a11y')
    .map(([name, words]) => `${name}: ${words.split(/\n\s*/, 6).join(' ')}`);
  if (!hasEnded()) found.push(`It did not end in ${PATIENCE / 1_000} s`);
  if (!isDrawn) found.push('It scrolled by itself, or a story in view was not drawn');
  return found;
}

/** Runs in a page of documentation: whether it stands at its top and each story in view has its picture. */
function hasPictures(): boolean {
  const tiles = [...document.querySelectorAll('li > a[aria-hidden]')];
  const inView = tiles.filter((tile) => tile.getBoundingClientRect().top < window.innerHeight);
  return window.scrollY === 0 && inView.every((tile) => tile.querySelector('iframe') !== null);
}

/** Runs in the page and in its frames, before their scripts. */
function listen(): void {
  type Emit = (name: string, payload: unknown) => void;
  interface Report {
    status: string;
    type: string;
    result?: { lines?: string[]; violations?: { id: string; nodes: { html: string }[] }[] };
  }
  const view = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: { emit: Emit } | undefined };
  const top = window.top as unknown as { storyEvents?: StoryEvent[] };
  const events = (top.storyEvents ??= []);
  window.addEventListener('error', ({ message }) => events.push(['error', message]));
  let channel: { emit: Emit } | undefined;
  Object.defineProperty(view, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(given: { emit: Emit }) {
      channel = given;
      const emit = given.emit.bind(given);
      given.emit = (name, payload) => {
        if (/ThrewException$|^storyErrored$|^docsRendered$/.test(name))
          events.push([name, String((payload as { message?: string }).message)]);
        if (name === 'storyFinished') {
          for (const { status, type: kind, result } of (payload as { reporters: Report[] }).reporters)
            if (status === 'failed') {
              const broken = result?.violations?.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
              events.push([kind, [...(result?.lines ?? []), ...(broken ?? [])].join('\n')]);
            }
          events.push([name, '']);
        }
        emit(name, payload);
      };
    },
  });
}
