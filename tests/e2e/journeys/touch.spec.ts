import type { Locator, Page } from '@playwright/test';
import { oneOfEach, sampleSeed } from '../../support/sample.ts';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';

// How the app answers a finger: what is pressed, held and pulled.

const hana = 'hana@example.com';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Touches the middle of an element at its top, and returns functions that move and lift the finger. */
async function touch(page: Page, element: Locator) {
  await element.scrollIntoViewIfNeeded();
  // The end of a scroll would end a press that began in the meantime.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const box = await element.boundingBox();
  if (box === null) throw new Error('Nothing to touch');
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 120)];
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x, y }]);
  return {
    pull: async (distance: number) => {
      for (const part of [0.1, 0.3, 0.6, 1]) await send('touchMove', [{ x, y: y + distance * part }]);
    },
    lift: () => send('touchEnd', []),
  };
}

test.describe('with a finger', () => {
  test.use(phone);

  test('F39: a long press on a card offers to hide the person and opens nothing else', async ({ page }) => {
    await enter(page, hana, '/search');
    const card = page.getByRole('article').nth(1);
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await expect(card.getByRole('button', { name: /さんにいいねする$/ })).toBeVisible();
    await expect(card.getByRole('button', { name: /(非表示にする|表示しない)$/ })).toBeHidden();
    const menu = page.getByRole('menu', { name: new RegExp(name) });

    // The host of the menu is loaded after the cards.
    await expect(async () => {
      const finger = await touch(page, card);
      try {
        await menu.waitFor({ timeout: 3_000 });
      } finally {
        await finger.lift();
      }
    }).toPass();
    await expect(page).toHaveURL(/\/search$/);
    await menu.getByRole('menuitem').tap();
    await expect(page.getByText(`${name}さんを非表示にしました`)).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(0);
    await expect(page).toHaveURL(/\/search$/);
  });

  test('T11: a sheet closes when it is pulled down from its top, and stays after a short pull', async ({ page }) => {
    await enter(page, hana, '/search');
    await page
      .getByRole('article')
      .first()
      .tap({ position: { x: 60, y: 120 } });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'メッセージを送る' })).toBeVisible();

    const short = await touch(page, dialog);
    await short.pull(60);
    await short.lift();
    await expect(dialog).toBeVisible();

    const long = await touch(page, dialog);
    await long.pull(200);
    await long.lift();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/search$/);
  });
});

/** What a press may change: the look of the element, of what surrounds it, and of what is beside it. */
function lookOf(element: Element): string {
  const around: Element[] = [element];
  while (around.length < 4 && around.at(-1)?.parentElement) around.push(around.at(-1)?.parentElement as Element);
  const parts = [...around, ...(element.parentElement?.querySelectorAll('*') ?? [])];
  return parts
    .flatMap((part) => [getComputedStyle(part), getComputedStyle(part, '::after')])
    .map((style) =>
      [
        style.animationName,
        style.opacity,
        style.backgroundColor,
        style.color,
        style.borderColor,
        style.textDecoration,
      ].join(),
    )
    .join();
}

/** Marks everything in the window that can be pressed. @returns how many there are */
function markPressable(): number {
  const isHit = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && hit !== null && (element.contains(hit) || hit.closest('label') === element);
  };
  const pressable = [
    ...document.querySelectorAll('button, a[href], summary, label:has(input[type="checkbox"])'),
  ].filter((element) => !element.matches(':disabled, [aria-disabled="true"]') && isHit(element));
  for (const [place, element] of pressable.entries()) element.setAttribute('data-pressable', String(place));
  return pressable.length;
}

/** Waits until nothing moves. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
  });

const screens = ['/search', '/likes?tab=received', '/board', '/messages', '/notifications', '/profile/edit'];
/** The screens of this run: two in `npm test`, all in the long one. */
const tried = oneOfEach(screens, 3, sampleSeed());

for (const motion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion ${motion}`, () => {
    test.use({ viewport: phone.viewport, reducedMotion: motion });

    const details = motion === 'reduce' ? { tag: '@long' } : {};
    test('T10: everything that can be pressed answers while it is pressed', details, async ({ page }) => {
      await enter(page, hana, '/search');
      const silent: string[] = [];
      for (const path of tried) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"], [role="status"] >> text=読み込み中')).toHaveCount(0);
        await page.evaluate(() =>
          addEventListener('click', (event) => (event.preventDefault(), event.stopImmediatePropagation()), true),
        );
        const count = await page.evaluate(markPressable);
        let pressed = 0;
        for (let place = 0; place < count; place += 1) {
          const control = page.locator(`[data-pressable="${place}"]`);
          const box = await control.boundingBox();
          if (box === null) continue;
          const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
          const isHit = () =>
            control.evaluate((element, { x, y }) => element.contains(document.elementFromPoint(x, y)), middle);
          // An earlier press may have moved or replaced it.
          if (!(await isHit())) continue;
          await page.mouse.move(middle.x, middle.y);
          // Without the transition of what is hovered.
          await settle(page);
          const before = await control.evaluate(lookOf);
          await page.mouse.down();
          await settle(page);
          const after = await control.evaluate(lookOf);
          const isStillHit = await isHit();
          await page.mouse.up();
          pressed += 1;
          const name = await control.evaluate((element) => element.ariaLabel ?? element.textContent);
          if (before === after) silent.push(`${path}: ${name}`);
          if (!isStillHit) silent.push(`${path}: ${name} is not below the pointer any more`);
        }
        expect(pressed, path).toBeGreaterThan(6);
      }
      expect(silent).toEqual([]);
    });
  });
}

test.describe('with motion', () => {
  test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference' });

  test('T11: the dialog of a person grows from their card and shrinks back to it', async ({ page }) => {
    await enter(page, hana, '/search');
    const card = page.getByRole('article').nth(1);
    await expect(card.getByRole('button', { name: /さんにいいねする$/ })).toBeVisible();
    await page.evaluate(() => {
      const boxes: DOMRect[] = [];
      Object.assign(window, { boxes });
      const look = () => {
        const dialog = document.querySelector('[role="dialog"]');
        if (dialog) boxes.push(dialog.getBoundingClientRect());
        requestAnimationFrame(look);
      };
      look();
    });
    const boxes = () =>
      page.evaluate(() => (window as unknown as { boxes: DOMRect[] }).boxes.map((box) => box.toJSON() as DOMRect));
    await card.scrollIntoViewIfNeeded();
    const from = await card.boundingBox();
    await card.click({ position: { x: 60, y: 120 } });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'メッセージを送る' })).toBeVisible();
    await expect.poll(async () => (await boxes()).at(-1)?.width).toBe(720);
    const opening = await boxes();
    expect(Math.abs((opening[0]?.x ?? 0) - (from?.x ?? 0)), 'left edge').toBeLessThan(40);
    expect(opening[0]?.width).toBeLessThan(400);

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const closing = await boxes();
    expect(closing.at(-1)?.width).toBeLessThan(500);
  });
});
