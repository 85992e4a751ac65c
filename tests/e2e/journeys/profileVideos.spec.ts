import type { Page } from '@playwright/test';
import { goodVideo, truncatedMp4, videoOfSeconds } from '../../support/badFiles.ts';
import { expect, test } from '../fixtures.ts';
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

test('はな plays a video, uploads one, deletes one and changes the order; a video is too long or of unknown length', async ({
  page,
}) => {
  await openVideos(page);
  await test.step('a video plays in place', async () => {
    await button(page, `「${FIRST}」を再生する`).click();
    const film = videos(page).first().locator('video');
    await expect(film).toHaveAttribute('controls', '');
    await expect(film).toBeFocused();
    await expect.poll(() => film.evaluate((video) => (video as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
  });

  await test.step('the limit is exactly three minutes', async () => {
    await choose(page, '動画を選ぶ', videoOfSeconds(181));
    await expect(alert(page)).toHaveText('動画の長さは3分以下にしてください');
    await expect(button(page, 'アップロードする')).toBeHidden();
    await choose(page, '動画を選ぶ', videoOfSeconds(180.9));
    await expect(page.getByText('3:00', { exact: true })).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    await button(page, '選択を取り消す').click();
  });

  await test.step('a video is previewed, uploaded with real percentages, and listed', async () => {
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

  await test.step('a deleted video does not reappear with a list that was requested before', async () => {
    const { promise: answer, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/api/videos/my-videos', async (route) => {
      const response = await route.fetch();
      await answer;
      // The app may have aborted it already.
      await route.fulfill({ response }).catch(() => undefined);
      arrive();
    });
    await upload(page, '四本目');
    await button(page, '「四本目」を削除').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
    await expect(titles(page)).toHaveText([FIRST, SECOND, '駅前ライブ']);
    letGo();
    await arrived;
    // The effects of the response are complete when the next call has been answered.
    await button(page, `「${SECOND}」を編集`).click();
    await button(page, 'キャンセル').click();
    await expect(titles(page)).toHaveText([FIRST, SECOND, '駅前ライブ']);
  });

  await test.step('the order is changed by dragging', async () => {
    await videos(page)
      .nth(1)
      .evaluate((video) => video.scrollIntoView({ block: 'end' }));
    const from = await button(page, `「${SECOND}」を並べ替える`).boundingBox();
    const to = await button(page, `「${FIRST}」を並べ替える`).boundingBox();
    if (from === null || to === null) throw new Error('There is no handle');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 20, { steps: 8 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(titles(page)).toHaveText([SECOND, FIRST, '駅前ライブ']);
    await expect.poll(() => stored(page)).toEqual([SECOND, FIRST, '駅前ライブ']);
  });

  await test.step('a truncated MP4 without a length may be uploaded (P20)', async () => {
    await choose(page, '動画を選ぶ', truncatedMp4());
    await expect(page.getByText('プレビューを表示できない形式です')).toBeVisible();
    await title(page).fill('途中まで');
    await button(page, 'アップロードする').click();
    await expect(titles(page)).toHaveText([SECOND, FIRST, '駅前ライブ', '途中まで']);
    await expect(videos(page).getByText('動画の読み込みに失敗しました')).toBeVisible();
  });
});

test(
  'twenty uploaded and deleted videos leak no memory, and every object URL is revoked',
  { tag: '@long' },
  async ({ page, allowErrors }) => {
    test.slow();
    // The thumbnail of a video that was deleted before it was loaded.
    allowErrors(/status of 404 .*\/uploads\/videos\//);
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
