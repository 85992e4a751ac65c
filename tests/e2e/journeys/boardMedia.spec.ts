import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { tone } from '../../support/badMedia.ts';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';
import { root } from '../ports.ts';

async function openBoard(page: Page): Promise<void> {
  await enter(page, 'hana@example.com', '/board');
  await expect(posts(page).first()).toBeVisible();
}

const list = (page: Page) => page.getByRole('region', { name: '掲示板' });
const posts = (page: Page) => list(page).getByRole('article');
const composer = (page: Page) => page.getByRole('group', { name: '投稿を書く' });
const file = (page: Page) => composer(page).getByLabel('音声・動画を追加', { exact: true }).and(page.locator('input'));
const submit = (page: Page) => page.getByRole('button', { name: '投稿する' });
const sound = (seconds: number) => ({ name: 'demo.wav', mimeType: 'audio/wav', buffer: Buffer.from(tone(seconds)) });
const filmClip = join(root, 'mocks/content/clips/stage.webm');

/** Runs in the page: stores what it registers for the keys of the system, which a test cannot press. */
function storeMediaKeys(): void {
  window.mediaKeys = {};
  navigator.mediaSession.setActionHandler = (action, handler) => {
    if (handler === null) delete window.mediaKeys[action];
    else window.mediaKeys[action] = handler;
  };
}

declare global {
  interface Window {
    mediaKeys: Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;
  }
}

test('はな posts sounds and a video: a film is fetched when it plays, one plays at a time, and the mini player controls a sound out of view', async ({
  page,
}) => {
  await page.addInitScript(storeMediaKeys);
  await openBoard(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/uploads/posts/')) fetched.push(request.url());
  });
  // Posts far outside of the viewport are placeholders; these three are at the top.
  for (const [text, medium] of [
    ['動画', filmClip],
    ['音一', sound(20)],
    ['新曲のデモ', sound(20)],
  ] as const) {
    await page.getByRole('textbox', { name: '投稿を書く' }).fill(text);
    await file(page).setInputFiles(medium);
    await expect(composer(page).getByRole('button', { name: '添付したメディアを外す' })).toBeVisible();
    await submit(page).click();
    await expect(posts(page).first()).toContainText(text);
  }
  const [second, first, film] = [posts(page).nth(0), posts(page).nth(1), posts(page).nth(2)];
  const play = (post: Locator) => post.getByRole('button', { name: '再生', exact: true });
  const pause = (post: Locator) => post.getByRole('button', { name: '一時停止' });
  await expect(first.getByText('0:00 / 0:20')).toBeVisible();
  await expect(
    second.locator('[data-waveform="drawn"]'),
    'B36: the waveform comes before a press on play',
  ).toBeVisible();
  expect(
    fetched.filter((url) => url.endsWith('.webm')),
    'no film is fetched before a press on play',
  ).toEqual([]);
  const height = (await first.boundingBox())?.height;
  await play(first).click();
  await expect(pause(first)).toBeVisible();
  await expect(first.locator('[data-waveform="drawn"]')).toBeVisible();
  const slider = first.getByRole('slider', { name: '再生位置' });
  await expect(slider).not.toHaveAttribute('aria-valuenow', '0');
  expect((await first.boundingBox())?.height, 'nothing moves when the sound comes').toBe(height);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.artist)).toBe('はな');
  await play(second).click();
  await expect(pause(second)).toBeVisible();
  await expect(play(first)).toBeVisible();
  await pause(second).click();
  // In its middle, when the message about the post covers it no more.
  await second.getByRole('slider').click();
  await expect(second.getByRole('slider')).toHaveAttribute('aria-valuenow', '10');

  await play(film).click();
  const video = film.locator('video');
  await expect.poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0);
  await expect(play(second)).toBeVisible();
  await expect(list(page).getByRole('button', { name: '一時停止' })).toHaveCount(1);

  await page.getByRole('heading', { name: '掲示板' }).scrollIntoViewIfNeeded();
  await expect(film).not.toBeInViewport();
  await expect.poll(() => video.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);

  await test.step('a sound whose post is out of view is controlled by the mini player', async () => {
    const post = second;
    await post.getByRole('button', { name: '再生', exact: true }).click();
    await expect(post.getByRole('button', { name: '一時停止' })).toBeVisible();
    const mini = page.locator('[data-mini-player]');
    const more = page.getByRole('button', { name: 'もっと見る' });
    await more.scrollIntoViewIfNeeded();
    await expect(mini).toBeVisible();
    await expect(mini).toContainText('新曲のデモ');
    await expect(mini).toContainText('はな');
    await mini.getByRole('button', { name: '一時停止' }).click();
    await expect(mini.getByRole('button', { name: '再生', exact: true })).toBeVisible();

    await mini.getByRole('button', { name: '閉じる' }).click();
    await expect(mini).toHaveCount(0);
    await expect(list(page)).toBeFocused();
  });

  await test.step('B35: it goes on from post to post by its buttons, by itself and by the keys of the system', async () => {
    const mini = page.locator('[data-mini-player]');
    const title = () => page.evaluate(() => navigator.mediaSession.metadata?.title ?? null);
    await play(second).click();
    await expect(mini.getByRole('button', { name: '前へ' })).toHaveAttribute('aria-disabled', 'true');
    await mini.getByRole('button', { name: '次へ' }).click();
    await expect(pause(first)).toBeVisible();
    await expect(mini).toContainText('音一');
    await expect(pause(first)).toBeVisible();
    await expect.poll(title).toBe('音一');

    await mini.getByRole('slider', { name: '再生位置' }).press('End');
    await expect(mini).not.toContainText('音一');
    await expect(mini.getByRole('button', { name: '一時停止' })).toBeVisible();
    await mini.getByRole('button', { name: '前へ' }).click();
    await expect.poll(title).toBe('音一');
    // The keys of the sound before are removed when this one begins; its own come when it is heard.
    await page.waitForFunction(() => window.mediaKeys.previoustrack !== undefined);
    await page.evaluate(() => window.mediaKeys.previoustrack?.({ action: 'previoustrack' }));
    await expect(pause(second)).toBeVisible();
    await expect.poll(title).toBe('新曲のデモ');

    await page.getByRole('button', { name: 'アカウントメニューを開く' }).click();
    await page.getByRole('menuitem', { name: 'ログアウト' }).click();
    await expect(page).toHaveURL('/login');
    expect([await title(), await page.evaluate(() => window.mediaKeys)]).toEqual([null, {}]);
  });
});
