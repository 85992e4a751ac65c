import type { IncomingMessage, ServerResponse } from 'node:http';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { build, preview } from 'vite';
import { tone } from '../../support/badMedia.ts';
import { oneOfEach, sampleSeed } from '../../support/sample.ts';
import { expect, test as base } from '../fixtures.ts';
import { ports, root } from '../ports.ts';
import { submitLogin } from './enter.ts';
import { makeNextVersion } from './nextVersion.ts';

interface Site {
  origin: string;
  /** Replaces the served version of the app between two requests; its name is part of the content. */
  deploy: (name: string) => Promise<void>;
  /** Stops the server, and starts it again. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Sets what responds from now on. Requests without a response end. */
  network: (kind: Network) => void;
}

/** Who responds to requests: the app's server, nobody, a proxy without a server, or a network that wants a login. */
type Network = 'app' | 'nobody' | 'proxy' | 'portal';

/** `npm test` has just built the app. */
const isBuilt = process.env.E2E_BUILT === '1';

/** A server of its own, on which newer versions can be deployed while the app is in use. */
const test = base.extend<{ site: Site }, { versions: string }>({
  /** The builds, by name, in a folder. */
  versions: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern which fixtures are needed
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'otonowa-versions-'));
      const built = isBuilt ? join(root, 'dist') : join(folder, 'built');
      if (!isBuilt) await build({ root, logLevel: 'error', build: { outDir: built } });
      cpSync(built, join(folder, '初版'), { recursive: true });
      makeNextVersion(built, ['OTONOWA', '次版'], join(folder, '次版'));
      await provide(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  site: async ({ versions }, provide, { parallelIndex }) => {
    // Removed together with the versions, after the last page: an aborted request may still open its file later.
    const outDir = mkdtempSync(join(versions, 'site-'));
    const put = (name: string) => {
      rmSync(outDir, { recursive: true, force: true });
      cpSync(join(versions, name), outDir, { recursive: true });
    };
    put('初版');
    let inFlight = 0;
    let putWhenIdle: (() => void) | null = null;
    // A file that is removed while it is being sent causes an unhandled error.
    const deploy = (name: string) =>
      new Promise<void>((resolve) => {
        putWhenIdle = () => {
          putWhenIdle = null;
          put(name);
          resolve();
        };
        if (inFlight === 0) putWhenIdle();
      });
    process.env.BACKEND_PORT = String(ports.backend(parallelIndex));
    const port = ports.ofTest(parallelIndex);
    let kind: Network = 'app';
    const unanswered = new Set<ServerResponse>();
    const respond = (response: ServerResponse, next: () => void) => {
      if (kind === 'app') return next();
      if (kind === 'nobody') return unanswered.add(response);
      response.writeHead(kind === 'proxy' ? 502 : 200, { 'Content-Type': 'text/html' });
      return response.end(`<h1>${kind}</h1>`);
    };
    const serve = async () => {
      const served = await preview({
        root,
        build: { outDir },
        preview: { port, strictPort: true },
        plugins: [
          {
            name: 'network',
            configurePreviewServer: ({ middlewares }) =>
              void middlewares.use((_request, response, next) => void respond(response, next)),
          },
        ],
      });
      served.httpServer.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
        inFlight += 1;
        response.once('close', () => {
          inFlight -= 1;
          if (inFlight === 0) putWhenIdle?.();
        });
      });
      return served;
    };
    let server = await serve();
    const stop = () => server.close();
    const start = async () => {
      server = await serve();
    };
    const network = (next: Network) => {
      kind = next;
      for (const response of unanswered) response.destroy();
      unanswered.clear();
    };
    await provide({ origin: `http://localhost:${port}`, deploy, stop, start, network });
    network('app');
    await stop();
  },
});

async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await submitLogin(page);
  await expect(page.getByRole('button', { name: /さんにいいねする/ }).first()).toBeVisible();
}

/** The service worker has cached the app and handles the requests of this page. */
const cached = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => navigator.serviceWorker.controller !== null && (await caches.match('/')) !== undefined),
    )
    .toBe(true);
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'メインナビゲーション' }).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The events of a person who returns to the tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const isFetched = (answer: Response) => answer.request().resourceType() === 'fetch';

// Serial: each worker would build the app for itself.
test.describe.configure({ mode: 'default' });

test.describe('offline and installed', () => {
  test.use({ cachesApp: true });

  const offline = () =>
    test('is installable, opens without a network and says so, receives shared files, and never shows a stale page after a reload', async ({
      page,
      context,
      site,
      allowErrors,
    }) => {
      allowErrors(/ERR_FAILED|ERR_CONNECTION_REFUSED|The server did not answer/);
      await logIn(page, site.origin);
      await cached(page);
      const devTools = await context.newCDPSession(page);
      const { errors } = await devTools.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
      // A browser that is controlled by a test cannot install apps.
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

      // Playwright's offline mode affects neither the service worker nor a page that it serves. The window name
      // survives the pages.
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'onLine', {
          get: () => window.name !== 'offline',
          configurable: true,
        }),
      );
      await page.evaluate(() => (window.name = 'offline'));
      await site.stop();
      await page.reload();
      await expect(page.getByText('オフラインです。接続が戻ると自動で更新します。')).toBeVisible();
      await link(page, '掲示板').click();
      await expect(heading(page, '掲示板')).toBeVisible();
      await site.start();
      await page.evaluate(() => {
        window.name = '';
        window.dispatchEvent(new Event('online'));
      });
      await expect(page.getByText('オフラインです。接続が戻ると自動で更新します。')).toBeHidden();
      await expect(page.getByRole('article').first()).toBeVisible();

      await test.step('B25: a sound that another app shares is attached to a new post', async () => {
        await page.getByRole('textbox', { name: '投稿を書く' }).fill('今日の録音です');
        // The user is requested again when the network is back.
        await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('draft:')));
        // The request of the system to the share target of the installed app.
        await page.evaluate(
          (sound) => {
            const form = document.createElement('form');
            form.method = 'POST';
            form.action = '/share';
            form.enctype = 'multipart/form-data';
            const input = document.createElement('input');
            input.type = 'file';
            input.name = 'media';
            const files = new DataTransfer();
            files.items.add(new File([Uint8Array.from(sound)], 'リハ 音源.wav', { type: 'audio/wav' }));
            input.files = files.files;
            form.append(input);
            document.body.append(form);
            form.submit();
          },
          [...tone(1)],
        );
        await expect(page).toHaveURL(`${site.origin}/board`);
        await expect(page.getByText('リハ 音源.wav')).toBeVisible();
        await expect(page.getByRole('textbox', { name: '投稿を書く' })).toHaveValue('今日の録音です');
        expect(await page.evaluate(async () => (await (await caches.open('otonowa-shared')).keys()).length)).toBe(0);
      });

      await test.step('a reload never shows a stale page', async () => {
        await site.deploy('次版');
        const asked = page.waitForResponse((answer) => answer.url() === `${site.origin}/` && isFetched(answer));
        await page.reload();
        await expect(page).toHaveTitle(/次版$/);
        await expect(page.getByRole('article').first()).toBeVisible();
        // A newer worker is waiting, and the page uses the older version.
        await expect
          .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
          .toBe(true);
        await (await asked).finished();
        await expect(page.getByText('新しいバージョンがあります')).toBeHidden();
      });
    });

  const newerVersion = () =>
    test('a newer version waits until the person loads it, typed text stays, and another tab keeps its version', async ({
      page,
      context,
      site,
    }) => {
      await logIn(page, site.origin);
      await cached(page);
      await link(page, '掲示板').click();
      const field = page.getByRole('textbox', { name: '投稿を書く' });
      await field.fill('ベース募集の下書き');

      const other = await context.newPage();
      await other.goto(`${site.origin}/search`);
      await expect(other.getByRole('button', { name: /さんにいいねする/ }).first()).toBeVisible();

      await site.deploy('次版');
      await comeBack(page);
      await expect(page.getByText('新しいバージョンがあります')).toBeVisible();
      // The older version stays complete as long as it is used.
      await link(page, 'お知らせ').click();
      await expect(heading(page, 'お知らせ')).toBeVisible();
      await expect(page).toHaveTitle(/OTONOWA$/);

      await page.getByRole('button', { name: '更新する' }).click();
      await expect(page).toHaveTitle(/次版$/);
      await expect(page.getByText('新しいバージョンがあります')).toBeHidden();
      await link(page, '掲示板').click();
      await expect(field).toHaveValue('ベース募集の下書き');

      // Loading the new version in one tab keeps the code of the other one.
      await link(other, 'いいね').click();
      await expect(heading(other, 'いいね')).toBeVisible();
      await expect(other).toHaveTitle(/OTONOWA$/);
    });

  const foreignNetwork = () =>
    test('S31: opens on a network that answers nothing or with the pages of somebody else, which are no newer version', async ({
      page,
      site,
      allowErrors,
    }) => {
      allowErrors(/ERR_|status of 502|The server did not answer|HTTP 502|is not JSON|MIME type|dynamically imported/);
      await logIn(page, site.origin);
      await cached(page);
      const opens = async () => {
        await page.reload({ waitUntil: 'commit' });
        await expect(link(page, '掲示板')).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
      };
      for (const kind of ['nobody', 'proxy', 'portal'] as const) {
        await test.step(kind, async () => {
          site.network(kind);
          await opens();
          if (kind === 'nobody') return;
          // Code that did not load makes the app look for a newer version.
          const looked = page.waitForResponse((answer) => answer.url() === `${site.origin}/` && isFetched(answer));
          await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')));
          await (await looked).finished();
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
          await expect(page.getByText('新しいバージョンがあります')).toHaveCount(0);
        });
      }
      site.network('app');
      await opens();
      await expect(page.getByRole('button', { name: /さんにいいねする/ }).first()).toBeVisible();
    });

  // With a seed only one of them runs.
  for (const declare of oneOfEach([offline, newerVersion, foreignNetwork], 3, sampleSeed())) declare();
});

test('code that a newer version has removed: a reload is offered, and loads the new version', async ({
  page,
  site,
  allowErrors,
}) => {
  allowErrors(/404|dynamically imported module|MIME type/);
  await logIn(page, site.origin);
  await site.deploy('次版');
  await link(page, 'お知らせ').click();
  await expect(page.getByRole('alert')).toContainText('画面の表示中に問題が発生しました');
  await expect(page.getByText('新しいバージョンがあります')).toBeVisible();
  await page.getByRole('button', { name: '更新する' }).click();
  await expect(page).toHaveTitle(/お知らせ \| 次版$/);
  await expect(heading(page, 'お知らせ')).toBeVisible();
});
