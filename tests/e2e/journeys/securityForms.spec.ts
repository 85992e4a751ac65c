import type { Page } from '@playwright/test';
import { xssTexts } from '../../support/xssCorpus.ts';
import { oneOfEach, sampleSeed } from '../../support/sample.ts';
import { expect, test } from '../fixtures.ts';
import { enter, submitLogin } from './enter.ts';
import { bubbles, composer, openChat, say } from './messagesPage.ts';
import { attacks, expectHarmless, listen, sampled, typeEverywhere } from './securityXss.ts';

// Texts that a person may type into each field, and that a server may send.

test.beforeEach(() => test.setTimeout(attacks().length * 240_000));

const forms: { path: string; fields: number; open?: (page: Page) => Promise<void> }[] = [
  { path: '/login', fields: 2 },
  { path: '/register', fields: 3 },
  { path: '/forgot-password', fields: 1 },
  { path: '/reset-password?token=x', fields: 2 },
  { path: '/admin/delete-account', fields: 2 },
];
const own: typeof forms = [
  { path: '/search', fields: 1 },
  { path: '/board', fields: 1 },
  {
    path: '/messages',
    fields: 2,
    open: (page) => openChat(page, 'れん'),
  },
  { path: '/profile/edit', fields: 4 },
  {
    path: '/profile/edit',
    fields: 4,
    open: (page) => page.getByRole('tab', { name: 'SNSリンク' }).click(),
  },
  {
    path: '/notifications',
    fields: 2,
    open: async (page) => {
      await page.getByRole('button', { name: 'アカウントメニューを開く' }).click();
      await page.getByRole('menuitem', { name: 'アカウントを削除' }).click();
      await expect(page.getByRole('alertdialog').getByRole('textbox').first()).toBeVisible();
    },
  },
];

async function tryForms(page: Page, list: typeof forms): Promise<void> {
  const ranIn = await listen(page);
  for (const attack of attacks()) {
    for (const { path, fields, open } of list) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeAttached();
      await open?.(page);
      await expect.poll(() => typeEverywhere(page, attack)).toBeGreaterThanOrEqual(fields);
      await page.keyboard.press('Enter');
      await expectHarmless(page, ranIn);
    }
  }
}

function beforeTheLogin(): void {
  test('every field before the login keeps the typed text and executes none of it', async ({ page, allowErrors }) => {
    allowErrors(/Failed to load resource/);
    await tryForms(page, forms);
  });
}

function afterTheLogin(): void {
  test('every field after the login keeps the typed text and executes none of it', async ({ page, allowErrors }) => {
    allowErrors(/Failed to load resource/);
    await enter(page, 'hana@example.com', '/privacy');
    await tryForms(page, own);
  });
}

function roundTrip(): void {
  test('messages, a post and a profile are shown exactly as typed', async ({ page }) => {
    const ranIn = await listen(page);
    const texts = sampled(xssTexts)
      .map((text) => text.toWellFormed().replaceAll(/\r\n?/g, '\n').slice(0, 5_000).trim())
      .filter(Boolean);
    await enter(page, 'hana@example.com', '/messages');
    await openChat(page, 'れん');
    for (const text of texts) {
      await say(page, text);
      await expect.poll(() => bubbles(page).last().textContent()).toContain(text);
    }
    await page.reload();
    await expect(composer(page)).toBeVisible();
    await expectHarmless(page, ranIn);

    // A form with a file sends line breaks as two characters, and 5,000 is the maximum length of a post.
    const all = texts.join(' ').slice(0, 4_000).trim();
    await page.goto('/board');
    await page.getByRole('textbox', { name: '投稿を書く' }).fill(all);
    await page.getByRole('button', { name: '投稿する' }).click();
    const post = page.getByRole('region', { name: '掲示板' }).getByRole('article').first();
    await expect.poll(async () => (await post.textContent())?.replaceAll('\r\n', '\n')).toContain(all);
    await expectHarmless(page, ranIn);

    await page.goto('/profile/edit');
    await page.getByLabel('自己紹介').fill(all);
    await page.getByRole('button', { name: '保存する' }).click();
    await page.waitForURL(/\/search$/);
    await page.goto('/profile/edit');
    await expect(page.getByLabel('自己紹介')).toHaveValue(all);
    await expectHarmless(page, ranIn);
  });
}

// With a seed only one of them runs.
for (const declare of oneOfEach([beforeTheLogin, afterTheLogin, roundTrip], 3, sampleSeed())) declare();

test('a server’s error messages are rendered as text only', { tag: '@long' }, async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/);
  const ranIn = await listen(page);
  let detail: unknown = '';
  await page.route('**/api/auth/**', (route) => route.fulfill({ status: 409, json: { detail } }));
  for (const text of sampled(xssTexts)) {
    detail = text;
    await page.goto('/login');
    await submitLogin(page);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await expectHarmless(page, ranIn);
    await page.goto('/verify-email?token=x');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expectHarmless(page, ranIn);
  }
});
