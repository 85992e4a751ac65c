import type { Page } from '@playwright/test';
import { visitEveryScreen, walkTo } from '../../../scripts/monkey/tour.ts';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';
import { bubbles, composer, conversationWith, openChat, say } from './messagesPage.ts';

const DAY = 86_400_000;

/** The clock of the device is wrong but runs at normal speed. */
async function setOff(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((off) => {
    const RealDate = Date;
    const wrong = () => RealDate.now() + off;
    window.Date = new Proxy(RealDate, {
      construct: (target, given: []) => (given.length === 0 ? new target(wrong()) : new target(...given)),
      get: (target, name) => (name === 'now' ? wrong : (Reflect.get(target, name) as unknown)),
    });
  }, milliseconds);
}

for (const [name, off] of [
  ['a day slow', -DAY],
  ['a day fast', DAY],
] as const) {
  test(
    `a clock that is ${name}: the chat keeps its order, counts and typing, and nothing expires`,
    { tag: '@long' },
    async ({ page, openPage, backend }) => {
      await setOff(page, off);
      await enter(page, 'hana@example.com', '/search');
      await visitEveryScreen(page);
      await walkTo(page, '/messages');
      await openChat(page, 'れん');
      const other = await openPage();
      await enter(other, 'ren@example.com', '/messages');
      await openChat(other, 'はな');

      await say(page, '一番目');
      await expect(bubbles(other).last()).toContainText('一番目');
      await say(other, '二番目');
      await expect(bubbles(page).last()).toContainText('二番目');
      await say(page, '三番目');
      const three = /[一二三]番目/;
      const inOrder = [/一番目/, /二番目/, /三番目/];
      await expect(bubbles(page).filter({ hasText: three })).toHaveText(inOrder);
      await expect(bubbles(other).filter({ hasText: three })).toHaveText(inOrder);
      await expect(bubbles(other).last()).toContainText('三番目');
      await expect(page.getByText('送信中')).toHaveCount(0);

      // Typing is shown, and ends with the message.
      await composer(other).pressSequentially('いま');
      await expect(page.getByText('れんが入力中...').first()).toBeVisible();
      await say(other, 'いまです');
      await expect(page.getByText('れんが入力中...')).toHaveCount(0);

      // A message of another user counts once, and is read once it is visible.
      const row = conversationWith(page, 'れん');
      await conversationWith(page, 'あやか').click();
      await expect(page.getByRole('button', { name: 'あやかさんの情報を見る' })).toBeVisible();
      await say(other, '見ていない間に');
      await expect(row).toHaveAccessibleName(/未読1件/);
      await row.click();
      await expect(row).toHaveAccessibleName(/未読0件/);
      await page.reload();
      await expect(bubbles(page).filter({ hasText: three })).toHaveText(inOrder);

      // An own post is the newest one, and a post with a time in the future is shown as just now.
      await walkTo(page, '/board');
      await page.getByRole('textbox', { name: '投稿を書く' }).fill('時計がずれています');
      await page.getByRole('button', { name: '投稿する' }).click();
      const post = page.getByRole('article').filter({ hasText: '時計がずれています' });
      await expect(post).toBeVisible();
      if (off < 0) await expect(post).toContainText('たった今');
      await backend.advanceClock(60_000);
      await page.reload();
      await expect(page.getByRole('article').first()).toContainText('時計がずれています');
    },
  );
}
