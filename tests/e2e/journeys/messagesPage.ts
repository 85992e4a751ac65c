import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

export const log = (page: Page) => page.getByRole('log');
/** The rendered messages, oldest first, each with its time and 既読. */
export const bubbles = (page: Page) => log(page).locator('[data-status]');
export const composer = (page: Page) => page.getByRole('textbox', { name: 'メッセージを入力' });
export const conversationWith = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^${name}さんとの会話`) });

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

/** Waits for the first frame of the server. To be called before the page logs in. */
export async function connected(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived');
}

/** A user who uses the API without a page. */
export async function asUser(request: APIRequestContext, email: string) {
  const login = await request.post('/api/auth/login', { data: { email, password: 'password123' } });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const send = async (method: 'GET' | 'POST', path: string, data?: object): Promise<unknown> => {
    const answer = await request.fetch(path, { method, data, headers: { Authorization: `Bearer ${token}` } });
    expect(answer.ok(), `${method} ${path} as ${email}`).toBe(true);
    return await answer.json();
  };
  return { get: (path: string) => send('GET', path), post: (path: string, data?: object) => send('POST', path, data) };
}
