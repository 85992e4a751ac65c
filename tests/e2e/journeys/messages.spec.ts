import { expect, test } from '../fixtures.ts';
import { enter, submitLogin } from './enter.ts';
import { asUser, bubbles, composer, conversationWith, log, openChat } from './messagesPage.ts';

test('two people chat: messages arrive, typing is shown, and messages are marked as read', async ({
  page,
  openPage,
}) => {
  await enter(page, 'hana@example.com', '/messages');
  await expect(page.getByText('会話を選んでください')).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) メッセージ \| OTONOWA$/);
  const other = await openPage();
  await enter(other, 'ren@example.com', '/messages');
  await openChat(other, 'はな');

  // れん is online, はな has two unread messages from him, and a line marks the first one.
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
  // The answer removed the line (rule M45).
  await expect(log(page).getByText('ここから未読メッセージ')).toHaveCount(0);
});

test('a draft belongs to its conversation, and survives a reload and a token that becomes invalid during the chat', async ({
  page,
  backend,
  allowErrors,
}) => {
  allowErrors(/status of 401/);
  await enter(page, 'hana@example.com', '/messages');
  await openChat(page, 'れん');
  await composer(page).fill('あとで書きます');
  await conversationWith(page, 'あやか').click();
  await expect(page.getByRole('button', { name: 'あやかさんの情報を見る' })).toBeVisible();
  await expect(composer(page)).toHaveValue('');
  await expect(conversationWith(page, 'れん')).toContainText('下書き: あとで書きます');
  await expect(conversationWith(page, 'れん')).toHaveAccessibleName(/。下書き: あとで書きます$/);
  await openChat(page, 'れん');
  await page.reload();
  await expect(composer(page)).toHaveValue('あとで書きます');

  const chat = new URL(page.url());
  // A new World has no tokens of the previous one.
  await backend.reset();
  // The socket was closed with 4401: the app does not wait for its next call.
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('セッションの有効期限が切れました。もう一度ログインしてください。')).toBeVisible();
  await submitLogin(page);
  await page.waitForURL((url) => url.pathname + url.search === chat.pathname + chat.search);
  await expect(composer(page)).toHaveValue('あとで書きます');
});

test('a chat of 10,000 messages has few elements, also after many have arrived', async ({ page, backend, request }) => {
  test.slow();
  await backend.reset('large');
  await enter(page, 'hana@example.com', '/messages');
  await openChat(page, 'れん');
  await expect(page.locator('[data-floating-day]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  const count = () => page.locator('*').count();
  expect(await count(), 'elements of the screen').toBeLessThanOrEqual(350);

  const ren = await asUser(request, 'ren@example.com');
  const conversation = new URL(page.url()).searchParams.get('c');
  for (let index = 1; index <= 30; index += 1) {
    await ren.post(`/api/messages/conversations/${conversation}/messages`, { content: `${index}通目` });
  }
  await expect(log(page).getByText('30通目', { exact: true })).toBeInViewport();
  await expect(page.locator('[aria-live="polite"] > p')).toHaveCount(0);
  expect(await count(), 'elements of the screen').toBeLessThanOrEqual(350);
});
