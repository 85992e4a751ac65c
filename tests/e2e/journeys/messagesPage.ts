import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

export const log = (page: Page) => page.getByRole('log');
/** The messages that are drawn, oldest first, each with its time and 既読. */
export const bubbles = (page: Page) => log(page).locator('[data-status]');
export const composer = (page: Page) => page.getByRole('textbox', { name: 'メッセージを入力' });
export const conversationWith = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^${name}さんとの会話`) });

/** Logs in and goes to a screen. */
export async function enter(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ next: path }).toString()}`);
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill('password123');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.waitForURL((url) => url.pathname + url.search === path);
}

export async function openChat(page: Page, name: string): Promise<void> {
  await conversationWith(page, name).click();
  await expect(page.getByRole('button', { name: `${name}さんの情報を見る` })).toBeVisible();
  await expect(bubbles(page).last()).toBeVisible();
}

export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('');
}
