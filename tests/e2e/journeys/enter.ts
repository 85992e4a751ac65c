import { type Page, test } from '@playwright/test';
import { tokenOf } from '../backend.ts';
import type { Options } from '../fixtures.ts';
import { ports } from '../ports.ts';

const password = 'password123';

/** Messages on the console of a new person: they have no profile yet, and leave the page before the socket has connected. */
export const newPersonErrors = /status of 404 .*profiles\/me|WebSocket is closed before the connection is established/;

/** Opens an address as a logged-in user. The login form is covered by other journeys. */
export async function enter(
  page: Page,
  email: string,
  path: string,
  options?: Parameters<Page['goto']>[1],
): Promise<void> {
  // The World behind the service worker exists only in the page.
  if ((test.info().project.use as Partial<Options>).onPort === false)
    return enterByForm(page, email, path, { scenario: 'default', latency: '0' });
  // The request is made by this process and not by Playwright's client, which takes half a second to start in each
  // context.
  const token = await tokenOf(`http://localhost:${ports.backend(test.info().parallelIndex)}`, email);
  await page.addInitScript(storeOnce, { token, entry: `${(entries += 1)};` });
  await page.goto(path, options);
}

let entries = 0;

/** Runs in the page, before the app. The name of a tab survives its pages: a reload does not log in once more. */
function storeOnce({ token, entry }: { token: string; entry: string }): void {
  // An empty page in between has no storage.
  if (!location.protocol.startsWith('http') || window.name.includes(entry)) return;
  window.name += entry;
  localStorage.setItem('token', token);
}

/** Fills in and submits the login form of the page. */
export async function submitLogin(page: Page, email = 'hana@example.com', secret = password): Promise<void> {
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

/**
 * The same as {@link enter} with the form, for browsers without storage.
 * @param world the scenario and the latency, for the fake behind the service worker
 */
export async function enterByForm(
  page: Page,
  email: string,
  path: string,
  world: Record<string, string> = {},
): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ next: path, ...world }).toString()}`);
  await submitLogin(page, email);
  await page.waitForURL((url) => url.pathname + url.search === path);
}
