import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** The developers' mock panel, beside the app, which these steps operate. */
const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'モックモード' });
export const badgeOf = (page: Page): Locator => page.getByRole('button', { name: 'モックパネルを開く' });

/** Opens a new World, and the panel on the login screen. */
export async function begin(page: Page, scenario = 'default'): Promise<Locator> {
  await page.goto(`/?scenario=${scenario}&latency=0`);
  await badgeOf(page).click();
  return panelOf(page);
}

export async function openSection(page: Page, title: string): Promise<void> {
  await panelOf(page)
    .getByRole('button', { name: `${title}を開く`, exact: true })
    .click();
}

/** Chooses the user whose address contains the query. The list follows the typed text with a delay. */
async function pick(page: Page, [field, list]: [field: string, list: string], query: string): Promise<void> {
  const panel = panelOf(page);
  await panel.getByRole('textbox', { name: field }).fill(query);
  await expect(panel.getByRole('combobox', { name: list, exact: true }).getByRole('option')).toHaveText([
    new RegExp(query),
  ]);
}

/** Performs a step that reloads the app, and waits for the new page: the address may change before it. */
export async function reloading(page: Page, action: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForEvent('domcontentloaded'), action()]);
}

export async function enterAs(page: Page, query: string): Promise<void> {
  await pick(page, ['ユーザーを探す', 'ユーザー'], query);
  await reloading(page, () => panelOf(page).getByRole('button', { name: 'このユーザーでログイン' }).click());
}

export async function pickPartner(page: Page, query: string): Promise<void> {
  await pick(page, ['相手を探す', '相手'], query);
}

/** Navigates by a link of the navigation bar. */
export async function goTo(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'メインナビゲーション' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
}
