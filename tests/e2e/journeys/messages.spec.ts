import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';
import { bubbles, composer, conversationWith, log, openChat, say } from './messagesPage.ts';

test('two people chat: what is written arrives, shows as being typed, and is read', async ({ page, openPage }) => {
  await enter(page, 'hana@example.com', '/messages');
  await expect(page.getByText('会話を選んでください')).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) メッセージ \| OTONOWA$/);
  const other = await openPage();
  await enter(other, 'ren@example.com', '/messages');
  await openChat(other, 'はな');

  // れん is there, はな has two unread messages of his, and a line says where they begin.
  await expect(conversationWith(page, 'れん')).toHaveAccessibleName(
    'れんさんとの会話。未読2件。最新のメッセージ: 土曜が楽しみです。',
  );
  await openChat(page, 'れん');
  await expect(page.getByRole('button', { name: 'れんさんの情報を見る' })).toHaveAccessibleDescription('オンライン');
  await expect(log(page).getByText('ここから未読メッセージ')).toBeVisible();
  await expect(bubbles(other).last()).toContainText('既読');
  await expect(conversationWith(page, 'れん')).toHaveAccessibleName(/未読0件/);

  await composer(page).pressSequentially('よろしく');
  await expect(other.getByText('はなが入力中...')).toBeVisible();
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('お願いします');
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('');
  await expect(other.getByText('はなが入力中...')).toHaveCount(0);
  await expect(bubbles(other).last()).toHaveText(/よろしく\nお願いします/, { useInnerText: true });
  await expect(bubbles(page).last()).toContainText('既読');

  await composer(other).pressSequentially('こちらこそ！');
  await expect(page.getByText('れんが入力中...')).toBeVisible();
  await composer(other).press('Enter');
  await expect(bubbles(page).last()).toContainText('こちらこそ！');
  await expect(page.getByText('れんが入力中...')).toHaveCount(0);
  await expect(bubbles(other).last()).toContainText('既読');
  await expect(page.locator('[aria-live="polite"]').getByText('れんさん: こちらこそ！')).toHaveCount(1);
  // The line stays for as long as somebody looks.
  await expect(log(page).getByText('ここから未読メッセージ')).toHaveCount(1);

  await test.step('three equal messages in a row are three messages', async () => {
    for (let count = 0; count < 3; count += 1) await say(page, 'はい');
    await expect(log(page).getByText('はい', { exact: true })).toHaveCount(3);
    await expect(page.getByText('送信中')).toHaveCount(0);
    await other.reload();
    await expect(log(other).getByText('はい', { exact: true })).toHaveCount(3);
  });
});

test('はな alone: the list, who the other is, the composer, links, and a draft until she logs out', async ({
  page,
  backend,
  allowTrouble,
}) => {
  allowTrouble(/status of 401/);
  await enter(page, 'hana@example.com', '/messages');

  await test.step('the list is searched by name and by words', async () => {
    const rows = page.getByRole('region', { name: '会話一覧' }).getByRole('listitem');
    await expect(rows).toHaveCount(4);
    const field = page.getByRole('searchbox', { name: '名前・メッセージをさがす' });
    await field.fill('レン');
    await expect(rows).toHaveCount(1);
    await field.fill('ライブは見に');
    await expect(rows).toHaveCount(1);
    await field.fill('ざざざ');
    await expect(page.getByRole('heading', { name: '見つかりませんでした' })).toBeVisible();
    await field.fill('');
    await expect(rows).toHaveCount(4);
  });

  await test.step('the header opens what is known of the other side', async () => {
    await openChat(page, 'れん');
    await page.getByRole('button', { name: 'れんさんの情報を見る' }).click();
    const dialog = page.getByRole('dialog', { name: 'プロフィール' });
    await expect(dialog).toContainText(/れん.*年\d+月\d+日に登録/);
    await expect(dialog).toContainText('活動地域');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'れんさんの情報を見る' })).toBeFocused();
  });

  await test.step('the composer grows to four lines and no further', async () => {
    const heightOf = async (lines: number) => {
      await composer(page).fill(Array.from({ length: lines }, () => 'あ').join('\n'));
      return composer(page).evaluate((area) => area.getBoundingClientRect().height);
    };
    const one = await heightOf(1);
    const four = await heightOf(4);
    expect(four).toBeGreaterThan(one + 50);
    expect(await heightOf(9)).toBe(four);
    await composer(page).fill('   \n ');
    await expect(page.getByRole('button', { name: '送信する' })).toBeDisabled();
  });

  await test.step('Enter that confirms what an input method wrote sends nothing, in either order of events', async () => {
    await composer(page).fill('にほんご');
    const sent = bubbles(page).filter({ hasText: 'にほんご' });
    await composer(page).evaluate((area) => {
      const press = (isComposing: boolean) =>
        area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing }));
      const compose = (type: string) => area.dispatchEvent(new CompositionEvent(type, { bubbles: true }));
      // Chrome, then Safari.
      compose('compositionstart');
      press(true);
      compose('compositionend');
      compose('compositionstart');
      compose('compositionend');
      press(false);
    });
    await expect(composer(page)).toHaveValue('にほんご');
    await expect(sent).toHaveCount(0);
    // An Enter of its own, at a person's pace.
    await composer(page).press('Enter', { delay: 60 });
    await expect
      .poll(async () => {
        if ((await composer(page).inputValue()) !== '') await composer(page).press('Enter');
        return composer(page).inputValue();
      })
      .toBe('');
    await expect(sent).toHaveCount(1);
  });

  await test.step('links are links of the web and of nothing else', async () => {
    await say(page, '見て「https://studio.example/a?b=1」。 javascript:alert(1) <img src=x onerror=alert(1)>');
    const link = bubbles(page).last().getByRole('link');
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('href', 'https://studio.example/a?b=1');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    await expect(link).toHaveAttribute('title', 'studio.exampleを新しいタブで開く');
    await expect(log(page).locator('img[src="x"]')).toHaveCount(0);
  });

  await test.step('drafts belong to a conversation and survive a reload', async () => {
    await composer(page).fill('あとで書きます');
    await page
      .getByRole('link', { name: /ゆうた|さんとの会話/ })
      .nth(2)
      .click();
    await expect(composer(page)).toHaveValue('');
    await expect(conversationWith(page, 'れん')).toContainText('下書き: あとで書きます');
    await expect(conversationWith(page, 'れん')).toHaveAccessibleName(/。下書き: あとで書きます$/);
    await openChat(page, 'れん');
    await expect(composer(page)).toHaveValue('あとで書きます');
    await page.reload();
    await expect(composer(page)).toHaveValue('あとで書きます');
  });

  await test.step('and a token that dies during the chat', async () => {
    const chat = new URL(page.url());
    // A fresh World knows no token of before.
    await backend.reset();
    // The socket was closed with 4401: the app does not wait for its next call.
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByText('セッションの有効期限が切れました。もう一度ログインしてください。')).toBeVisible();
    await enter(page, 'hana@example.com', chat.pathname + chat.search);
    await expect(composer(page)).toHaveValue('あとで書きます');
  });

  await test.step('a draft ends with a logout', async () => {
    await page.getByRole('button', { name: 'アカウントメニューを開く' }).click();
    await page.getByRole('menuitem', { name: 'ログアウト' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
    ).not.toContain('あとで');
    await enter(page, 'hana@example.com', '/messages');
    await openChat(page, 'れん');
    await expect(composer(page)).toHaveValue('');
  });
});

test('nobody is shown as typing for longer than 6 s without a sign', async ({ page, backend }) => {
  await page.clock.install();
  await enter(page, 'hana@example.com', '/messages');
  await openChat(page, 'れん');
  const id = new URL(page.url()).searchParams.get('c');
  const frame = { type: 'typing_status', conversation_id: id, user_id: await userIdOf(page, 'れん'), is_typing: true };
  await backend.emit('hana@example.com', frame);
  await expect(page.getByText('れんが入力中...')).toBeVisible();
  await page.clock.fastForward(6_100);
  await expect(page.getByText('れんが入力中...')).toHaveCount(0);
});

async function userIdOf(page: Page, name: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get('/api/messages/conversations', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const conversations = (await answer.json()) as { other_user: { id: string; profile: { display_name: string } } }[];
  return conversations.find(({ other_user }) => other_user.profile.display_name === name)?.other_user.id ?? '';
}
