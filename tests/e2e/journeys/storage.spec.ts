import type { Page } from '@playwright/test';
import { visitEveryScreen, walkTo } from '../../../scripts/monkey/tour.ts';
import { oneOfEach, sampleSeed } from '../../support/sample.ts';
import { expect, test } from '../fixtures.ts';
import { enterByForm as enter } from './enter.ts';
import { bubbles, composer, conversationWith, openChat, say } from './messagesPage.ts';

/** Uses every screen and the chat as usual: what was begun on one screen is still there after a visit to another. */
async function useEverything(page: Page): Promise<void> {
  await visitEveryScreen(page);
  await walkTo(page, '/messages');
  await openChat(page, 'れん');
  await composer(page).fill('書きかけ');
  await conversationWith(page, 'あやか').click();
  await expect(page.getByRole('button', { name: 'あやかさんの情報を見る' })).toBeVisible();
  await walkTo(page, '/board');
  await page.getByRole('textbox', { name: '投稿を書く' }).fill('投稿も書きかけ');
  await walkTo(page, '/messages');
  await openChat(page, 'れん');
  await expect(composer(page)).toHaveValue('書きかけ');
  await say(page, '届きました');
  await expect(bubbles(page).last()).toContainText('届きました');
  await walkTo(page, '/board');
  await expect(page.getByRole('textbox', { name: '投稿を書く' })).toHaveValue('投稿も書きかけ');
}

/** Errors as browsers throw them: with cookies off, in some private windows, on a full disk. Runs before the app. */
const refusals = {
  'full storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  },
  'blocked storage': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document', 'SecurityError');
        },
      });
    }
  },
  'no storage at all': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { value: undefined });
    }
  },
};

// With a seed one of them: src/lib/storage/storage.test.ts shows what is stored for the life of a page.
for (const [name, refuse] of oneOfEach(Object.entries(refusals), 3, sampleSeed())) {
  test(`with ${name} nothing is lost for the life of the page`, async ({ page }) => {
    await page.addInitScript(refuse);
    await enter(page, 'hana@example.com', '/search');
    await useEverything(page);
    // Values that could not be persisted are lost only now, with the page itself.
    await page.reload();
    await expect(page.getByLabel('メールアドレス')).toBeVisible();
  });
}

const garbage = ['{', 'null', '[[null]]', '{"state":null,"version":-1,"changes":7}', 'x'.repeat(200_000)];
/** Screens that read persisted values. */
const readers = ['/messages', '/board', '/profile/edit'];

test(
  'malformed values in every key, as of an older version or a broken disk, crash nothing',
  { tag: '@long' },
  async ({ page }) => {
    await enter(page, 'hana@example.com', '/messages');
    await openChat(page, 'れん');
    await composer(page).fill('書きかけ');
    await walkTo(page, '/profile/edit');
    await page
      .getByLabel(/表示名/)
      .first()
      .fill('はなこ');
    await walkTo(page, '/search');
    for (const text of garbage) {
      const keys = await page.evaluate((text) => {
        const me = /^draft:([^:]+):/.exec(Object.keys(localStorage).find((key) => key.startsWith('draft:')) ?? '')?.[1];
        const known = [
          `draft:${me}:profile`,
          `draft:${me}:post`,
          `unsent:${me}:left`,
          'mouse-effect',
          'playback-rate',
          'auth-storage',
        ];
        const keys = [...new Set([...Object.keys(localStorage), ...known])].filter((key) => key !== 'token');
        for (const key of keys) localStorage.setItem(key, text);
        for (const key of [...Object.keys(sessionStorage), 'scroll']) sessionStorage.setItem(key, text);
        return keys;
      }, text);
      expect(keys).toContainEqual(expect.stringMatching(/^draft:/));
      await page.reload();
      for (const path of readers) {
        await walkTo(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
      }
      await expect(page.getByText('画面の表示中に問題が発生しました')).toHaveCount(0);
    }
  },
);
