import { expect, type Locator, type Page } from '@playwright/test';
import { enter } from './enter.ts';

/** Opens the editor after a login. */
export async function openEditor(page: Page, email = 'hana@example.com'): Promise<void> {
  await enter(page, email, '/profile/edit');
  await expect(page.getByLabel('表示名')).toBeVisible();
}

export type TabName = '基本情報' | 'タグ設定' | 'SNSリンク' | '動画設定';

export async function openTab(page: Page, name: TabName): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

export const save = (page: Page): Promise<void> => page.getByRole('button', { name: '保存する' }).click();
export const unsaved = (page: Page): Locator => page.getByText('未保存の変更があります');
export const snackbar = (page: Page, text: string): Locator => page.locator('[data-kind]').filter({ hasText: text });

/** Calls the backend as the user of the page, outside of the page. */
export async function call(page: Page, path: string, method = 'GET', data?: object): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const headers = { Authorization: `Bearer ${token}` };
  const response = await page.request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) });
  return response.status() === 204 ? null : ((await response.json()) as unknown);
}

/** Limits the page's uploads to so many bytes a second, so that their progress is visible; 0 removes the limit. */
export async function uploadLimit(page: Page): Promise<(bytesPerSecond: number) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  return async (bytesPerSecond) => {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond || -1,
    });
  };
}

/** Chooses a file as with the browser's file dialog. */
export async function choose(
  page: Page,
  button: string,
  file: string | { name: string; mimeType: string; buffer: Buffer },
) {
  const waiting = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await waiting).setFiles(file);
}
