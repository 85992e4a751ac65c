import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';
import { bubbles, conversationWith, openChat, say } from './messagesPage.ts';

test('はな pins, mutes and archives chats in two tabs, opens the link of his message, and leaves nothing behind', async ({
  page,
  openPage,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, 'hana@example.com', '/messages');
  const rows = page.locator('[data-conversation]');
  const choose = async (name: string, item: string) => {
    await page.getByRole('button', { name: `「${name}」の会話の操作` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await expect(conversationWith(page, 'れん')).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/messages');
  await expect(conversationWith(tab, '美月')).toBeVisible();

  await choose('美月', 'ピン留めする');
  await expect(rows.first()).toHaveAccessibleName(/^美月さん.*。ピン留め中$/);
  await choose('あやか', '通知をオフにする');
  await expect(conversationWith(page, 'あやか')).toHaveAccessibleName(/未読1件.*。通知オフ$/);
  await choose('れん', 'アーカイブする');
  await expect(conversationWith(page, 'れん')).toHaveCount(0);
  // The other tab has it, too.
  await expect(tab.locator('[data-conversation]').first()).toHaveAccessibleName(/^美月さん.*。ピン留め中$/);
  await expect(conversationWith(tab, 'れん')).toHaveCount(0);
  await tab.close();

  await test.step('a message brings no archived chat back, and is counted', async () => {
    const other = await openPage();
    await enter(other, 'ren@example.com', '/messages');
    await openChat(other, 'はな');
    await say(other, 'ギターも持っていきます');
    const archive = page.getByRole('button', { name: /^アーカイブ \(1件\)/ });
    await expect(archive).toHaveAccessibleName(/未読3件/);
    await expect(conversationWith(page, 'れん')).toHaveCount(0);
    await archive.click();
    await choose('れん', 'アーカイブから戻す');
    await expect(rows.nth(1)).toHaveAccessibleName(/^れんさん/);
    await other.close();
  });

  await test.step('only what is unread is shown, and what is open', async () => {
    await page.getByRole('button', { name: '未読のみ' }).click();
    await expect(rows).toHaveCount(2);
    await openChat(page, 'れん');
    await expect(page).toHaveURL(/unread=1/);
    await expect(conversationWith(page, 'れん')).toHaveAccessibleName(/未読0件/);
    await conversationWith(page, 'あやか').click();
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: '未読のみ' }).click();
    await expect(rows).toHaveCount(4);
  });

  await openChat(page, 'れん');
  const message = bubbles(page).filter({ hasText: '土曜が楽しみです。' });
  const menu = message.getByRole('button', { name: 'メッセージの操作' });
  await message.hover();
  await menu.click();
  await page.getByRole('menuitem', { name: 'リンクをコピー' }).click();
  await expect(page.getByText('コピーしました')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).search).toMatch(/^\/messages\?c=[^&]+&m=[^&]+$/);
  await page.goto(link);
  await expect(menu).toBeFocused();

  await page.getByRole('button', { name: 'アカウントメニューを開く' }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  await expect(page.getByLabel('メールアドレス')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('chat-marks')))).toEqual(
    [],
  );
});
