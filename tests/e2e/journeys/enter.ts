import type { Page } from '@playwright/test';

const password = 'password123';

/** Somebody who has logged in before opens an address. The way through the form has journeys of its own. */
export async function enter(page: Page, email: string, path: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  await page.addInitScript(keepOnce, { token, entry: `${(entries += 1)};` });
  await page.goto(path);
}

let entries = 0;

/** In the page, before the app. The name of a tab outlives its pages: a reload does not log in once more. */
function keepOnce({ token, entry }: { token: string; entry: string }): void {
  // An empty page in between has nowhere to keep anything.
  if (!location.protocol.startsWith('http') || window.name.includes(entry)) return;
  window.name += entry;
  localStorage.setItem('token', token);
}

/** Fills in and sends the login form that the page shows. */
export async function submitLogin(page: Page, email = 'hana@example.com', secret = password): Promise<void> {
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

/** The same as {@link enter} by the form, for browsers that keep nothing. */
export async function enterByForm(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ next: path }).toString()}`);
  await submitLogin(page, email);
  await page.waitForURL((url) => url.pathname + url.search === path);
}
