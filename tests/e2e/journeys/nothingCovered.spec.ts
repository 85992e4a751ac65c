import type { Page } from '@playwright/test';
import { findOverlaps } from '../../support/findOverlaps.ts';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';
import { bubbles } from './messagesPage.ts';

const sizes = {
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true },
  'a desktop': { viewport: { width: 1280, height: 800 } },
};

const cards = (page: Page) => expect(page.getByRole('article').first()).toBeVisible();

/** The five main screens, and what shows that their data has arrived. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  '/search': (page) => expect(page.getByText('299人', { exact: true })).toBeVisible(),
  '/likes': cards,
  '/likes?tab=received': cards,
  '/likes?tab=matched': cards,
  '/notifications': cards,
  '/board': cards,
  '/messages': async (page) => {
    await page
      .getByRole('link', { name: /との会話/ })
      .first()
      .click();
    await expect(bubbles(page).last()).toBeVisible();
  },
};

for (const [size, use] of Object.entries(sizes)) {
  test.describe(`on ${size}`, () => {
    test.use(use);

    test('T13: nothing that can be pressed overlaps another one or is covered, and there is room between edges', async ({
      page,
    }) => {
      // The introduction of a first visit is as high as its words need.
      await page.addInitScript(() => localStorage.setItem('search-seen', 'yes'));
      await enter(page, 'hana@example.com', '/notifications');
      for (const [path, shown] of Object.entries(screens)) {
        await page.goto(path);
        await shown(page);
        for (const end of ['top', 'end'] as const) {
          await page.evaluate((to) => window.scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight), end);
          // What is loaded late, or moves aside, has arrived.
          await expect
            .poll(async () => (await page.evaluate(findOverlaps)).map((fault) => `${path}, ${end}: ${fault}`))
            .toEqual([]);
        }
      }
    });
  });
}
