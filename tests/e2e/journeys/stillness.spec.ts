import type { APIRequestContext, Page } from '@playwright/test';
import type { Conversation } from '../../../src/api/generated/model/index.ts';
import { expect, test } from '../fixtures.ts';
import { enter, newPersonErrors } from './enter.ts';
import { shiftsIn, watchShifts } from './layoutShifts.ts';
import { asUser, bubbles } from './messagesPage.ts';

/** A screen, and what one does on it without anything else moving. */
interface Screen {
  path: string;
  /** Resolves when its data is shown. */
  shown: (page: Page) => Promise<void>;
  /** Resolves when what was pressed is shown. */
  press?: (page: Page) => Promise<void>;
}

const hana = 'hana@example.com';
const sizes = { '360 px': { width: 360, height: 740 }, '1280 px': { width: 1280, height: 800 } };
/** Milliseconds for which each page is watched before the first press. */
const WATCHED_MS = 10_000;
/** Pages that load at a time: more would be slower than any person's machine. */
const AT_A_TIME = 3;

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
const cards = (page: Page) => expect(page.getByRole('article').first()).toBeVisible();
const press = (page: Page, role: 'button' | 'tab' | 'menuitem', name: string | RegExp) =>
  page.getByRole(role, { name }).first().click();

const openScreens: readonly Screen[] = [
  '/login',
  '/register',
  '/verify-email?token=unknown',
  '/forgot-password',
  '/reset-password?token=unknown',
  '/privacy',
  '/admin/delete-account',
].map((path) => ({ path, shown: heading }));

const newPersonScreens: readonly Screen[] = ['/search', '/search?page=2'].map((path) => ({ path, shown: cards }));

const search: Screen = {
  path: '/search',
  shown: cards,
  async press(page) {
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'メッセージ' }).first()).toBeVisible();
  },
};

const settings: Screen = {
  path: '/search?sort=newest&page=2',
  shown: cards,
  async press(page) {
    await press(page, 'button', 'アカウントメニューを開く');
    await press(page, 'menuitem', '設定');
    await expect(page.getByRole('dialog').getByText('ログイン', { exact: true })).toBeAttached();
  },
};

const likes: Screen = {
  path: '/likes',
  // The scenario `large` has no sent like.
  shown: (page) => expect(page.getByRole('tabpanel').locator('article, h2').first()).toBeVisible(),
  async press(page) {
    for (const name of [/^受け取った/, /^マッチング/]) {
      await press(page, 'tab', name);
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
  },
};

/** Without a press: writing makes the composer higher, which moves the posts below it. */
const board: Screen = { path: '/board', shown: cards };

const messages: Screen = {
  path: '/messages',
  shown: (page) => expect(page.getByRole('link', { name: /との会話/ }).first()).toBeVisible(),
  async press(page) {
    await page
      .getByRole('link', { name: /との会話/ })
      .first()
      .click();
    await expect(bubbles(page).last()).toBeVisible();
  },
};

const notifications: Screen = {
  path: '/notifications',
  shown: (page) => expect(page.getByRole('tab', { name: /未読/ })).toBeVisible(),
  async press(page) {
    await press(page, 'tab', /^未読/);
    await expect(page.getByRole('tab', { name: /^未読/ })).toHaveAttribute('aria-selected', 'true');
  },
};

const editor: Screen = {
  path: '/profile/edit',
  shown: (page) => expect(page.getByRole('textbox').first()).toBeVisible(),
};

/** A screen and the page to open it in. */
type Visit = readonly [screen: Screen, page: Page];

/** Opens screens and returns what has moved on each of them, with and without a press. */
async function shiftsOn(visits: readonly Visit[]): Promise<string[]> {
  const inTurn = async (work: (...visit: Visit) => Promise<void>) => {
    const waiting = [...visits];
    const one = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(...next);
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, one));
  };
  await inTurn(async ({ path, shown }, page) => {
    await watchShifts(page);
    await page.goto(path);
    await shown(page);
  });
  await inTurn(async ({ press: act }, page) => {
    await page.waitForFunction((until) => performance.now() > until, WATCHED_MS);
    await act?.(page);
  });
  const shifts: string[] = [];
  await inTurn(async ({ path }, page) => {
    // What a press has started is over when nothing is busy and two more frames are painted.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    shifts.push(...(await shiftsIn(page)).map((shift) => `${path}: ${shift}`));
  });
  return shifts;
}

/** The screens of somebody with a profile. */
async function ownScreens(request: APIRequestContext): Promise<readonly Screen[]> {
  const { get } = await asUser(request, hana);
  const chats = (await get('/api/messages/conversations')) as Conversation[];
  const chat: Screen = {
    path: `/messages?c=${chats[0]?.id}`,
    shown: (page) => expect(bubbles(page).last()).toBeVisible(),
  };
  return [search, settings, likes, board, messages, chat, notifications, editor];
}

/** Returns a page for each screen, which share the login of this page. */
const visitsBeside = (page: Page, screens: readonly Screen[]) =>
  Promise.all(screens.map(async (screen): Promise<Visit> => [screen, await page.context().newPage()]));

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`T9: nothing moves by itself, or by a press that is about something else, at ${size}`, () => {
    test.use({ viewport, reducedMotion: 'no-preference' });

    // A busy machine shows the chat's list before what is above it, about once in four runs.
    test(
      'on any screen, for somebody new either',
      { tag: '@long' },
      async ({ page, openPage, request, allowErrors }) => {
        allowErrors(newPersonErrors);
        allowErrors(/status of 400 .*verify-email/);
        await enter(page, hana, '/privacy');
        const newPerson = await openPage();
        await enter(newPerson, 'sora@example.com', '/privacy');
        const visits = [
          ...(await visitsBeside(page, await ownScreens(request))),
          ...(await visitsBeside(newPerson, newPersonScreens)),
          ...(await visitsBeside(await openPage(), openScreens)),
        ];
        expect(await shiftsOn(visits)).toEqual([]);
      },
    );

    for (const scenario of ['large', 'popular']) {
      test(`in the scenario ${scenario}`, { tag: '@long' }, async ({ backend, page, request }) => {
        await backend.reset(scenario);
        await enter(page, hana, '/privacy');
        expect(await shiftsOn(await visitsBeside(page, await ownScreens(request)))).toEqual([]);
      });
    }
  });
}
