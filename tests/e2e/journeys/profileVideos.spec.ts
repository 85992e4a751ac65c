import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import {
  goodVideo,
  renamedText,
  sparseVideo,
  truncatedMp4,
  videoOfSeconds,
  zeroBytes,
} from '../../support/badFiles.ts';
import { expect, test } from '../fixtures.ts';
import { submitLogin } from './enter.ts';
import { expectMemoryBack, watchObjectUrls } from './profileMemory.ts';
import { call, choose, openEditor, openTab, snackbar, uploadLimit } from './profileSteps.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const videos = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const titles = (page: Page) => videos(page).getByRole('heading');
const alert = (page: Page) => page.getByRole('tabpanel').getByRole('alert');
const title = (page: Page) => page.getByRole('textbox', { name: 'タイトル' });
const stored = async (page: Page) =>
  ((await call(page, '/api/videos/my-videos')) as { title: string | null }[]).map((video) => video.title);

const FIRST = 'シティポップのカバー';
const SECOND = '新曲の弾き語り';

/** はな with her two videos. */
async function openVideos(page: Page): Promise<void> {
  await openEditor(page);
  await openTab(page, '動画設定');
  await expect(titles(page)).toHaveText([FIRST, SECOND]);
}

async function upload(page: Page, name: string): Promise<void> {
  await choose(page, '動画を選ぶ', goodVideo());
  await title(page).fill(name);
  await button(page, 'アップロードする').click();
  await expect(titles(page).last()).toHaveText(name);
}

test('はな uploads a video, edits it, deletes it; what is bad, fails or is cancelled loses nothing', async ({
  page,
  backend,
  allowTrouble,
}) => {
  allowTrouble(/status of 4(13|22)|Query/);
  await openVideos(page);
  await test.step('bad videos are refused with the exact texts before anything is sent', async () => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    const big = sparseVideo(100 * 1024 ** 2 + 1);
    const type = 'サポートされているファイル形式: MP4, MOV, AVI, WebM';
    for (const [file, text] of [
      [renamedText('list.mp4', 'video/mp4'), type],
      [renamedText('list.txt', 'text/plain'), type],
      [zeroBytes('empty.mp4', 'video/mp4'), type],
      [big, 'ファイルサイズは100MB以下にしてください'],
      [videoOfSeconds(181), '動画の長さは3分以下にしてください'],
    ] as const) {
      await choose(page, '動画を選ぶ', file);
      await expect(alert(page)).toHaveText(text);
      await expect(button(page, 'アップロードする')).toBeHidden();
    }
    rmSync(dirname(big), { recursive: true });
    expect(sent).toEqual([]);
  });

  await test.step('a video is looked at here, uploaded with real percents, and listed', async () => {
    await choose(page, '動画を選ぶ', goodVideo());
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText('good.webm')).toBeVisible();
    await expect(panel.getByText('0:05')).toBeVisible();
    const still = panel.locator('img[src^="blob:"]');
    await expect.poll(() => still.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(480);

    await title(page).fill(' 駅前ライブ ');
    await page.getByRole('textbox', { name: '説明' }).fill('夏の終わりに');
    const limitUploads = await uploadLimit(page);
    await limitUploads(20_000);
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/videos/upload'));
    await button(page, 'アップロードする').click();
    expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const bar = page.getByRole('progressbar', { name: 'アップロード中…' });
    const percents = new Set<number>();
    await expect
      .poll(async () => percents.add(Number((await bar.getAttribute('aria-valuenow')) ?? 0)).size, { intervals: [100] })
      .toBeGreaterThan(3);
    await expect(panel.getByText(/^アップロード中… \d+%$/)).toBeVisible();
    await limitUploads(0);
    await expect(snackbar(page, '動画をアップロードしました')).toBeVisible();
    await expect(button(page, '動画を選ぶ')).toBeFocused();
    await expect(titles(page)).toHaveText([FIRST, SECOND, '駅前ライブ']);
    await expect(panel.getByText('最大5個まで登録できます（3/5）')).toBeVisible();
    await expect(title(page)).toBeHidden();
    expect(await call(page, '/api/videos/my-videos')).toMatchObject([
      {},
      {},
      { title: '駅前ライブ', description: '夏の終わりに' },
    ]);
  });

  await test.step('an upload is cancelled; a failing one clears the file and keeps the words (P22)', async () => {
    await choose(page, '動画を選ぶ', goodVideo());
    await title(page).fill('消えては困る題名');
    // Held on its way, and given back when the page cancels it.
    const address = '**/api/videos/upload';
    await page.route(address, () => undefined);
    await button(page, 'アップロードする').click();
    // The focus stays: a second press of the key stops nothing.
    await expect(button(page, 'アップロード中…')).toBeFocused();
    await button(page, 'アップロードを中止').click();
    await expect(button(page, 'アップロードする')).toBeFocused();
    await expect(alert(page)).toHaveCount(0);
    await page.unroute(address);
    expect(await stored(page)).toEqual([FIRST, SECOND, '駅前ライブ']);

    for (const [status, text] of [
      [422, 'アップロードに失敗しました'],
      [413, 'リクエストを処理できませんでした'],
    ] as const) {
      await backend.faults({ operationId: 'uploadVideo', status });
      await button(page, 'アップロードする').click();
      await expect(alert(page)).toHaveText(text);
      await expect(button(page, 'アップロードする')).toBeHidden();
      await expect(title(page)).toHaveValue('消えては困る題名');
      await choose(page, '動画を選ぶ', goodVideo());
      await expect(button(page, 'アップロードする')).toBeVisible();
    }
    await backend.faults({ operationId: 'listMyVideos', status: 422 });
    await page.reload();
    await openTab(page, '動画設定');
    // A list that can't be loaded says so and is empty (P25).
    await expect(alert(page)).toContainText('動画の読み込みに失敗しました');
    await expect(page.getByText('まだ動画がありません')).toBeVisible();
    await backend.faults({});
    await button(page, 'もう一度試す').click();
    await expect(alert(page)).toHaveCount(0);
    await expect(titles(page)).toHaveText([FIRST, SECOND, '駅前ライブ']);
    await expect(title(page)).toHaveValue('消えては困る題名');
    await backend.faults({});
    await choose(page, '動画を選ぶ', goodVideo());
    await button(page, 'アップロードする').click();
    await expect(titles(page)).toHaveText([FIRST, SECOND, '駅前ライブ', '消えては困る題名']);
  });

  await test.step('title and description are edited in place', async () => {
    await button(page, `「${FIRST}」を編集`).click();
    const card = videos(page).first();
    await expect(card.getByRole('textbox', { name: 'タイトル' })).toBeFocused();
    await card.getByRole('textbox', { name: 'タイトル' }).fill('新しい題名');
    await button(page, 'キャンセル').click();
    await expect(titles(page)).toHaveText([FIRST, SECOND, '駅前ライブ', '消えては困る題名']);

    await button(page, `「${FIRST}」を編集`).click();
    await card.getByRole('textbox', { name: 'タイトル' }).fill('新しい題名');
    await card.getByRole('textbox', { name: '説明' }).fill('');
    await backend.faults({ operationId: 'updateVideo', status: 422 });
    await button(page, '保存').click();
    await expect(card.getByRole('alert')).toHaveText('動画の更新に失敗しました');
    await expect(card.getByRole('textbox', { name: 'タイトル' })).toHaveValue('新しい題名');
    await backend.faults({});
    await button(page, '保存').click();
    await expect(snackbar(page, '動画の情報を更新しました')).toBeVisible();
    await expect(button(page, '「新しい題名」を編集')).toBeFocused();
    await expect(titles(page)).toHaveText(['新しい題名', SECOND, '駅前ライブ', '消えては困る題名']);
    expect(await call(page, '/api/videos/my-videos')).toMatchObject([
      { title: '新しい題名', description: null },
      {},
      {},
      {},
    ]);
  });

  await test.step('a video is deleted after a question', async () => {
    const question = page.getByRole('alertdialog', { name: 'この動画を削除しますか？' });
    await button(page, '「新しい題名」を削除').click();
    await expect(question).toContainText('「新しい題名」を削除します。この操作は取り消せません。');
    await question.getByRole('button', { name: 'キャンセル' }).click();
    await expect(titles(page)).toHaveText(['新しい題名', SECOND, '駅前ライブ', '消えては困る題名']);

    await backend.faults({ operationId: 'deleteVideo', status: 422 });
    await button(page, '「新しい題名」を削除').click();
    await question.getByRole('button', { name: '削除する' }).click();
    await expect(question.getByRole('alert')).toHaveText('削除に失敗しました');
    await backend.faults({});
    await question.getByRole('button', { name: '削除する' }).click();
    await expect(snackbar(page, '動画を削除しました')).toBeVisible();
    await expect(titles(page)).toHaveText([SECOND, '駅前ライブ', '消えては困る題名']);
    expect(await stored(page)).toEqual([SECOND, '駅前ライブ', '消えては困る題名']);
  });

  await test.step('a deleted video does not come back with a list that was asked for before', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/api/videos/my-videos', async (route) => {
      const response = await route.fetch();
      await held;
      // The app may have given up waiting for it.
      await route.fulfill({ response }).catch(() => undefined);
      arrive();
    });
    await upload(page, '三本目');
    await button(page, '「三本目」を削除').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
    await expect(titles(page)).toHaveText([SECOND, '駅前ライブ', '消えては困る題名']);
    letGo();
    await arrived;
    // Whatever the answer does is done when the next press has been answered to.
    await button(page, `「${SECOND}」を編集`).click();
    await button(page, 'キャンセル').click();
    await expect(titles(page)).toHaveText([SECOND, '駅前ライブ', '消えては困る題名']);
  });
});

test('はな plays a video and changes the order; what lies on the limit is taken, dropped too', async ({ page }) => {
  await openVideos(page);
  await test.step('a video plays in its place', async () => {
    await button(page, `「${FIRST}」を再生する`).click();
    const film = videos(page).first().locator('video');
    await expect(film).toHaveAttribute('controls', '');
    await expect.poll(() => film.evaluate((video) => (video as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
  });

  await test.step('the order is changed with the keyboard, and every step is said', async () => {
    await upload(page, '三本目');
    const handle = button(page, '「三本目」を並べ替える');
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(
      page.getByText(
        '「三本目」を持ち上げました。現在3番目（全3本）です。矢印キーで移動、スペースキーで確定、Escキーで取り消します。',
      ),
    ).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('2番目に移動しました')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(titles(page)).toHaveText(['三本目', FIRST, SECOND]);
    await expect(handle).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText('並べ替えを取り消しました')).toBeAttached();
    await expect(titles(page)).toHaveText([FIRST, SECOND, '三本目']);

    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(page.getByText('2番目に置きました')).toBeAttached();
    await expect(handle).toBeFocused();
    await expect.poll(() => stored(page)).toEqual([FIRST, '三本目', SECOND]);
    await page.reload();
    await openTab(page, '動画設定');
    await expect(titles(page)).toHaveText([FIRST, '三本目', SECOND]);
  });

  await test.step('the order is changed by buttons, which keep the focus', async () => {
    await button(page, `「${FIRST}」を下へ移動`).click();
    await expect(titles(page)).toHaveText(['三本目', FIRST, SECOND]);
    await expect(button(page, `「${FIRST}」を下へ移動`)).toBeFocused();
    await page.keyboard.press('Enter');
    // There is nothing below it: the focus is on the way back.
    await expect(titles(page)).toHaveText(['三本目', SECOND, FIRST]);
    await expect(button(page, `「${FIRST}」を上へ移動`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(titles(page)).toHaveText(['三本目', FIRST, SECOND]);
    await expect.poll(() => stored(page)).toEqual(['三本目', FIRST, SECOND]);
  });

  await test.step('the order is changed by dragging', async () => {
    await videos(page)
      .last()
      .evaluate((video) => video.scrollIntoView({ block: 'end' }));
    const from = await button(page, `「${SECOND}」を並べ替える`).boundingBox();
    const to = await button(page, `「${FIRST}」を並べ替える`).boundingBox();
    if (from === null || to === null) throw new Error('There is no handle');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 20, { steps: 8 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(titles(page)).toHaveText(['三本目', SECOND, FIRST]);
    await expect.poll(() => stored(page)).toEqual(['三本目', SECOND, FIRST]);
  });

  await test.step('what lies on the limit is taken: 100 MB to the byte, 180.9 seconds', async () => {
    const limit = sparseVideo(100 * 1024 ** 2);
    await choose(page, '動画を選ぶ', limit);
    await expect(page.getByText('100MB', { exact: true })).toBeVisible();
    await button(page, '選択を取り消す').click();
    rmSync(dirname(limit), { recursive: true });
    await choose(page, '動画を選ぶ', videoOfSeconds(180.9));
    await expect(page.getByText('3:00', { exact: true })).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    await button(page, '選択を取り消す').click();
  });

  await test.step('a video is dropped', async () => {
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], 'dropped.webm', { type: 'video/webm' }));
      const target = [...document.querySelectorAll('button')].find((one) => one.textContent === '動画を選ぶ');
      for (const type of ['dragenter', 'dragover', 'drop'])
        target?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    }, goodVideo().buffer.toString('base64'));
    await expect(page.getByText('dropped.webm')).toBeVisible();
    await expect(page.getByText('0:05', { exact: true })).toBeVisible();
    await button(page, '選択を取り消す').click();
  });

  await test.step('a truncated MP4 has no length to check and may be uploaded (P20)', async () => {
    await choose(page, '動画を選ぶ', truncatedMp4());
    await expect(page.getByText('プレビューを表示できない形式です')).toBeVisible();
    await title(page).fill('途中まで');
    await button(page, 'アップロードする').click();
    await expect(titles(page)).toHaveText(['三本目', SECOND, FIRST, '途中まで']);
    await expect(videos(page).getByText('動画の読み込みに失敗しました')).toBeVisible();
  });
});

test('words that are being edited are asked about, and outlive a reload and a dead session', async ({
  page,
  backend,
  allowTrouble,
}) => {
  allowTrouble(/status of 401/);
  await openVideos(page);
  const field = videos(page).first().getByRole('textbox', { name: 'タイトル' });
  const board = page.getByRole('link', { name: '掲示板' });
  const question = page.getByRole('alertdialog', { name: '変更を破棄しますか？' });
  await button(page, `「${FIRST}」を編集`).click();
  await field.fill('書きかけの題名');
  await board.click();
  await question.getByRole('button', { name: '編集を続ける' }).click();
  await expect(field).toHaveValue('書きかけの題名');

  await page.reload();
  await openTab(page, '動画設定');
  await expect(field).toHaveValue('書きかけの題名');
  await backend.faults({ operationId: 'updateVideo', status: 401 });
  await button(page, '保存').click();
  await expect(page.getByText('セッションの有効期限が切れました。もう一度ログインしてください。')).toBeVisible();
  await backend.faults({});
  await submitLogin(page, 'hana@example.com');
  await openTab(page, '動画設定');
  await expect(field).toHaveValue('書きかけの題名');

  await board.click();
  await question.getByRole('button', { name: '破棄して移動する' }).click();
  await expect(page).toHaveURL(/\/board$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});

test(
  'memory comes back after twenty videos were uploaded and deleted, and every object URL is revoked',
  { tag: '@long' },
  async ({ page, allowTrouble }) => {
    test.slow();
    // The still of a video that is deleted before it was loaded.
    allowTrouble(/status of 404 .*\/uploads\/videos\//);
    await watchObjectUrls(page);
    await openEditor(page);
    await openTab(page, '動画設定');
    await expect(titles(page)).toHaveText([FIRST, SECOND]);
    await expectMemoryBack(page, {
      file: goodVideo(),
      dropOn: '動画を選ぶ',
      steps: ['アップロードする', '通知を閉じる', '「タイトルなし」を削除', '削除する', '通知を閉じる'],
    });
  },
);
