import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';

test('はな records a take, closes the tab, trims and posts it after all; れん plays it, and a logout leaves nothing', async ({
  page,
  openPage,
}) => {
  await enter(page, 'hana@example.com', '/board');
  await page.getByRole('button', { name: '録音する' }).click();
  await page.getByRole('button', { name: '録音をはじめる' }).click();
  const time = page.getByRole('timer');
  await expect(time).not.toHaveText(/^0:00/);
  await page.getByRole('button', { name: '一時停止' }).click();
  await expect(page.getByRole('status').filter({ hasText: '一時停止中' })).toBeVisible();
  const paused = (await time.textContent()) ?? '';
  await page.getByRole('button', { name: '録音を再開' }).click();
  await expect(time).not.toHaveText(paused);
  await page.close();

  const next = await page.context().newPage();
  await next.goto('/board');
  await next.getByRole('button', { name: '録音の続き' }).click();
  const dialog = next.getByRole('dialog', { name: '録音' });
  await dialog.getByRole('button', { name: '録音を開く' }).click();
  await dialog.getByRole('button', { name: '前後を切り取る' }).click();
  const start = dialog.getByRole('slider', { name: '始まり' });
  const { x, y } = (await start.boundingBox()) ?? { x: 0, y: 0 };
  await start.hover();
  await next.mouse.down();
  await next.mouse.move(x + 80, y + 20, { steps: 4 });
  await next.mouse.up();
  await expect(start).not.toHaveAttribute('aria-valuenow', '0');
  await dialog.getByRole('button', { name: 'この範囲にする' }).click();
  await dialog.getByRole('button', { name: 'この録音を使う' }).click();
  await expect(dialog).toBeHidden();
  await next.getByRole('textbox', { name: '投稿を書く' }).fill('一発録りです');
  await next.getByRole('button', { name: '投稿する' }).click();
  await expect(next.getByRole('article').first()).toContainText('一発録りです');
  await expect(next.getByRole('button', { name: '録音する' })).toBeVisible();

  const other = await openPage();
  await enter(other, 'ren@example.com', '/board');
  const post = other.getByRole('article').filter({ hasText: '一発録りです' });
  // A take of a second is over before its position can be read.
  await other.evaluate(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playToEnd() {
      this.addEventListener('ended', () => (document.documentElement.dataset.played = `${this.currentTime} s`));
      return play.call(this);
    };
  });
  await post.getByRole('button', { name: '再生', exact: true }).click();
  await expect(other.locator('html')).toHaveAttribute('data-played', /^(0\.[1-9]|[1-9])/);

  await next.getByRole('button', { name: 'アカウントメニューを開く' }).click();
  await next.getByRole('menuitem', { name: 'ログアウト' }).click();
  await expect(next).toHaveURL(/\/login/);
  const databases = () => next.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).not.toContain('takes');
});
