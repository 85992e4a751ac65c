import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { badgeOf, begin, enterAs, goTo, openSection, panelOf, pickPartner, reloading } from './panelSteps.ts';

const results = 'あなたにおすすめのアーティスト';

test.beforeEach(({ allowTrouble }) => {
  // What a page that is left gives up, in the words of the service worker.
  allowTrouble(/request failed: GET \S+ net::ERR_FAILED/);
});

test('the socket drops, stays away and comes back; at 360 px the badge covers no control', async ({ page }) => {
  const panel = await begin(page);
  await enterAs(page, 'hana@');
  await test.step('the socket drops, stays away and comes back', async () => {
    await openSection(page, '呼び出し履歴');
    await expect(panel.getByText('受信 online_users')).toBeVisible();
    await openSection(page, 'ソケット');
    const banner = page.locator('[data-connection]');
    await panel.getByRole('button', { name: '一度だけ切断' }).click();
    await expect(banner).toHaveText('再接続しています…（1/5回目）');
    await panel.getByRole('button', { name: 'ソケットを切断' }).click();
    await expect(panel.getByText('切断中です。再接続するまで、新しい接続も断ります。')).toBeVisible();
    await expect(banner).toHaveText('再接続しています…（2/5回目）');
    await panel.getByRole('button', { name: 'ソケットを再接続' }).click();
    await expect(page.getByText('接続が戻りました')).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  await test.step('at 360 px the badge covers no control, and the panel leaves half of the screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.setViewportSize({ width: 360, height: 740 });
    const half = await panel.boundingBox();
    expect(half?.width).toBe(360);
    expect(half?.y).toBeGreaterThan(300);
    await expect(page.getByRole('heading', { name: results })).toBeVisible();
    await panel.getByRole('button', { name: 'モックパネルを閉じる' }).click();
    for (const path of ['/search', '/board', '/profile/edit', '/messages?c=conversation-1']) {
      await page.evaluate((path) => history.pushState(null, '', path), path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const covered = await badgeOf(page).evaluate((badge) => {
        const own = badge.getBoundingClientRect();
        return [...document.querySelectorAll('main a, main button, main input, main textarea, main select')]
          .map((control) => ({ control, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && box.width < 340)
          .filter(({ box }) => box.right > own.left + 1 && box.bottom > own.top && box.top < own.bottom)
          .map(({ control }) => control.outerHTML.slice(0, 120));
      });
      expect(covered, path).toEqual([]);
    }
  });
});

test('the partner does what the panel says, the operators announce, and calls take as long and fail as it says', async ({
  page,
  allowTrouble,
}) => {
  allowTrouble(/status of 500|HTTP 500/);
  const panel = await begin(page);
  await enterAs(page, 'hana@');
  await expect(page.getByRole('heading', { name: results })).toBeVisible();
  await openSection(page, '呼び出し履歴');

  await test.step('the partner writes, types, comes online, likes and matches; the operators announce', async () => {
    await expect(panel.getByText('受信 online_users')).toBeVisible();
    await goTo(page, 'メッセージ');
    await page.getByRole('link', { name: /^れんさんとの会話/ }).click();
    await openSection(page, '相手の操作を再現');
    await pickPartner(page, 'ren@');
    const press = (name: string) => panel.getByRole('button', { name, exact: true }).click();

    const chat = page.getByRole('main');
    await press('オンラインにする');
    await expect(chat.getByText('オンライン', { exact: true }).first()).toBeVisible();
    await press('入力中にする');
    await expect(chat.getByText('れんが入力中...').first()).toBeVisible();
    await panel.getByRole('textbox', { name: 'メッセージの内容' }).fill('スタジオの件です');
    await press('メッセージを受信');
    await expect(page.getByRole('log').getByText('スタジオの件です')).toBeVisible();
    await press('オフラインにする');
    await expect(chat.getByText('オンライン', { exact: true })).toHaveCount(0);

    await goTo(page, 'いいね');
    await page.getByRole('tab', { name: /^受け取った（7件）/ }).click();
    await press('いいねを受信');
    await expect(panel.getByText('既にいいねしています。')).toBeVisible();
    await pickPartner(page, 'musician100@');
    await press('いいねを受信');
    await expect(page.getByRole('tab', { name: /^受け取った（8件）/ })).toBeVisible();
    await press('マッチング成立');
    await expect(page.getByText('🎉 新しいマッチングが成立しました！')).toBeVisible();

    await goTo(page, 'お知らせ');
    await expect(page.getByRole('heading', { name: 'お知らせ', exact: true })).toBeVisible();
    await press('お知らせを受信');
    await expect(page.getByText('新しいお知らせが1件あります')).toBeVisible();
  });

  await test.step('calls take as long and fail as the panel says, and the log shows them', async () => {
    await openSection(page, '失敗させる呼び出し');
    await panel.getByRole('combobox', { name: '呼び出し', exact: true }).selectOption('listPosts');
    await panel.getByRole('slider', { name: '失敗率 100%' }).press('Home');
    await expect(panel.getByText('失敗率 5%')).toBeVisible();
    await panel.getByRole('slider').press('End');
    await panel.getByRole('button', { name: '失敗を追加' }).click();
    await expect(panel.getByText('listPosts：500、失敗率 100%')).toBeVisible();

    await goTo(page, '掲示板');
    await expect(page.getByRole('main').getByText('投稿の読み込みに失敗しました')).toBeVisible();
    await expect(panel.getByRole('listitem').filter({ hasText: 'GET listPosts500' }).first()).toBeVisible();
    await panel.getByRole('button', { name: 'listPostsの失敗を取り消す' }).click();
    await expect(panel.getByText('失敗させる呼び出しはありません。')).toBeVisible();
    await page.getByRole('button', { name: 'もう一度試す' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();

    await panel.getByRole('combobox', { name: '応答の遅延' }).selectOption('1,000ミリ秒');
    // It is said as soon as it is kept.
    await expect(panel.getByRole('combobox', { name: '応答の遅延' })).toHaveValue('1000');
    await page.reload();
    // The choice holds, and so long nothing is there.
    await expect(page.getByRole('region', { name: '掲示板' })).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(panel.getByRole('combobox', { name: '応答の遅延' })).toHaveValue('1000');
    await openSection(page, '呼び出し履歴');
    await expect(
      panel
        .getByRole('listitem')
        .filter({ hasText: /GET listPosts200 1\d{3}ミリ秒/ })
        .first(),
    ).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    expect(await panel.textContent()).not.toContain(token);
  });
});

test('a World is written down, thrown away and read again; a scenario begins anew in every tab', async ({
  page,
  context,
  allowTrouble,
}) => {
  // With the World the socket goes, and the app asks at once whether the session still stands (rule C21).
  allowTrouble(/status of 401/);
  const panel = await begin(page);
  await enterAs(page, 'hana@');
  await test.step('a World is written down, thrown away and read again; a bad file is refused', async () => {
    const bell = (count: number) => page.getByRole('link', { name: `お知らせ 未読${count}件` });
    await expect(bell(3)).toBeVisible();
    await openSection(page, '状態');
    await openSection(page, '相手の操作を再現');
    await panel.getByRole('button', { name: 'お知らせを受信' }).click();
    await expect(panel.getByText('「お知らせを受信」を実行しました。')).toBeVisible();
    await expect(bell(4)).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: '状態を書き出す' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('otonowa-mock-default.json');
    const saved = await readFile(await file.path(), 'utf8');

    await panel.getByRole('button', { name: '初期状態に戻す' }).click();
    const asked = page.getByRole('alertdialog', { name: '初期状態に戻しますか？' });
    await reloading(page, () => asked.getByRole('button', { name: '初期状態に戻す' }).click());
    await expect(page).toHaveURL(/\/login$/);
    await enterAs(page, 'hana@');
    await expect(bell(3)).toBeVisible();

    await openSection(page, '状態');
    const read = (buffer: string) =>
      panel
        .getByLabel('状態を読み込む')
        .and(page.locator('input'))
        .setInputFiles({ name: 'world.json', mimeType: 'application/json', buffer: Buffer.from(buffer) });
    await read(saved.replace('"default"', '"moon"'));
    await expect(panel.getByText('ファイルの内容が正しくありません（beginning.scenario）。')).toBeVisible();
    await expect(bell(3)).toBeVisible();
    await reloading(page, () => read(saved));
    await expect(page).toHaveURL(/\/login$/);
    await enterAs(page, 'hana@');
    await expect(bell(4)).toBeVisible();
  });

  await test.step('a scenario begins anew in every tab', async () => {
    await expect(page.getByText('299人', { exact: true })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/board');
    await expect(other.getByRole('heading', { name: '掲示板' })).toBeVisible();

    const choose = async (name: string) => {
      await panel.getByRole('combobox', { name: 'シナリオ' }).selectOption(name);
      await reloading(page, () => panel.getByRole('button', { name: 'このシナリオで始める' }).click());
    };
    await choose('人気ユーザー');
    await expect(page).toHaveURL(/\/login$/);
    await expect(other).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await enterAs(page, 'hana@');
    await page.getByRole('link', { name: 'いいね' }).click();
    await expect(page.getByRole('tab', { name: /^受け取った（\d{2,}件）$/ })).toBeVisible();

    // Whichever tab finds the session dead says so; with one it is this.
    await other.close();
    await choose('セッション切れ');
    await expect(page.getByText('セッションの有効期限が切れました。もう一度ログインしてください。')).toBeVisible();
    await expect(panel.getByRole('combobox', { name: 'シナリオ' })).toHaveValue('expired');
  });
});

test('the keys alone open the panel, log in as somebody else and close it; mails come in live and grow old', async ({
  page,
  allowTrouble,
}) => {
  // Who is not verified; the old link; and mio, who has no profile yet.
  allowTrouble(/status of 40[034]/);
  await test.step('the keys alone open the panel, log in as somebody else and close it again', async () => {
    await page.goto('/?scenario=default&latency=0');
    await badgeOf(page).focus();
    await page.keyboard.press('Enter');
    const panel = panelOf(page);
    await expect(panel.getByRole('heading', { name: 'モックモード' })).toBeFocused();
    const search = panel.getByRole('textbox', { name: 'ユーザーを探す' });
    await expect(search).toBeVisible();
    for (
      let presses = 0;
      presses < 10 && !(await search.evaluate((it) => it === document.activeElement));
      presses += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('mio@');
    await expect(panel.getByRole('combobox', { name: 'ユーザー', exact: true })).toContainText('mio');
    await expect(panel.getByRole('combobox', { name: 'ユーザー', exact: true }).getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('alert').filter({ hasText: 'メールアドレスが確認されていません。' })).toBeVisible();

    await search.fill('ren@');
    await expect(panel.getByRole('combobox', { name: 'ユーザー', exact: true })).toContainText('れん');
    await expect(panel.getByRole('combobox', { name: 'ユーザー', exact: true }).getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: results })).toBeVisible();
    await expect(panel.getByText('ログイン中：れん')).toBeVisible();

    await search.focus();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(badgeOf(page)).toBeFocused();
  });

  await test.step('mails come in live, their links open in the app, and grow old with the clock', async () => {
    await page.evaluate(() => history.pushState(null, '', '/forgot-password'));
    await badgeOf(page).click();
    const panel = panelOf(page);
    await openSection(page, '送信されたメール（確認・再設定リンク）');
    await openSection(page, '時刻を進める');
    await page.getByRole('textbox', { name: 'メールアドレス' }).fill('hana@example.com');
    await page.getByRole('button', { name: '再設定メールを送信する' }).click();
    const reset = panel.getByRole('link', { name: 'パスワードの再設定' });
    await expect(reset).toBeVisible();
    await expect(panel.getByText('hana@example.com 宛')).toBeVisible();

    const time = panel.getByText(/^サーバーの時刻：/);
    const hour = async () => / (\d+):/.exec((await time.textContent()) ?? '')?.[1];
    const before = await hour();
    await panel.getByRole('button', { name: '1時間進める' }).click();
    await expect.poll(hour).not.toBe(before);
    await panel.getByRole('button', { name: '1分進める' }).click();
    await reset.click();
    await page.getByLabel('新しいパスワード', { exact: true }).fill('password456');
    await page.getByLabel('新しいパスワード（確認）', { exact: true }).fill('password456');
    await page.getByRole('button', { name: 'パスワードを変更する' }).click();
    await expect(page.getByText('パスワードリセット中にエラーが発生しました。')).toBeVisible();

    // The link for a day is still good.
    await openSection(page, '送信されたメール（確認・再設定リンク）');
    await panel.getByRole('link', { name: 'メールアドレスの確認' }).click();
    await expect(page.getByText('メールアドレスが確認されました！')).toBeVisible();
    await enterAs(page, 'mio@');
    await expect(panel.getByText(/^ログイン中：/)).toBeVisible();
  });
});
