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
  const main = page.getByRole('main');

  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible();
  await tabTo(page, 'link', 'アカウントをお持ちでない方は新規登録');
  await page.keyboard.press('Enter');
  await arrived(page, '新規登録');
  await expect(main).toMatchAriaSnapshot(`
    - heading "新規登録" [level=1]
    - paragraph:
      - link "すでにアカウントをお持ちの方はログイン"
    - textbox "メールアドレス"
    - textbox "パスワード"
    - button "パスワードを表示する"
    - paragraph: 8文字以上で入力してください
    - textbox "パスワード（確認）"
    - checkbox "プライバシーポリシーに同意します"
    - link "プライバシーポリシー"
    - button "登録する" [disabled]
  `);
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
  await expect(page.getByRole('dialog', { name: '確認メールを送信しました' })).toMatchAriaSnapshot(`
    - heading "確認メールを送信しました" [level=2]
    - button "ダイアログを閉じる"
    - paragraph: /keys@example\\.com 宛に確認メールを送信しました。/
    - paragraph: メールが届かない場合は、迷惑メールフォルダもご確認ください。
    - link "ログイン画面へ"
  `);
  await tabTo(page, 'link', 'ログイン画面へ');
  await page.keyboard.press('Enter');
  // The address is filled in already (rule A28).
  const password = page.getByLabel('パスワード', { exact: true });
  await expect(password).toBeFocused();
  await spoken([
    'keys@example.com 宛の確認メールのリンクを開いたあと、ログインできます。リンクは別の端末で開いてもかまいません。',
  ]);

  const mail = (await backend.mailbox()).find(({ to }) => to === 'keys@example.com');
  await page.goto(mail?.link ?? '');
  await expect(page.getByRole('heading', { name: '確認完了！' })).toBeFocused();
  await expect(main).toMatchAriaSnapshot(`
    - heading "メールアドレスの確認" [level=1]
    - heading "確認完了！" [level=2]
    - status: メールアドレスが確認されました！
    - paragraph: 登録が完了しました。ログインしてご利用ください。
    - link "ログイン画面へ"
  `);
  await tabTo(page, 'link', 'ログイン画面へ');
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await spoken(['メールアドレスを確認しています…', 'メールアドレスが確認されました！']);
  await expect(main).toMatchAriaSnapshot(`
    - heading "ログイン" [level=1]
    - textbox "メールアドレス": keys@example.com
    - textbox "パスワード"
    - button "パスワードを表示する"
    - button "ログイン"
    - link "パスワードをお忘れの方"
    - link "アカウントをお持ちでない方は新規登録"
  `);
  await page.keyboard.type('password123');
  await page.keyboard.press('Enter');
  await arrived(page, '音でつながる、仲間に出会う。');
  await expect(page.getByRole('region', { name: 'まずはプロフィールを作りましょう' })).toMatchAriaSnapshot(`
    - heading "まずはプロフィールを作りましょう" [level=2]
    - paragraph: ジャンルと担当楽器を登録すると、マッチ度が表示されます
    - link "プロフィールを作る"
    - button "あとで"
  `);
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
  await expect(main).toMatchAriaSnapshot(`
    - heading "プロフィール編集" [level=1]
    - complementary:
      - region "プロフィール充実度"
    - tablist "プロフィール編集":
      - tab "基本情報" [selected]
      - tab "タグ設定"
      - tab "SNSリンク"
      - tab "動画設定"
    - tabpanel "基本情報":
      - textbox "表示名": かぎこ
      - textbox "自己紹介": キーボードだけで演奏します。
      - combobox "年代"
      - combobox "活動頻度"
      - textbox "経験年数"
      - textbox "ウェブサイト"
    - status: 未保存の変更があります
    - link "キャンセル"
    - button "保存する"
  `);
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
  const openRen = page.getByRole('link', { name: 'れんさんのプロフィールを開く' });
  await expect(page.getByRole('article').filter({ has: openRen })).toMatchAriaSnapshot(`
    - article:
      - img "れんさんのプロフィール画像"
      - heading "れん" [level=3]:
        - link "れんさんのプロフィールを開く"
      - paragraph: 東京都 ・ 30代 ・ 経験12年
      - list:
        - listitem: ドラム
        - listitem: カホン
        - listitem: ロック
        - listitem: シティポップ
        - listitem:
          - button "+10 more ほか10個のタグを表示する"
      - paragraph: マッチ度 55%
      - paragraph: 相手からいいね
      - button "れんさんにいいねする"
  `);
  await tabTo(page, 'link', 'れんさんのプロフィールを開く');
  await page.keyboard.press('Enter');
  const person = page.getByRole('dialog', { name: 'れん', exact: true });
  await expect(person.getByRole('heading', { name: 'れん', exact: true })).toBeFocused();
  await expect(person).toMatchAriaSnapshot(`
    - dialog "れん":
      - heading "れん" [level=2]
      - button "ダイアログを閉じる"
      - img "れんさんのプロフィール画像"
      - paragraph: 相手からいいね
      - button "メッセージを送る"
      - button "いいね"
      - paragraph: /マッチ度 55%/
      - region "動画":
        - list:
          - listitem:
            - button "「叩いてみた」を再生する"
      - region "自己紹介"
      - term: 活動地域
      - definition: 東京都
      - region "マッチ度の内訳":
        - heading "マッチ度の内訳を見る" [level=3]:
          - button "マッチ度の内訳を見る"
      - region "リンク":
        - list:
          - listitem:
            - link "X（旧Twitter）を新しいタブで開く"
  `);
  await tabTo(page, 'button', 'いいね');
  await page.keyboard.press('Enter');
  const celebration = page.getByRole('dialog', { name: 'れんさんとマッチングしました！' });
  await expect(celebration.getByRole('heading')).toBeFocused();
  await expect(celebration).toMatchAriaSnapshot(`
    - dialog "れんさんとマッチングしました！":
      - heading "れんさんとマッチングしました！" [level=2]
      - button "ダイアログを閉じる"
      - textbox "最初のメッセージ"
      - paragraph: 送る前に、メッセージ画面で確認できます
      - button "メッセージを送る"
      - button "あとで"
  `);
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
  await expect(page.getByRole('region', { name: 'れん' })).toMatchAriaSnapshot(`
    - region "れん":
      - heading "れん" [level=2]
      - button "れんさんの情報を見る"
      - log "メッセージ":
        - text: /あなた:$/
        - paragraph: /セッションしませんか？/
        - text: "れんさん:"
        - paragraph: ぜひやりましょう！
      - textbox "メッセージを入力"
      - button "送信する" [disabled]
      - paragraph: Enterで送信・Shift+Enterで改行
  `);
  // A person who is typing is online, even if the server has not said so (rule C20).
  await expect(page.getByRole('button', { name: 'れんさんの情報を見る' })).toHaveAccessibleDescription('オンライン');
  await spoken(['れんさん: ぜひやりましょう！']);

  await tabTo(page, 'button', 'アカウントメニューを開く', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'プロフィールを編集' })).toBeFocused();
  for (const name of ['音符エフェクトを表示する', '表示と操作の設定', 'キーボードショートカット', 'ログアウト']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menu').getByText(name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await arrived(page, 'ログイン');
  await spoken(['ログアウトしました']);
});
