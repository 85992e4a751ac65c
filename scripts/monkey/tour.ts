import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { submitLogin } from '../../tests/e2e/journeys/enter.ts';

/** Goes to an address as a link of the app would: without loading the page. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => history.pushState(null, '', path), path);
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
}

const loginField = (page: Page) => page.getByLabel('メールアドレス');
const menu = (page: Page) => page.getByRole('button', { name: 'アカウントメニューを開く' });

/** Goes to the login; whoever is logged in is somewhere inside then. Answers which. */
async function knock(page: Page): Promise<'outside' | 'inside'> {
  await page.keyboard.press('Escape');
  await walkTo(page, paths.privacy);
  await page.evaluate((path) => history.pushState(null, '', path), paths.login);
  await loginField(page).or(menu(page)).first().waitFor();
  return (await loginField(page).isVisible()) ? 'outside' : 'inside';
}

/** Logs in by hand, unless a session is there. */
export async function enterAs(page: Page, email: string): Promise<void> {
  if ((await knock(page)) === 'inside') return;
  await submitLogin(page, email);
  await menu(page).waitFor();
}

/** Logs out by the menu, unless nobody is logged in. */
export async function leave(page: Page): Promise<void> {
  if ((await knock(page)) === 'outside') return;
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  await loginField(page).waitFor();
}

const screens = [
  paths.likes,
  paths.board,
  paths.messages,
  paths.notifications,
  paths.profileEdit,
  paths.privacy,
  paths.search,
];

/** Every screen once, each until it shows its heading and nothing is on its way; the last is always the same. */
export async function visitEveryScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of screens) {
    await walkTo(page, path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
  }
}
