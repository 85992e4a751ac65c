import type { Page } from '@playwright/test';
import { paths } from '../../src/navigation/paths.ts';
import { submitLogin } from '../../tests/e2e/journeys/enter.ts';

/** Navigates within the app, without loading the page. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => history.pushState(null, '', path), path);
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
}

const loginField = (page: Page) => page.getByLabel('メールアドレス');
const menu = (page: Page) => page.getByRole('button', { name: 'アカウントメニューを開く' });

/** Opens the login page; a logged-in user is redirected. Returns `inside` for a logged-in user, otherwise `outside`. */
async function openLogin(page: Page): Promise<'outside' | 'inside'> {
  await page.keyboard.press('Escape');
  await walkTo(page, paths.privacy);
  await page.evaluate((path) => history.pushState(null, '', path), paths.login);
  await loginField(page).or(menu(page)).first().waitFor();
  return (await loginField(page).isVisible()) ? 'outside' : 'inside';
}

/** Logs in through the form, unless a session exists. */
export async function enterAs(page: Page, email: string): Promise<void> {
  if ((await openLogin(page)) === 'inside') return;
  await submitLogin(page, email);
  await menu(page).waitFor();
}

/** Logs out through the menu, if a user is logged in, and discards unsent messages. */
export async function leave(page: Page): Promise<void> {
  if ((await openLogin(page)) === 'outside') return;
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'ログアウト' });
  await loginField(page).or(confirm).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
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

/**
 * Visits every screen once and waits until it shows its heading and no request is in flight; the last screen is always
 * the same.
 */
export async function visitEveryScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of screens) {
    await walkTo(page, path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
  }
}
