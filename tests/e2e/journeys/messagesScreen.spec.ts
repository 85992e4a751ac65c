import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';
import { bubbles, composer, conversationWith, log, openChat } from './messagesPage.ts';

test.use({ reducedMotion: 'no-preference' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a chat behind the list is not open: its messages show in the list and stay unread; a long press copies a message', async ({
    page,
    openPage,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enter(page, 'hana@example.com', '/messages');
    await expect(page.getByText('会話を選んでください')).toHaveCount(0);
    const other = await openPage();
    await enter(other, 'ren@example.com', '/messages');
    await openChat(other, 'はな');

    await test.step('list and chat slide, by the button and by the system’s gesture', async () => {
      await openChat(page, 'れん');
      await expect(conversationWith(page, 'れん')).toHaveCount(0);
      await page.getByRole('button', { name: '会話一覧に戻る' }).click();
      await expect(page).toHaveURL(/\/messages$/);
      await expect(conversationWith(page, 'れん')).toBeFocused();
      await openChat(page, 'れん');
      await page.goBack();
      await expect(page).toHaveURL(/\/messages$/);
      await expect(conversationWith(page, 'れん')).toBeFocused();
      await expect(composer(page)).toHaveCount(0);
      const otherChat = await page.locator('[data-conversation]:not(:focus)').first().getAttribute('href');
      await openChat(page, 'れん');
      // A system notification leads from chat to chat: the list is not the entry before.
      await page.evaluate((href) => window.history.pushState(null, '', href), otherChat);
      await expect(page.getByRole('heading', { name: 'れん', level: 2 })).toHaveCount(0);
      await page.getByRole('button', { name: '会話一覧に戻る' }).click();
      await expect(page).toHaveURL(/\/messages$/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });

    await test.step('messages that arrive behind the list stay unread until the chat is opened', async () => {
      await composer(other).pressSequentially('着いた');
      await expect(conversationWith(page, 'れん').getByText('れんが入力中...', { exact: true })).toBeVisible();
      await composer(other).press('Enter');
      await expect(conversationWith(page, 'れん').getByText('着いた', { exact: true })).toBeVisible();
      await expect(conversationWith(page, 'れん')).toHaveAccessibleName(/未読1件/);
      await expect(bubbles(other).last()).not.toContainText('既読');
      await openChat(page, 'れん');
      await expect(log(page).getByText('ここから未読メッセージ')).toBeVisible();
      await expect(bubbles(other).last()).toContainText('既読');
    });

    await test.step('a long press on a message copies it', async () => {
      const message = log(page).getByText('着いた');
      // Once it stands still: the chat may still be moving into the window.
      await message.tap({ trial: true });
      const box = await message.boundingBox();
      const at = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
      const touch = await context.newCDPSession(page);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await expect(page.getByText('コピーしました')).toBeVisible();
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('着いた');
    });

    await test.step('a chat that is opened by its address: Back leads to the list all the same', async () => {
      await page.goto(page.url());
      await expect(bubbles(page).last()).toContainText('着いた');
      await page.getByRole('button', { name: '会話一覧に戻る' }).click();
      await expect(conversationWith(page, 'れん')).toBeVisible();
    });
  });
});
