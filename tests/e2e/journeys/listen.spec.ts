import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';
import { shiftsIn, watchShifts } from './layoutShifts.ts';

// Hearing people one after another: by keyboard in a wide window, by a finger on a phone.

const feed = (page: Page) => page.getByRole('feed', { name: '試聴' });
const inView = (page: Page) => feed(page).locator('article[data-in-view]');
const nameInView = async (page: Page) => (await inView(page).getByRole('heading').textContent()) ?? '';
/** Number of media elements, and how many of them play. */
const media = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('video, audio')] as HTMLMediaElement[];
    return { elements: all.length, playing: all.filter(({ paused }) => !paused).length };
  });

/** Flicks by `flick` until a person comes who plays. */
async function goToOneWhoPlays(page: Page, flick: () => Promise<void>): Promise<void> {
  await expect(async () => {
    const before = await nameInView(page);
    await flick();
    await expect.poll(() => nameInView(page), { timeout: 5_000 }).not.toBe(before);
    await expect.poll(async () => (await media(page)).playing, { timeout: 2_000 }).toBe(1);
  }).toPass();
}

test('one listens through people by keyboard, likes, undoes it, reloads, and finds their card in the grid', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const lists: string[] = [];
  const code: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/videos/profile/')) lists.push(request.url());
    if (/\/Listen-[^/]*\.js$/.test(request.url())) code.push(request.url());
  });
  await enter(page, 'hana@example.com', '/search');
  await expect(page.getByText('299人', { exact: true })).toBeVisible();
  expect([lists, code], 'before the view is opened').toEqual([[], []]);

  await page.getByRole('link', { name: '試聴', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?view=listen$/);
  await expect(inView(page)).toHaveAttribute('aria-posinset', '1');
  await expect(feed(page)).toBeFocused();
  await expect.poll(() => lists.length).toBeGreaterThan(0);
  expect(new Set(lists).size).toBeLessThanOrEqual(3);
  expect((await media(page)).playing).toBe(0);

  await page.keyboard.press('Space');
  await goToOneWhoPlays(page, () => page.keyboard.press('ArrowRight'));
  expect((await media(page)).elements).toBeLessThanOrEqual(3);

  const heart = inView(page).getByRole('button', { name: /さん(に|への)いいね/ });
  const wasLiked = (await heart.getAttribute('aria-pressed')) === 'true';
  await page.keyboard.press('l');
  await expect(heart).toHaveAttribute('aria-pressed', String(!wasLiked));
  await page.keyboard.press('l');
  await expect(heart).toHaveAttribute('aria-pressed', String(wasLiked));

  // Beyond the first page of the grid.
  for (let step = 0; step < 14; step += 1) await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/view=listen&page=[23]/);
  const name = await nameInView(page);
  await page.reload();
  await expect(inView(page).getByRole('heading', { name })).toBeVisible();
  expect((await media(page)).playing, 'after a reload nothing plays by itself').toBe(0);

  await page.getByRole('link', { name: '一覧', exact: true }).click();
  await expect(page).not.toHaveURL(/view=/);
  await expect(page.getByRole('article').getByRole('heading', { name })).toBeInViewport();
  await page.goBack();
  await expect(inView(page).getByRole('heading', { name })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a flick leads to the next person, nothing else moves, and the filters are in reach', async ({ page }) => {
    await watchShifts(page);
    await enter(page, 'hana@example.com', '/search?view=listen');
    await expect(inView(page)).toHaveAttribute('aria-posinset', '1');
    const before = (await shiftsIn(page)).length;
    await inView(page)
      .getByRole('button', { name: /の演奏を再生$/ })
      .tap();
    const { x = 0, y = 0, height = 0 } = (await feed(page).boundingBox()) ?? {};
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await goToOneWhoPlays(page, async () => {
      const from = y + height * 0.8;
      await touch('touchStart', { x: x + 60, y: from });
      for (let moved = 0.1; moved < 0.65; moved += 0.05)
        await touch('touchMove', { x: x + 60, y: from - height * moved });
      await touch('touchEnd');
    });
    expect((await media(page)).elements).toBeLessThanOrEqual(3);
    expect((await shiftsIn(page)).slice(before), 'layout shifts').toEqual([]);
    // A tap while it still scrolls would only stop it.
    await feed(page).evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          let still = 0;
          let last = element.scrollTop;
          const look = () => {
            still = element.scrollTop === last ? still + 1 : 0;
            last = element.scrollTop;
            if (still > 20) resolve();
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await page.getByRole('button', { name: /^フィルターを開く/ }).tap();
    await expect(page.getByRole('dialog', { name: 'フィルター' })).toBeVisible();
  });
});
