import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { mediaCorpus, tone } from '../../support/badMedia.ts';
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
const field = (page: Page) => page.getByRole('textbox', { name: '投稿を書く' });
const submit = (page: Page) => page.getByRole('button', { name: '投稿する' });
const sound = (seconds: number) => ({ name: 'demo.wav', mimeType: 'audio/wav', buffer: Buffer.from(tone(seconds)) });
const filmClip = join(root, 'mocks/content/clips/stage.webm');
const slider = (page: Page) => posts(page).first().getByRole('slider', { name: '再生位置' });
const position = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'));

test('はな posts a sound at last, plays it, seeks in it and changes its speed', async ({
  page,
  backend,
  allowTrouble,
}) => {
  allowTrouble(/status of (422|500)/);
  await openBoard(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/uploads/posts/')) fetched.push(request.url());
  });
  await file(page).setInputFiles(sound(20));
  await expect(composer(page).getByText('音声 0:20')).toBeVisible();
  await expect(composer(page).locator('[data-waveform="drawn"]')).toBeVisible();
  await test.step('a failed upload keeps the file and the words, and one under way can be called off', async () => {
    await field(page).fill('届きますように');
    await backend.faults({ operationId: 'createPost', status: 500 });
    await submit(page).click();
    await expect(composer(page).getByRole('alert')).toHaveText('投稿の作成に失敗しました');
    await expect(composer(page).getByText('demo.wav')).toBeVisible();
    await expect(field(page)).toHaveValue('届きますように');

    await backend.faults({ operationId: 'createPost', status: 422 });
    await submit(page).click();
    await expect(composer(page).getByRole('alert')).toHaveText('body: 値が正しくありません');
    await expect(field(page)).toHaveValue('届きますように');
    await expect(page.getByRole('progressbar')).toHaveCount(0);

    await backend.faults({ operationId: 'createPost', latency: 20_000 });
    // The second click of a double click stops nothing.
    await submit(page).dblclick();
    const bar = page.getByRole('progressbar');
    // All is sent, and how long the server takes is not known.
    await expect(bar).toHaveAccessibleName('サーバーで処理しています…');
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await composer(page).getByRole('button', { name: 'キャンセル' }).click();
    await expect(bar).toHaveCount(0);
    await expect(composer(page).getByText('demo.wav')).toBeVisible();
  });

  await test.step('it goes through later', async () => {
    await backend.faults({ operationId: 'createPost' });
    await submit(page).click();
    await expect(composer(page).getByRole('alert')).toHaveCount(0);
    const post = posts(page).first();
    await expect(post).toContainText('届きますように');
    await expect(page.getByText('投稿が作成されました！')).toBeVisible();
    await expect(composer(page).getByRole('slider')).toHaveCount(0);

    await expect(post.getByText('0:00 / 0:20')).toBeVisible();
    expect(fetched, 'nothing is fetched before somebody wants to hear it').toEqual([]);
  });

  await test.step('it plays', async () => {
    const post = posts(page).first();
    const height = (await post.boundingBox())?.height;
    await post.getByRole('button', { name: '再生', exact: true }).click();
    await expect(post.getByRole('button', { name: '一時停止' })).toBeVisible();
    await expect(post.locator('[data-waveform="drawn"]')).toBeVisible();
    await expect.poll(() => position(page)).toBeGreaterThanOrEqual(1);
    expect((await post.boundingBox())?.height, 'nothing moves when the sound comes').toBe(height);

    await post.getByRole('button', { name: '一時停止' }).click();
    await slider(page).press('Home');
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '0');
    await slider(page).press('ArrowRight');
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '5');
    await slider(page).press('ArrowLeft');
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '0');
    await slider(page).press('End');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '0:20 / 0:20');
    const box = (await slider(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(slider(page)).toHaveAttribute('aria-valuenow', '10');

    await post.getByRole('button', { name: '再生速度 1倍' }).click();
    await expect(post.getByRole('button', { name: '再生速度 1.25倍' })).toBeVisible();
    const title = await page.evaluate(() => navigator.mediaSession.metadata?.artist);
    expect(title).toBe('はな');
  });
});

test('one thing plays at a time, and a sound whose post is out of sight from the lower edge', async ({ page }) => {
  await openBoard(page);
  // Far from the view a post is only its place; these three stand together at the top.
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
  await play(first).click();
  await expect(pause(first)).toBeVisible();
  await play(second).click();
  await expect(pause(second)).toBeVisible();
  await expect(play(first)).toBeVisible();

  await play(film).click();
  const video = film.locator('video');
  await expect.poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0);
  await expect(play(second)).toBeVisible();
  await expect(list(page).getByRole('button', { name: '一時停止' })).toHaveCount(1);

  await page.getByRole('heading', { name: '掲示板' }).scrollIntoViewIfNeeded();
  await expect(film).not.toBeInViewport();
  await expect.poll(() => video.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);

  await test.step('a sound whose post is out of sight is operated from the lower edge', async () => {
    const post = second;
    await post.getByRole('button', { name: '再生', exact: true }).click();
    await expect(post.getByRole('button', { name: '一時停止' })).toBeVisible();
    const mini = page.locator('[data-mini-player]');
    await expect(mini).toBeHidden();

    const more = page.getByRole('button', { name: 'もっと見る' });
    await more.scrollIntoViewIfNeeded();
    await expect(mini).toBeVisible();
    await expect(mini).toContainText('新曲のデモ');
    await expect(mini).toContainText('はな');
    await mini.getByRole('slider', { name: '再生位置' }).press('End');
    await expect(mini.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:20 / 0:20');
    await mini.getByRole('slider').press('Home');
    await mini.getByRole('button', { name: '再生', exact: true }).click();
    await mini.getByRole('button', { name: '一時停止' }).click();
    await expect(mini.getByRole('button', { name: '再生', exact: true })).toBeVisible();

    await page.getByRole('heading', { name: '掲示板' }).scrollIntoViewIfNeeded();
    await expect(mini).toBeHidden();
    await more.scrollIntoViewIfNeeded();
    await mini.getByRole('button', { name: '閉じる' }).click();
    await expect(mini).toHaveCount(0);
    await expect(list(page)).toBeFocused();
  });
});

test('what can’t be posted is refused with the reason, what can is taken, dropped or pasted too', async ({ page }) => {
  await openBoard(page);
  const refusal = composer(page).getByRole('alert');
  for (const { name, mimeType, bytes, problem } of mediaCorpus()) {
    await test.step(name, async () => {
      await file(page).setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });
      if (problem === null) {
        await expect(composer(page).getByRole('button', { name: '添付したメディアを外す' })).toBeVisible();
        await expect(refusal).toHaveCount(0);
        await composer(page).getByRole('button', { name: '添付したメディアを外す' }).click();
      } else {
        await expect(refusal).toHaveText(problem);
      }
      await expect(composer(page).getByRole('slider')).toHaveCount(0);
    });
  }

  await test.step('a byte over 100 MB is too much', async () => {
    // A browser without a UTF-8 locale finds no file in a folder with the test's name.
    const folder = await mkdtemp(join(tmpdir(), 'otonowa-large-'));
    const path = join(folder, 'large.wav');
    await writeFile(path, tone(1));
    await truncate(path, 100 * 1024 ** 2 + 1);
    await file(page).setInputFiles(path);
    await expect(composer(page).getByRole('alert')).toHaveText('ファイルサイズは100MB以下にしてください');
    await rm(folder, { recursive: true });
  });

  await test.step('a file is dropped or pasted', async () => {
    const bytes = [...tone(2)];
    for (const type of ['drop', 'paste'] as const) {
      await composer(page).evaluate(
        (element, { type, bytes }) => {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(bytes)], `${type}.wav`, { type: 'audio/wav' }));
          const event =
            type === 'drop'
              ? new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true })
              : new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true });
          element.querySelector('textarea')?.dispatchEvent(event);
        },
        { type, bytes },
      );
      await expect(composer(page).getByText(`${type}.wav`)).toBeVisible();
    }
  });
});
