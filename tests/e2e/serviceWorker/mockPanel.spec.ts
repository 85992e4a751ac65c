import { readFile } from 'node:fs/promises';
import { oneOfEach, sampleSeed } from '../../support/sample.ts';
import { expect, test } from '../fixtures.ts';
import { badgeOf, begin, enterAs, goTo, openSection, pickPartner, reloading } from './panelSteps.ts';

const results = 'あなたにおすすめのアーティスト';

test.beforeEach(({ allowErrors }) => {
  // Requests that a page aborts when it is left, in the messages of the service worker.
  allowErrors(/request failed: GET \S+ net::ERR_FAILED/);
});

const live = () =>
  test('partner, announcements, calls and socket do what the panel says, and its tab covers no control', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/status of 500|HTTP 500/);
    const panel = await begin(page);
    await enterAs(page, 'hana@');
    await expect(page.getByRole('heading', { name: results })).toBeVisible();
    await openSection(page, '呼び出し履歴');

    await test.step('the partner writes, types, comes online, likes and matches; announcements arrive', async () => {
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

    await test.step('calls are delayed and fail as set in the panel, and the log shows them', async () => {
      await openSection(page, '失敗・遅延させる呼び出し');
      await panel.getByRole('combobox', { name: '呼び出し', exact: true }).selectOption('GET /api/posts/');
      await panel.getByRole('slider', { name: '失敗率 100%' }).press('Home');
      await expect(panel.getByText('失敗率 5%')).toBeVisible();
      await panel.getByRole('slider').press('End');
      await panel.getByRole('button', { name: '追加', exact: true }).click();
      await expect(panel.getByText('GET /api/posts/：500、失敗率 100%')).toBeVisible();

      await goTo(page, '掲示板');
      await expect(page.getByRole('main').getByText('投稿の読み込みに失敗しました')).toBeVisible();
      await expect(panel.getByRole('listitem').filter({ hasText: 'GET /api/posts/500' }).first()).toBeVisible();
      await panel.getByRole('button', { name: 'GET /api/posts/の失敗・遅延を取り消す' }).click();
      await expect(panel.getByText('失敗・遅延させる呼び出しはありません。')).toBeVisible();
      await page.getByRole('button', { name: 'もう一度試す' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();

      await panel.getByRole('combobox', { name: '応答の遅延' }).selectOption('1,000ミリ秒');
      // The panel shows the setting when it is persisted.
      await expect(panel.getByRole('combobox', { name: '応答の遅延' })).toHaveValue('1000');
      // The setting applies, so nothing is loaded.
      await page.reload();
      await expect(page.getByRole('region', { name: '掲示板' })).toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(panel.getByRole('combobox', { name: '応答の遅延' })).toHaveValue('1000');
      // The section is still open.
      await expect(
        panel
          .getByRole('listitem')
          .filter({ hasText: /GET \/api\/posts\/200 1\d{3}ミリ秒/ })
          .first(),
      ).toBeVisible();
      const token = await page.evaluate(() => localStorage.getItem('token'));
      expect(await panel.textContent()).not.toContain(token);
    });

    await test.step('the socket is closed, stays closed, and reconnects', async () => {
      await panel.getByRole('combobox', { name: '応答の遅延' }).selectOption('なし');
      await openSection(page, 'ソケット');
      const banner = page.locator('[data-connection]');
      // The browser's offline and online events start an attempt at once (RT4).
      const tryNow = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
      await panel.getByRole('button', { name: '一度だけ切断' }).click();
      await expect(banner).toHaveText('再接続しています…（1/5回目）');
      await panel.getByRole('button', { name: 'ソケットを切断' }).click();
      const isCut = panel.getByText('切断中です。再接続するまで、新しい接続も断ります。');
      await expect(isCut).toBeVisible();
      await tryNow();
      await expect(banner).toHaveText('再接続しています…（2/5回目）');
      await panel.getByRole('button', { name: 'ソケットを再接続' }).click();
      // The panel says so until the fake accepts connections again; one that is tried earlier waits for five seconds.
      await expect(isCut).toHaveCount(0);
      await tryNow();
      await expect(banner).toHaveCount(0);
    });

    await test.step('at 360 px the tab covers no control, and the panel leaves half of the screen', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      const half = await panel.boundingBox();
      expect(half?.width).toBe(360);
      expect(half?.y).toBeGreaterThan(300);
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

const world = () =>
  test('a World is exported, another starts in every tab, and the first is imported again', async ({
    page,
    context,
    allowErrors,
  }) => {
    // The socket is closed with the World, and the app checks at once whether the session is still valid (rule C21).
    allowErrors(/status of 401/);
    // The sounds of the board are read for their waveforms, and their World may be gone meanwhile.
    allowErrors(/status of 404 .*\/uploads\/posts\//);
    const panel = await begin(page);
    await enterAs(page, 'hana@');
    const bell = (count: number) => page.getByRole('link', { name: `お知らせ 未読${count}件` });
    const saved = await test.step('it is exported', async () => {
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
      return readFile(await file.path(), 'utf8');
    });

    await test.step('a scenario is started in every tab', async () => {
      const other = await context.newPage();
      await other.goto('/board');
      await expect(other.getByRole('heading', { name: '掲示板' })).toBeVisible();
      await panel.getByRole('combobox', { name: 'シナリオ' }).selectOption('人気ユーザー');
      await reloading(page, () => panel.getByRole('button', { name: 'このシナリオで始める' }).click());
      await expect(page).toHaveURL(/\/login$/);
      await expect(other).toHaveURL(/\/login$/);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await other.close();
      await enterAs(page, 'hana@');
      await page.getByRole('link', { name: 'いいね' }).click();
      await expect(page.getByRole('tab', { name: /^受け取った（\d{2,}件）$/ })).toBeVisible();
    });

    await test.step('the export is imported', async () => {
      const read = (buffer: string) =>
        panel
          .getByLabel('状態を読み込む')
          .and(page.locator('input'))
          .setInputFiles({ name: 'world.json', mimeType: 'application/json', buffer: Buffer.from(buffer) });
      await read(saved.replace('"default"', '"moon"'));
      await expect(panel.getByText('ファイルの内容が正しくありません（beginning.scenario）。')).toBeVisible();
      await reloading(page, () => read(saved));
      await expect(page).toHaveURL(/\/login$/);
      await enterAs(page, 'hana@');
      await expect(bell(4)).toBeVisible();
    });
  });

// With a seed only one of them runs.
for (const declare of oneOfEach([live, world], 2, sampleSeed())) declare();
