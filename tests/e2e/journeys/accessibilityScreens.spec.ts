import type { Page } from '@playwright/test';
import { walkTo } from '../../../scripts/monkey/tour.ts';
import { oneOfEach, sampleSeed } from '../../support/sample.ts';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';
import {
  axeFindings,
  collisions,
  cutTexts,
  latinTexts,
  movements,
  overhang,
  reach,
  setLetters,
  setTextSpacing,
  transitionsEnd,
} from './accessibilityChecks.ts';
import { memberStops, publicStops, type Stop } from './accessibilityStops.ts';
import { asUser } from './messagesPage.ts';

// Checks every screen with its dialogs and menus, once for each way in which people configure their devices. With a
// seed a sixteenth of the states, and at least one of each group.

test.use({ reducedMotion: 'reduce' });
// The page is left before the socket has connected.
test.beforeEach(({ allowErrors }) => allowErrors(/WebSocket is closed before the connection is established/));

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
/** A screen that makes no calls and does not block leaving. */
const between = '/privacy';
/** 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };
/** With letters of double size: the narrowest phone, a common one, a tablet and a desktop. */
const heights = { 320: 640, 360: 740, 768: 1024, 1280: 800 };

/** What may be English (rule X24). */
const english =
  /^(OTONOWA|Messages|\+\d+ more|example@mail\.com|[\w.]+@example\.com|YouTube|SoundCloud|Instagram|https:\/\/\S*)$/;

/** Names of tags and of people are data and not texts of the app. */
async function namesInTheData(request: Parameters<typeof asUser>[0]): Promise<Set<string>> {
  const { get } = await asUser(request, 'hana@example.com');
  const groups = (await get('/api/tags/all-with-categories')) as { tags: { display_name_ja: string }[] }[];
  const pages = await Promise.all([0, 100, 200].map((skip) => get(`/api/profiles?skip=${skip}&limit=100`)));
  const people = pages.flat() as { display_name: string }[];
  return new Set([
    ...groups.flatMap(({ tags }) => tags.map((tag) => tag.display_name_ja)),
    ...people.map((person) => person.display_name),
  ]);
}

async function lookAt(page: Page, stop: Stop, dataNames: Set<string>): Promise<void> {
  await page.setViewportSize(stop.narrow ? phone : desktop);
  // Through another screen, so that each state begins with a newly rendered screen.
  await page.keyboard.press('Escape');
  await walkTo(page, between);
  await expect(page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' })).toBeVisible();
  await expect(page.locator('[role="dialog"], [role="alertdialog"]')).toHaveCount(0);
  await page.evaluate((path) => history.pushState(null, '', path), stop.path);
  if (stop.path !== between)
    await expect(page.getByRole('heading', { level: 1, name: 'プライバシーポリシー' })).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeAttached();
  await stop.open?.(page);

  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page).toHaveTitle(/\S+ \| OTONOWA$/);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  expect(await axeFindings(page), 'axe').toEqual([]);
  const strange = async () => (await latinTexts(page)).filter((text) => !english.test(text) && !dataNames.has(text));
  await expect.poll(strange, 'not Japanese').toEqual([]);
  // Placeholders pulse while they are loading, without moving.
  await expect.poll(() => movements(page), 'moves').toEqual([]);

  if (stop.fleeting) return;
  await page.setViewportSize(phone);
  await expect.poll(() => reach(page), 'on a phone').toEqual({ covered: [], small: [] });
  await page.setViewportSize(zoomed);
  await expect.poll(() => overhang(page), 'at 400 %').toBeLessThanOrEqual(0);
  await expect.poll(async () => (await reach(page)).covered, 'at 400 %').toEqual([]);
  await expect.poll(() => collisions(page), 'at 400 %').toEqual([]);
  for (const width of [phone.width, zoomed.width]) {
    await page.setViewportSize({ ...phone, width });
    await setTextSpacing(page, true);
    await readsWell(page, `with wide spacing at ${width} px`);
    await setTextSpacing(page, false);
  }
  await setLetters(page, 32);
  for (const [width, height] of Object.entries(heights)) {
    if (stop.narrow && Number(width) > phone.width) continue;
    await page.setViewportSize({ width: Number(width), height });
    await readsWell(page, `with letters twice as large at ${width} px`);
    await expect.poll(() => collisions(page), `with letters twice as large at ${width} px`).toEqual([]);
  }
  await setLetters(page, 16);
}

/** Nothing has to be scrolled sideways and no text is cut. */
async function readsWell(page: Page, how: string): Promise<void> {
  await transitionsEnd(page);
  await expect.poll(() => overhang(page), `wider than the window ${how}`).toBeLessThanOrEqual(0);
  await expect.poll(() => cutTexts(page), `cut ${how}`).toEqual([]);
}

async function lookAtAll(page: Page, stops: readonly Stop[], dataNames: Set<string>): Promise<void> {
  for (const stop of stops) await test.step(stop.name, () => lookAt(page, stop, dataNames));
}

const seed = sampleSeed();

/** The groups, one test each; few states share a test. */
function tests(groups: Record<string, readonly Stop[]>): (readonly [string, readonly Stop[]])[] {
  if (seed === null) return Object.entries(groups);
  return [[`a sample (seed ${seed})`, Object.values(groups).flatMap((stops) => oneOfEach(stops, 16, seed))]];
}

for (const [what, stops] of tests(publicStops)) {
  test(`screens without a login: ${what}`, async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('h1')).toBeVisible();
    await lookAtAll(page, stops, new Set());
  });
}

for (const [what, stops] of tests(memberStops)) {
  test(`screens with a login: ${what}`, async ({ page, request }) => {
    const dataNames = await namesInTheData(request);
    await enter(page, 'hana@example.com', between);
    await lookAtAll(page, stops, dataNames);
  });
}

test('the check finds clipped text, but not in boxes that scroll or show a preview', async ({ page }) => {
  // The height of a line depends on the fonts of the machine; the size of the letters does not.
  const box = (style: string, text: string) =>
    `<div style="width: 90px; height: 20px; font-size: 16px; line-height: 20px; ${style}">${text}</div>`;
  await page.setContent(
    [
      box('overflow: hidden', 'この文は切れます'),
      box('overflow: auto', 'この文は読めます'),
      box('overflow: hidden; text-overflow: ellipsis; white-space: nowrap', 'この文は続きます'),
      box('overflow: hidden', '短い文'),
    ].join(''),
  );
  expect(await cutTexts(page)).toEqual(['この文は切れます']);
  await setTextSpacing(page, true);
  expect(await page.evaluate(() => getComputedStyle(document.body).letterSpacing)).not.toBe('normal');
});

test('the check finds text that overlaps a control or other text or has one letter a line, but not where a layer covers the page', async ({
  page,
}) => {
  const box = (top: number, style: string, content: string) =>
    `<div style="position: absolute; top: ${top}px; left: 0; width: 200px; font: 16px/20px sans-serif; ${style}">${content}</div>`;
  await page.setContent(
    [
      box(0, '', 'この文はボタンの下') + box(0, '', '<button style="width: 100px; height: 40px">押す</button>'),
      box(100, '', 'この文は重なる') + box(105, '', '別の文'),
      box(200, 'width: 20px', 'この文は縦'),
      box(320, '', '<button style="width: 200px; height: 40px">ボタンの言葉</button>'),
      box(400, '', 'この文は自由') + box(430, '', '<button>次の行</button>'),
      box(500, '', 'この文は帯の下') + box(500, 'position: fixed', '<button>帯</button>'),
      box(600, '', '名前') +
        box(
          590,
          'height: 40px',
          '<button style="all: unset; position: absolute; inset: 0" aria-label="名前"></button>',
        ),
    ].join(''),
  );
  expect(await collisions(page)).toEqual([
    '「この文はボタンの下」 on the control 「押す」',
    '「この文はボタンの下」 on the text 「押す」',
    '「この文は重なる」 on the text 「別の文」',
    '「この文は縦」 is one letter a line',
  ]);
});
