import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';
import { bubbles, composer, conversationWith, log, openChat, say } from './messagesPage.ts';

test.use({ reducedMotion: 'no-preference' });

const distanceFromEnd = (page: Page) =>
  log(page).evaluate((scroller) => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight);

test('10,000 messages: the page stays small, the end is in view, and whoever reads further up is left there', async ({
  page,
  openPage,
  backend,
}) => {
  await backend.reset('large');
  await enter(page, 'hana@example.com', '/messages');
  await openChat(page, 'れん');

  await test.step('the page stays small, and the end is in view after opening and after writing', async () => {
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
    expect(await page.locator('*').count()).toBeLessThan(500);
    await say(page, 'ひとこと');
    await expect(bubbles(page).last()).toContainText('ひとこと');
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
    // The composer grows into the log, whose end stays in view.
    await composer(page).fill('あ\nあ\nあ\nあ');
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
  });

  await test.step('a search finds what is written in any writing, and leads back to where one was', async () => {
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
    await page.getByRole('button', { name: 'この会話をさがす' }).click();
    const field = page.getByRole('searchbox', { name: 'この会話をさがす' });
    await expect(field).toBeFocused();
    await field.fill('ヒトコト');
    await expect(page.getByText('1/1件', { exact: true })).toBeVisible();
    await expect(log(page).locator('mark')).toHaveText('ひとこと');
    await field.fill('土曜');
    const hits = page.getByRole('search', { name: 'この会話をさがす' }).getByText(/^\d+\/\d+件$/);
    await expect(hits).toHaveText(/^1\//);
    const count = Number((await hits.textContent())?.match(/\d+(?=件)/)?.[0]);
    expect(count).toBeGreaterThan(100);
    await field.press('Shift+Enter');
    await expect(hits).toHaveText(`${count}/${count}件`);
    await expect(log(page).locator('mark[data-current]')).toBeInViewport({ ratio: 1 });
    expect(await page.locator('*').count()).toBeLessThan(500);
    await field.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(log(page).locator('mark')).toHaveCount(0);
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
  });

  await test.step('whoever reads further up is left there and told what came', async () => {
    const other = await openPage();
    await enter(other, 'ren@example.com', '/messages');
    await openChat(other, 'はな');
    await log(page).evaluate((scroller) => {
      scroller.scrollTop -= 6_000;
    });
    await expect(page.getByRole('button', { name: '最新のメッセージへ' })).toBeVisible();
    const row = log(page).locator('[data-index]').nth(8);
    const index = await row.getAttribute('data-index');
    const place = () =>
      log(page)
        .locator(`[data-index="${index}"]`)
        .evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(async () => (await place()) === (await place())).toBe(true);
    const before = await place();
    await say(other, '一つ');
    await say(other, '二つ');
    const jump = page.getByRole('button', { name: '新着メッセージ 2件' });
    await expect(jump).toBeVisible();
    expect(await place()).toBe(before);
    await jump.click();
    await expect(bubbles(page).last()).toContainText('二つ');
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
    await expect(jump).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('list and chat slide, and behind the list a chat is not open: what arrives stays unread', async ({
    page,
    openPage,
  }) => {
    await enter(page, 'hana@example.com', '/messages');
    await expect(page.getByText('会話を選んでください')).toHaveCount(0);
    await openChat(page, 'れん');
    await expect(conversationWith(page, 'れん')).toHaveCount(0);
    await page.getByRole('button', { name: '会話一覧に戻る' }).click();
    await expect(page).toHaveURL(/\/messages$/);
    await expect(conversationWith(page, 'れん')).toBeFocused();
    await openChat(page, 'れん');
    await page.goBack();
    await expect(conversationWith(page, 'れん')).toBeVisible();
    await expect(composer(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await test.step('what arrives behind the list stays unread until it is looked at', async () => {
      await openChat(page, 'れん');
      const address = page.url();
      await page.getByRole('button', { name: '会話一覧に戻る' }).click();
      const other = await openPage();
      await enter(other, 'ren@example.com', '/messages');
      await openChat(other, 'はな');
      await say(other, 'まだ見ないで');
      await expect(conversationWith(page, 'れん')).toHaveAccessibleName(/未読1件/);
      await expect(bubbles(other).last()).not.toContainText('既読');
      await openChat(page, 'れん');
      await expect(log(page).getByText('ここから未読メッセージ')).toBeVisible();
      await expect(bubbles(other).last()).toContainText('既読');

      // By its address, without the list: Back leads to the list all the same.
      await page.goto(address);
      await expect(bubbles(page).last()).toContainText('まだ見ないで');
      await page.getByRole('button', { name: '会話一覧に戻る' }).click();
      await expect(conversationWith(page, 'れん')).toBeVisible();
    });
  });

  test('the list shows who types, the keyboard covers no message, and a finger that rests on one copies it', async ({
    page,
    openPage,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enter(page, 'hana@example.com', '/messages');
    const other = await openPage();
    await enter(other, 'ren@example.com', '/messages');
    await openChat(other, 'はな');

    await test.step('the row of the list shows who types, and then what was written', async () => {
      await expect(conversationWith(page, 'れん')).toContainText('土曜が楽しみです。');
      await composer(other).pressSequentially('着いた');
      await expect(conversationWith(page, 'れん').getByText('れんが入力中...', { exact: true })).toBeVisible();
      await composer(other).press('Enter');
      await expect(conversationWith(page, 'れん').getByText('着いた', { exact: true })).toBeVisible();
    });

    await test.step('the keyboard makes the window lower; the newest message stays above the composer', async () => {
      await openChat(page, 'れん');
      for (let line = 1; line <= 6; line += 1) await say(page, `${line}行目`);
      await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
      await page.setViewportSize({ width: 360, height: 400 });
      await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
      await expect(log(page).getByText('6行目')).toBeInViewport({ ratio: 1 });
      await expect(composer(page)).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 360, height: 740 });
      await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
    });

    await test.step('a finger that rests on a message copies it', async () => {
      const box = await log(page).getByText('着いた').boundingBox();
      const at = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
      const touch = await context.newCDPSession(page);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await expect(page.getByText('コピーしました')).toBeVisible();
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('着いた');
    });

    await test.step('the gesture of the system leads from the chat to the list', async () => {
      await page.goBack();
      await expect(page).toHaveURL(/\/messages$/);
      await expect(conversationWith(page, 'れん')).toBeFocused();
    });
  });
});

test('a conversation that does not exist, and one that does not load: the screen says so and leads on', async ({
  page,
  backend,
  allowTrouble,
}) => {
  allowTrouble(/status of (404|500)/);
  allowTrouble(/Loading (a conversation|the conversations)/);
  await test.step('one that does not exist leads back', async () => {
    await enter(page, 'hana@example.com', '/messages?c=conversation-nowhere');
    await expect(page.getByRole('heading', { name: 'メッセージを読み込めませんでした' })).toBeVisible();
    await page.getByRole('link', { name: '会話一覧に戻る' }).click();
    await expect(page.getByText('会話を選んでください')).toBeVisible();
  });

  await test.step('one that does not load is tried again', async () => {
    await backend.faults({ operationId: 'getConversation', status: 500 });
    await conversationWith(page, 'れん').click();
    const retry = page.getByRole('button', { name: 'もう一度試す' });
    await expect(page.getByRole('alert').filter({ has: retry })).toContainText('メッセージを読み込めませんでした');
    await backend.faults({ operationId: 'getConversation', status: 200, rate: 0 });
    await retry.click();
    await expect(bubbles(page).last()).toBeVisible();
  });
});
