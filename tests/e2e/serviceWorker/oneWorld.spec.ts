import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { submitLogin } from '../journeys/enter.ts';

async function logIn(page: Page, email: string): Promise<void> {
  await submitLogin(page, email);
  await expect(page.getByRole('heading', { name: 'あなたにおすすめのアーティスト' })).toBeVisible();
}

/** A socket of the logged-in user, opened as the app does. */
async function openSocket(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? '';
    const me = await (await fetch('/api/users/me', { headers: { Authorization: `Bearer ${token}` } })).json();
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${me.id}?token=${token}`);
    const frames: { type: string }[] = [];
    Object.assign(window, { socket, frames });
    socket.addEventListener('message', (event) => frames.push(JSON.parse(event.data)));
    await new Promise((resolve) => socket.addEventListener('open', resolve));
  });
}

const frameTypes = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames: { type: string }[] }).frames.map((frame) => frame.type));

test('a like is persisted, and two tabs are two people who chat in one World', async ({ page, context }) => {
  await page.goto('/?scenario=default&latency=0');
  await logIn(page, 'hana@example.com');
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  // The first ones are liked already.
  await expect(page.getByRole('article')).toHaveCount(12);
  const heart = page.getByRole('article').last().locator('button[aria-pressed]');
  const liked = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  await heart.click();
  await liked;
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await openSocket(page);

  // A second tab shares the login of the first; another user needs a session of one tab only.
  const other = await context.newPage();
  await other.addInitScript(() => {
    const store = new Map<string, string>();
    const own = {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    };
    Object.defineProperty(window, 'localStorage', { value: own });
  });
  await other.goto('/');
  await logIn(other, 'ren@example.com');
  await openSocket(other);
  await expect.poll(() => frameTypes(page)).toContain('user_status');

  await other.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const [conversation] = await (await fetch('/api/messages/conversations', { headers })).json();
    const frame = { type: 'send_message', conversation_id: conversation.id, content: 'となりのタブから' };
    (window as unknown as { socket: WebSocket }).socket.send(JSON.stringify(frame));
  });
  await expect.poll(() => frameTypes(page)).toContain('new_message');
  await expect.poll(() => frameTypes(other)).toContain('message_sent');
  // Once it has loaded: the app's own socket may open after this one, and a tab that is closed meanwhile drops its requests.
  await other.waitForLoadState('networkidle');
  await other.close();
  await expect.poll(async () => (await frameTypes(page)).filter((type) => type === 'user_status')).toHaveLength(2);
});

test('a scenario is chosen by the address, and is kept over reloads', async ({ page, allowErrors }) => {
  allowErrors(/status of 401/);
  await test.step('the one with an outdated session leads to the login with a message', async () => {
    await page.goto('/search?scenario=expired&latency=0');
    await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible();
    await expect(page.getByText('セッションの有効期限が切れました。もう一度ログインしてください。')).toBeVisible();
  });

  await test.step('an empty one is kept over a reload', async () => {
    await page.goto('/?scenario=empty&latency=0');
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, 'hana@example.com');
    await expect(page.getByText('プロフィールが見つかりません')).toBeVisible();
    await page.reload();
    await expect(page.getByText('プロフィールが見つかりません')).toBeVisible();
  });
});
