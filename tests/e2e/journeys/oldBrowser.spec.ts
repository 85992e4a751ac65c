import { tone } from '../../support/badMedia.ts';
import { lackedByFloor } from '../../architecture/browserFloor.ts';
import { expect, test } from '../fixtures.ts';
import { submitLogin } from './enter.ts';
import { bubbles, openChat, say } from './messagesPage.ts';

/** Runs in the page, before the app: removes the features that scripts of some browser of docs/browsers.md lack. */
function takeAway(lacked: string[]): void {
  for (const path of lacked) {
    const names = path.split('.');
    const name = names.pop() ?? '';
    const owner = names.reduce<unknown>(
      (object, each) => (object as Record<string, unknown> | undefined)?.[each],
      window,
    );
    // Some cannot be removed.
    if (owner !== undefined) Reflect.deleteProperty(owner as object, name);
  }
  // The engine still hides elements with the attribute, so those that the polyfill shows are made visible.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[popover].\\:popover-open { display: block !important; }');
  document.adoptedStyleSheets = [sheet];
}

test('a browser without all features that one of the oldest lacks logs in, likes, chats and plays', async ({
  page,
}) => {
  // The engine requires trusted types all the same.
  const lacked = lackedByFloor().filter((name) => name !== 'trustedTypes');
  await page.addInitScript(takeAway, lacked);
  await page.goto('/login');
  expect(
    await page.evaluate(() => [
      'any' in AbortSignal,
      'withResolvers' in Promise,
      'canParse' in URL,
      'Segmenter' in Intl,
      'scheduler' in window,
      // Defined by the polyfill.
      String(Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'showPopover')?.value).includes('[native code]'),
    ]),
    'nothing of this is there',
  ).toEqual([false, false, false, false, false, false]);
  await submitLogin(page, 'ren@example.com');

  await page
    .getByRole('button', { name: /^すべてのタグを見る|more/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'すべてのタグ' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'すべてのタグ' })).toBeHidden();
  await page
    .getByRole('button', { name: /にいいねする$/ })
    .first()
    .click();
  await expect(page.getByText('いいねを送りました')).toBeVisible();

  const navigation = page.getByRole('navigation', { name: 'メインナビゲーション' });
  await navigation.getByRole('link', { name: /メッセージ/ }).click();
  await openChat(page, 'はな');
  await say(page, '古い電話から');
  await expect(bubbles(page).last()).toContainText('古い電話から');
  await page.getByRole('button', { name: 'この会話をさがす' }).click();
  await page.getByRole('searchbox', { name: 'この会話をさがす' }).fill('電話');
  await expect(page.getByText('1/1件', { exact: true })).toBeVisible();

  await navigation.getByRole('link', { name: '掲示板' }).click();
  const composer = page.getByRole('group', { name: '投稿を書く' });
  const sound = { name: 'demo.wav', mimeType: 'audio/wav', buffer: Buffer.from(tone(2)) };
  await composer.getByLabel('音声・動画を追加', { exact: true }).and(page.locator('input')).setInputFiles(sound);
  await page.getByRole('button', { name: '投稿する' }).click();
  const post = page.getByRole('region', { name: '掲示板' }).getByRole('article').first();
  await post.getByRole('button', { name: '再生', exact: true }).click();
  await expect(post.getByRole('slider', { name: '再生位置' })).not.toHaveAttribute('aria-valuenow', '0');
});
