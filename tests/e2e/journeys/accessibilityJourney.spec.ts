import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { listen, tabTo, typeInto } from './accessibilityKeys.ts';
import { asUser } from './messagesPage.ts';
import { newPersonErrors } from './enter.ts';

// From the registration to a chat by keyboard, with what a screen reader announces at each step.

const arrived = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused();

test('by keyboard: register, verify, log in, create a profile, find a person, match, chat and log out', async ({
  page,
  request,
  backend,
  allowErrors,
}) => {
  allowErrors(newPersonErrors);
  const spoken = await listen(page);

  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible();
  await tabTo(page, 'link', 'アカウントをお持ちでない方は新規登録');
  await page.keyboard.press('Enter');
  await arrived(page, '新規登録');
  await expect(page.getByText('8文字以上で入力してください')).toBeVisible();
  await typeInto(page, 'メールアドレス', 'keys@example.com');
  await typeInto(page, 'パスワード', 'password123');
  await tabTo(page, 'button', 'パスワードを表示する');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('パスワード', { exact: true })).toHaveAttribute('type', 'text');
  await typeInto(page, 'パスワード（確認）', 'password123');
  await tabTo(page, 'checkbox', 'プライバシーポリシーに同意します');
  await page.keyboard.press('Space');
  await tabTo(page, 'button', '登録する');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '確認メールを送信しました' })).toBeFocused();
  await tabTo(page, 'link', 'ログイン画面へ');
  await page.keyboard.press('Enter');
  // The address is filled in already (rule A28).
  const password = page.getByLabel('パスワード', { exact: true });
  await expect(password).toBeFocused();
  await spoken(['keys@example.com 宛の確認メールのリンクを開くと、ログインできます。']);

  const mail = (await backend.mailbox()).find(({ to }) => to === 'keys@example.com');
  await page.goto(mail?.link ?? '');
  await expect(page.getByRole('heading', { name: '確認完了！' })).toBeFocused();
  await tabTo(page, 'link', 'ログイン画面へ');
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await spoken(['メールアドレスを確認しています…', 'メールアドレスが確認されました！']);
  await page.keyboard.type('password123');
  await page.keyboard.press('Enter');
  await arrived(page, '音でつながる、仲間に出会う。');
  await spoken(['300人のプロフィールが見つかりました']);

  await tabTo(page, 'button', 'アカウントメニューを開く', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'プロフィールを編集' })).toBeFocused();
  await expect(page.getByRole('menu', { name: 'アカウントメニューを開く' })).toMatchAriaSnapshot(`
    - menu "アカウントメニューを開く":
      - menuitem "プロフィールを編集"
      - menuitemcheckbox "音符エフェクトを表示する" [checked]
      - menuitem "表示と操作の設定"
      - menuitem "キーボードショートカット"
      - menuitem "ログアウト"
      - menuitem "アカウントを削除"
  `);
  // A second Enter at once would count as a double press of the menu's button (rule B13).
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await arrived(page, 'プロフィール編集');
  await expect(page.getByLabel('表示名')).toBeVisible();
  await typeInto(page, '表示名', 'かぎこ');
  await typeInto(page, '自己紹介', 'キーボードだけで演奏します。');
  await tabTo(page, 'button', '保存する');
  await page.keyboard.press('Enter');
  await arrived(page, '音でつながる、仲間に出会う。');
  await spoken([
    '未保存の変更があります',
    'プロフィールを更新しました',
    'ジャンルと担当楽器を登録すると、マッチ度がより正確になりますプロフィールを編集',
    '300人のプロフィールが見つかりました',
  ]);

  const me = await asUser(request, 'keys@example.com');
  const ren = await asUser(request, 'ren@example.com');
  const { id } = (await me.get('/api/profiles/me')) as { id: string };
  await ren.post(`/api/likes/profiles/${id}/like`);

  await tabTo(page, 'combobox', '並び替え');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('combobox', { name: '並び替え' })).toHaveValue('newest');
  await tabTo(page, 'link', 'れんさんのプロフィールを開く');
  await page.keyboard.press('Enter');
  const person = page.getByRole('dialog', { name: 'れん', exact: true });
  await expect(person.getByRole('heading', { name: 'れん', exact: true })).toBeFocused();
  await expect(
    person.getByRole('link', { name: 'あなたのジャンルと担当楽器を登録すると、より正確になります' }),
  ).toHaveAttribute('href', '/profile/edit');
  await tabTo(page, 'button', 'いいね');
  await page.keyboard.press('Enter');
  const celebration = page.getByRole('dialog', { name: 'れんさんとマッチングしました！' });
  await expect(celebration.getByRole('heading')).toBeFocused();
  await expect(celebration.getByText('送る前に、メッセージ画面で確認できます')).toBeVisible();
  await tabTo(page, 'button', 'メッセージを送る');
  await page.keyboard.press('Enter');
  // The composer of an empty chat has the focus (rule M44).
  const composer = page.getByRole('textbox', { name: 'メッセージを入力' });
  await expect(composer).toBeFocused();
  await spoken([
    'いいねを送りました',
    '初めて会うときは、スタジオやライブハウスなど人のいる場所を選びましょう。連絡先の交換は急がなくて大丈夫です。',
  ]);

  await page.keyboard.press('Enter');
  await expect(composer).toHaveValue('');
  const conversation = new URL(page.url()).searchParams.get('c') ?? '';
  await expect(page.getByRole('log')).toContainText('よければ一度セッションしませんか？');
  await ren.post(`/api/messages/conversations/${conversation}/messages`, { content: 'ぜひやりましょう！' });
  await expect(page.getByRole('log')).toContainText('ぜひやりましょう！');
  await expect(page.getByText('Enterで送信・Shift+Enterで改行')).toBeVisible();
  // A person who is typing is online, even if the server has not said so (rule C20).
  await expect(page.getByRole('button', { name: 'れんさんの情報を見る' })).toHaveAccessibleDescription('オンライン');
  await spoken(['れんさん: ぜひやりましょう！']);

  await tabTo(page, 'button', 'アカウントメニューを開く', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'プロフィールを編集' })).toBeFocused();
  for (const name of ['音符エフェクトを表示する', '表示と操作の設定', 'キーボードショートカット', 'ログアウト']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menu').locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Enter');
  await arrived(page, 'ログイン');
  await spoken(['ログアウトしました']);
});
