import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { submitLogin } from '../journeys/enter.ts';

// Code that is preloaded when the page is left: behind a service worker this fails and is not only aborted.
test.beforeEach(({ allowErrors }) => allowErrors(/request failed: GET \S+\/assets\/\S+\.js net::ERR_FAILED/));

const search = (page: Page) => page.getByRole('heading', { name: 'あなたにおすすめのアーティスト' });

test('はな logs in, sees musicians with pictures and likes れん, which is persisted', async ({ page }) => {
  await page.goto('/?scenario=default&latency=0');
  await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible();
  await submitLogin(page, 'hana@example.com');
  await expect(search(page)).toBeVisible();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByText('299人', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'はな', exact: true })).toHaveCount(0);

  await page.getByRole('combobox', { name: '並び替え' }).selectOption('新着順');
  await expect(page).toHaveURL(/\/search\?sort=newest$/);
  const like = page.getByRole('button', { name: 'れんさんにいいねする' });
  await like.scrollIntoViewIfNeeded();
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures.first()).toBeVisible();
  await expect
    .poll(() => pictures.first().evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

  await like.click();
  const unlike = page.getByRole('button', { name: 'れんさんへのいいねを取り消す' });
  await expect(unlike).toHaveAttribute('aria-pressed', 'true');
  // れん likes はな already: the match is celebrated as soon as the server has reported it.
  await page.getByRole('button', { name: 'あとで' }).click();

  await page.reload();
  await expect(unlike).toBeVisible();
  // The button changes at once; a reload must not overtake the call.
  const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await unlike.click();
  await expect(like).toBeVisible();
  await answered;
  await page.reload();
  await expect(like).toBeVisible();
});
