import type { Page } from '@playwright/test';
import { animatedGif, png, withExif } from '../../support/badFiles.ts';
import { expect, test } from '../fixtures.ts';
import { expectMemoryBack, watchObjectUrls } from './profileMemory.ts';
import { call, choose, openEditor, save, snackbar, unsaved } from './profileSteps.ts';

const section = (page: Page) => page.getByRole('region', { name: 'プロフィール画像' });
const area = (page: Page) => page.getByRole('dialog', { name: '表示する範囲を選ぶ' }).getByRole('application');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A picture of four colours, a quarter each: red, green, blue, white in reading order. */
async function fourColours(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([w = 0, h = 0]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext('2d');
      ['red', 'lime', 'blue', 'white'].forEach((colour, index) => {
        if (context === null) return;
        context.fillStyle = colour;
        context.fillRect((index % 2) * (w / 2), Math.floor(index / 2) * (h / 2), w / 2, h / 2);
      });
      return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
    },
    [width, height],
  );
  return Buffer.from(base64, 'base64');
}

/** The stored picture: its size, the colours of its corners in reading order, and its bytes. */
async function uploaded(page: Page) {
  const { avatar_url: url } = (await call(page, '/api/profiles/me')) as { avatar_url: string };
  return await page.evaluate(async (address) => {
    const blob = await (await fetch(address)).blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0);
    const at = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
      const name = [red, green, blue].map((part) => (part > 128 ? '1' : '0')).join('');
      return { '100': 'red', '010': 'green', '001': 'blue', '111': 'white' }[name] ?? name;
    };
    const far = bitmap.width - 10;
    return {
      type: blob.type,
      size: [bitmap.width, bitmap.height],
      corners: [at(10, 10), at(far, 10), at(10, far), at(far, far)],
      text: new TextDecoder('latin1').decode(await blob.arrayBuffer()),
    };
  }, url);
}

async function send(page: Page): Promise<void> {
  await button(page, 'この範囲に決定').click();
  await expect(section(page).getByText('プレビュー')).toBeVisible();
  await button(page, 'アップロードする').click();
  // The snackbar of an earlier upload may still be visible.
  await expect(section(page).getByText('プレビュー')).toHaveCount(0);
  await expect(snackbar(page, 'プロフィール画像を更新しました')).toBeVisible();
}

test('a picture is rotated, loses its location, is cropped to a chosen square, is made smaller, and is deleted', async ({
  page,
  backend,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  await openEditor(page);
  await test.step('a camera’s picture is rotated, loses its location, and is cropped to a square', async () => {
    const camera = withExif(await fourColours(page, 1_600, 1_200));
    expect(camera.buffer.includes('Exif')).toBe(true);
    await choose(page, '画像を変更する', camera);
    await send(page);
    const picture = await uploaded(page);
    expect(picture).toMatchObject({ type: 'image/jpeg', size: [1_024, 1_024] });
    // The picture is rotated by 90°: its lower left corner is the upper left one now.
    expect(picture.corners).toEqual(['blue', 'red', 'white', 'green']);
    expect(picture.text).not.toContain('Exif');
    // Used at once, also in the navigation bar, without a save (rules P9, P16).
    await expect(unsaved(page)).toBeHidden();
  });

  await test.step('the square is moved and enlarged by keyboard, to 400 px at most', async () => {
    const file = { name: 'wide.jpg', mimeType: 'image/jpeg', buffer: await fourColours(page, 1_600, 800) };
    await choose(page, '画像を変更する', file);
    await area(page).focus();
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('+');
    await expect(page.getByRole('slider', { name: '拡大・縮小' })).toHaveValue('2');
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowLeft');
    for (let press = 0; press < 15; press += 1) await page.keyboard.press('ArrowUp');
    await send(page);
    expect(await uploaded(page)).toMatchObject({ size: [400, 400], corners: ['red', 'red', 'red', 'red'] });
  });

  await test.step('it is rotated', async () => {
    const file = { name: 'wide.jpg', mimeType: 'image/jpeg', buffer: await fourColours(page, 1_600, 800) };
    await choose(page, '画像を変更する', file);
    await button(page, '90度回転').click();
    await send(page);
    const turned = await uploaded(page);
    expect(turned.size).toEqual([800, 800]);
    expect(turned.corners).toEqual(['blue', 'red', 'white', 'green']);
  });

  await test.step('it is dragged and zoomed with the wheel', async () => {
    const file = { name: 'wide.jpg', mimeType: 'image/jpeg', buffer: await fourColours(page, 1_600, 800) };
    await choose(page, '画像を変更する', file);
    const box = await area(page).boundingBox();
    if (box === null) throw new Error('The square is not there');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -2_000);
    await expect(page.getByRole('slider', { name: '拡大・縮小' })).toHaveValue('2');
    await page.mouse.down();
    await page.mouse.move(x - 2_000, y - 2_000, { steps: 4 });
    await page.mouse.up();
    await send(page);
    expect((await uploaded(page)).corners).toEqual(['white', 'white', 'white', 'white']);
  });

  await test.step('an animated picture becomes a still one', async () => {
    await choose(page, '画像を変更する', animatedGif(500));
    await send(page);
    const still = await uploaded(page);
    expect(still).toMatchObject({ type: 'image/jpeg', size: [500, 500], corners: ['red', 'red', 'red', 'red'] });
  });

  await test.step('a server without the second flow gets the picture by the first, and its address with the save (P13)', async () => {
    await backend.faults({ operationId: 'uploadAvatar', status: 404 });
    const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await fourColours(page, 500, 500) };
    await choose(page, '画像を変更する', file);
    await button(page, 'この範囲に決定').click();
    await button(page, 'アップロードする').click();
    await expect(unsaved(page)).toBeVisible();
    const waiting = page.waitForRequest((request) => request.method() === 'PUT');
    await save(page);
    const body = (await waiting).postDataJSON() as { profile_update: { avatar_url?: string } };
    expect(body.profile_update.avatar_url).toMatch(/^\/uploads\/avatars\//);
    await expect(page).toHaveURL(/\/search$/);
    expect(await call(page, '/api/profiles/me')).toMatchObject({ avatar_url: body.profile_update.avatar_url });
    await backend.faults({});
  });

  await test.step('it is deleted', async () => {
    await page.getByRole('button', { name: 'アカウントメニューを開く' }).click();
    await page.getByRole('menuitem', { name: 'プロフィールを編集' }).click();
    await button(page, '画像を削除する').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
    await expect(snackbar(page, 'プロフィール画像を削除しました')).toBeVisible();
    await expect(button(page, '画像を選ぶ')).toBeVisible();
    await expect(button(page, '画像を削除する')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await call(page, '/api/profiles/me')).toMatchObject({ avatar_url: null });
    await expect(page.getByRole('progressbar', { name: 'プロフィール充実度' })).toHaveAttribute('aria-valuenow', '80');
  });
});

test('a huge picture is made smaller', { tag: '@long' }, async ({ page }) => {
  await openEditor(page);
  await choose(page, '画像を変更する', png(10_000, 10_000));
  await expect(area(page)).toBeVisible();
  await send(page);
  expect((await uploaded(page)).size).toEqual([1_024, 1_024]);
});

test('twenty uploads leak no memory, and every object URL is revoked', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await watchObjectUrls(page);
  await openEditor(page);
  await expectMemoryBack(page, {
    file: { name: 'given.jpg', mimeType: 'image/jpeg', buffer: await fourColours(page, 2_000, 2_000) },
    steps: ['この範囲に決定', 'アップロードする', '通知を閉じる'],
  });
});
