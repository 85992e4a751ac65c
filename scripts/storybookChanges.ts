import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { windowOf } from '../.storybook/viewports.ts';
import { launchBrowser } from './browser.mjs';
import { type Book, changedStories, storyIds } from './changedStories.ts';
import { fail, root, toolEnvironment } from './dependencies.mjs';
import { serveFolder } from './sitePages/serveFolder.ts';

/**
 * Builds Storybook of an older revision and of the present files, and keeps a picture before and after of each story that
 * differs. Storybook's page "What changed" shows them.
 */
const { values } = parseArgs({
  options: { since: { type: 'string' }, only: { type: 'string', default: '' } },
});
const since = values.since ?? git('describe', '--tags', '--abbrev=0');
if (since === '') fail('There is no tag yet: --since <revision> names what to compare with.');
const revision = git('rev-parse', '--verify', '--quiet', `${since}^{commit}`);
if (revision === '') fail(`There is no revision ${since}.`);

const changes = join(root, '.storybook/changes');
rmSync(changes, { recursive: true, force: true });
const work = mkdtempSync(join(tmpdir(), 'storybook-changes-'));
const older = join(work, 'older');
const browser = await launchBrowser();
try {
  git('worktree', 'add', '--detach', older, revision);
  symlinkSync(join(root, 'node_modules'), join(older, 'node_modules'), 'junction');
  console.log(`Storybook of ${since} …`);
  const before = await openBook(older, join(work, 'before'));
  console.log('Storybook of now …');
  const after = await openBook(root, join(work, 'after'));
  const ids = storyIds({ before, after }, values.only);
  console.log(`${ids.length} stories …`);
  mkdirSync(changes, { recursive: true });
  const changed = [];
  for await (const { id, ...shots } of changedStories({ before, after }, values.only)) {
    for (const [when, shot] of Object.entries(shots))
      if (shot !== null) writeFileSync(join(changes, `${id}.${when}.png`), shot);
    console.log(id);
    changed.push(id);
  }
  writeFileSync(join(changes, 'changes.json'), JSON.stringify({ since, stories: changed }));
  for (const book of [before, after]) book.close();
  console.log(
    `${changed.length} of ${ids.length} stories differ from ${since}. Storybook shows them under "What changed".`,
  );
} finally {
  await browser.close();
  git('worktree', 'remove', '--force', older);
  rmSync(work, { recursive: true, force: true });
}

async function openBook(folder: string, outDir: string): Promise<Book & { close: () => void }> {
  const command = ['run', '--silent', 'build-storybook', '--', '--output-dir', outDir];
  const built = spawnSync('npm', command, {
    cwd: folder,
    env: toolEnvironment,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  // Not `fail`, which would end the process before the work tree is removed.
  if (built.status !== 0) throw new Error(`Storybook of ${folder} was not built.`);
  const { entries } = JSON.parse(readFileSync(join(outDir, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; type: string; tags: string[] }>;
  };
  const shown = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('dev'));
  const ids = shown.map(({ id }) => id);
  const { origin, close } = await serveFolder(outDir, '/');
  const page = await browser.newPage({ locale: 'ja-JP', reducedMotion: 'reduce' });
  // There is no such story, so nothing plays when the first one is chosen.
  const start = async () => {
    await page.goto(`${origin}/iframe.html?id=none--none&viewMode=story&globals=a11y.manual:!true`);
    await page.waitForFunction('window.__STORYBOOK_ADDONS_CHANNEL__?.last("storyMissing")');
  };
  await start();
  return {
    ids,
    async take(id) {
      const { shot, isOver } = await take(page, id);
      // Storybook reloads the page when another story is chosen while one plays.
      if (!isOver) await start();
      return shot;
    },
    close,
  };
}

/** Shows a story in its window, in a page that shows one after the other. */
async function take(page: Page, id: string): Promise<{ shot: Buffer; isOver: boolean }> {
  const viewport = await page.evaluate(async (storyId) => {
    const { storyGlobals } = await (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__.loadStory({ storyId });
    return storyGlobals.viewport?.value;
  }, id);
  const { width = '1280px', height = '800px' } = windowOf(viewport) ?? {};
  await page.setViewportSize({ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) });
  const isOver = await page.evaluate(showStory, id);
  return { shot: await page.screenshot({ animations: 'disabled', caret: 'hide' }), isOver };
}

interface StoryWindow {
  __STORYBOOK_PREVIEW__: {
    loadStory: (of: { storyId: string }) => Promise<{ storyGlobals: { viewport?: { value?: string } } }>;
    onSetCurrentStory: (of: { storyId: string; viewMode: string }) => Promise<unknown>;
  };
  __STORYBOOK_ADDONS_CHANNEL__: Record<'on' | 'off', (name: string, listener: (of: unknown) => void) => void>;
}

/** Runs in the page: resolves when nothing has changed for a moment, with whether the story has ended. */
async function showStory(storyId: string): Promise<boolean> {
  const view = window as unknown as StoryWindow;
  const channel = view.__STORYBOOK_ADDONS_CHANNEL__;
  const names = ['storyFinished', 'storyErrored', 'storyMissing'];
  const isOver = await new Promise<boolean>((resolve) => {
    const patience = setTimeout(() => resolve(false), 20_000);
    const end = () => {
      clearTimeout(patience);
      for (const name of names) channel.off(name, end);
      resolve(true);
    };
    for (const name of names) channel.on(name, end);
    void view.__STORYBOOK_PREVIEW__.onSetCurrentStory({ storyId, viewMode: 'story' });
  });
  await new Promise<void>((resolve) => {
    let quiet = setTimeout(end, 300);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, 300);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    const most = setTimeout(end, 3_000);
    function end() {
      clearTimeout(quiet);
      clearTimeout(most);
      observer.disconnect();
      resolve();
    }
  });
  return isOver;
}

function git(...command: string[]): string {
  const { status, stdout } = spawnSync('git', command, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
