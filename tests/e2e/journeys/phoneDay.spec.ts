import type { Locator, Page } from '@playwright/test';
import { walkTo } from '../../../scripts/monkey/tour.ts';
import { tone } from '../../support/badMedia.ts';
import { oneOfEach, sampleSeed } from '../../support/sample.ts';
import { expect, test } from '../fixtures.ts';
import { enter, newPersonErrors } from './enter.ts';
import { bubbles } from './messagesPage.ts';

// What people do on a phone on a usual day, and how many taps it takes. Typing and scrolling are no taps.

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Taps like a finger and counts the taps. */
class Finger {
  taps = 0;

  async tap(control: Locator): Promise<void> {
    this.taps += 1;
    await control.tap();
  }
}

/** Typed into the field that has the focus already. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused();
  await page.keyboard.insertText(text);
}

const inNavigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'メインナビゲーション' }).getByRole('link', { name });

/** From the open search screen. */
async function likesBack(page: Page, finger: Finger): Promise<void> {
  await finger.tap(inNavigation(page, 'いいね'));
  await finger.tap(page.getByRole('tab', { name: '受け取った（7件）' }));
  // A person with whom she has no messages yet.
  await finger.tap(page.getByRole('button', { name: /^(?!れんさん).*さんにいいねする$/ }).first());
  const celebration = page.getByRole('dialog', { name: /さんとマッチングしました！$/ });
  const opener = await celebration.getByLabel('最初のメッセージ').inputValue();
  expect(opener).toMatch(/./);
  await finger.tap(celebration.getByRole('button', { name: 'メッセージを送る' }));
  await finger.tap(page.getByRole('button', { name: '送信する' }));
  await expect(bubbles(page).last()).toContainText(opener);
}

/** From the open search screen. */
async function findsADrummer(page: Page, finger: Finger): Promise<void> {
  await finger.tap(page.getByRole('button', { name: 'フィルターを開く（0件選択中）' }));
  const drawer = page.getByRole('dialog', { name: 'フィルター' });
  const show = drawer.getByRole('button', { name: /^\d+人を表示する$/ });
  await finger.tap(drawer.getByRole('button', { name: 'ドラム', exact: true }));
  await finger.tap(drawer.getByRole('button', { name: '東京都', exact: true }));
  await expect(show).not.toHaveText('299人を表示する');
  const found = ((await show.textContent()) ?? '').replace('を表示する', '');
  await finger.tap(show);
  await expect(page.getByText(found, { exact: true })).toBeVisible();
  // She likes the best match already.
  const likable = page.getByRole('button', { name: /さんにいいねする$/ });
  const card = page.getByRole('article').filter({ has: likable }).first();
  await finger.tap(card.getByRole('link', { name: /さんのプロフィールを開く$/ }));
  const person = page.getByRole('dialog');
  await expect(person.getByText('東京都').first()).toBeVisible();
  await finger.tap(person.getByRole('button', { name: 'いいね', exact: true }));
  await expect(person.getByRole('button', { name: 'いいね済み' })).toBeVisible();
}

/** From the open search screen; the phone’s own file list takes one more tap. */
async function postsASound(page: Page, finger: Finger): Promise<void> {
  await finger.tap(inNavigation(page, '掲示板'));
  const composer = page.getByRole('group', { name: '投稿を書く' });
  await finger.tap(composer.getByRole('textbox'));
  await page.keyboard.insertText('新曲のデモです');
  const chooser = page.waitForEvent('filechooser');
  await finger.tap(composer.getByRole('button', { name: '音声・動画を追加' }));
  const sound = { name: 'demo.wav', mimeType: 'audio/wav', buffer: Buffer.from(tone(20)) };
  await (await chooser).setFiles(sound);
  await expect(composer.getByText('音声 0:20')).toBeVisible();
  await finger.tap(composer.getByRole('button', { name: '投稿する' }));
  const post = page.getByRole('region', { name: '掲示板' }).getByRole('article').first();
  await expect(post).toContainText('新曲のデモです');
  await finger.tap(post.getByRole('button', { name: '再生', exact: true }));
  await expect(post.getByRole('button', { name: '一時停止' })).toBeVisible();
  await expect(post.getByRole('slider', { name: '再生位置' })).not.toHaveAttribute('aria-valuenow', '0');
}

const aDay = () =>
  test('はな likes back and writes in five taps, posts a sound and plays it in five, finds a drummer and likes one in six', async ({
    page,
  }) => {
    await enter(page, 'hana@example.com', '/search');
    for (const [journey, walk, taps] of [
      ['see who likes me, like back, celebrate, write and send the first message', likesBack, 5],
      ['post a sound with a text on the board and play it', postsASound, 5],
      // He likes her, too: what celebrates the match would cover the next walk.
      ['look for a drummer in my prefecture, open one and like him', findsADrummer, 6],
    ] as const) {
      await walkTo(page, '/search');
      await expect(page.getByText('299人', { exact: true })).toBeVisible();
      const finger = new Finger();
      await test.step(journey, () => walk(page, finger));
      expect(finger.taps, journey).toBe(taps);
    }
  });

const aFirstDay = () =>
  test('a new person registers, creates a profile and sends a first message in 18 taps and six typed fields', async ({
    page,
    backend,
    allowErrors,
  }) => {
    allowErrors(newPersonErrors);
    const finger = new Finger();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const password = page.getByLabel('パスワード', { exact: true });

    await test.step('registers, and opens the link of the mail in another tab', async () => {
      await page.goto('/register');
      for (const [field, text] of [
        [page.getByLabel('メールアドレス'), 'new@example.com'],
        [password, 'password123'],
        [page.getByLabel('パスワード（確認）'), 'password123'],
      ] as const) {
        await finger.tap(field);
        await type(page, field, text);
      }
      await finger.tap(page.getByRole('checkbox', { name: 'プライバシーポリシーに同意します' }));
      await finger.tap(button('登録する'));
      await expect(page.getByRole('dialog', { name: '確認メールを送信しました' })).toBeVisible();
      const mail = (await backend.mailbox()).find(({ to }) => to === 'new@example.com');
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(mail?.link ?? '');
      await finger.tap(page.getByRole('link', { name: 'ログイン画面へ' }));
    });

    await test.step('logs in: the address is filled in already', async () => {
      await expect(page.getByLabel('メールアドレス')).toHaveValue('new@example.com');
      await type(page, password, 'password123');
      await finger.tap(button('ログイン'));
      await expect(page).toHaveURL(/\/search$/);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('new@example.com');
    });

    await test.step('creates a profile, which the first screen offers', async () => {
      await finger.tap(page.getByRole('link', { name: 'プロフィールを作る' }));
      await type(page, page.getByRole('textbox', { name: '表示名' }), 'みちる');
      for (const tag of ['ドラム', 'ロック', '東京都']) {
        await finger.tap(button('次へ'));
        await finger.tap(button(tag));
      }
      await finger.tap(button('保存する'));
      await expect(page).toHaveURL(/\/search$/);
    });

    await test.step('writes to the first person: with an example from the composer, or with own words', async () => {
      await finger.tap(page.getByRole('link', { name: /さんのプロフィールを開く$/ }).first());
      await finger.tap(page.getByRole('dialog').getByRole('button', { name: 'メッセージを送る' }));
      const composer = page.getByRole('textbox', { name: 'メッセージを入力' });
      await expect(composer).toBeFocused();
      const opener = page.getByRole('group', { name: '文例' }).getByRole('button').first();
      // One tap instead of the last typed field.
      await opener.tap();
      await expect(composer).toHaveValue((await opener.textContent()) ?? '');
      await expect(composer).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await type(page, composer, 'よろしくお願いします');
      await finger.tap(button('送信する'));
      await expect(bubbles(page).last()).toContainText('よろしくお願いします');
      await expect(opener).toHaveCount(0);
    });
    expect(finger.taps).toBe(18);
  });

for (const declare of oneOfEach([aDay, aFirstDay], 2, sampleSeed())) declare();

test('in the filters, Back closes them and keeps what was chosen; after that it undoes the choice', async ({
  page,
}) => {
  await enter(page, 'hana@example.com', '/search');
  await page.getByRole('button', { name: 'フィルターを開く（0件選択中）' }).tap();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'ドラム', exact: true }).tap();
  await expect(page).toHaveURL(/instruments=/);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'フィルターを開く（1件選択中）' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/search$/);
  await expect(drawer).toBeHidden();
});

test('from the list of what is known of a person to the whole profile: Back closes both layers', async ({ page }) => {
  await enter(page, 'hana@example.com', '/messages');
  await page.getByRole('link', { name: /れん/ }).first().tap();
  const info = page.getByRole('button', { name: 'れんさんの情報を見る' });
  await info.tap();
  await page.getByRole('dialog').getByRole('link', { name: 'プロフィールを見る' }).tap();
  const whole = page.getByRole('dialog', { name: 'れん' });
  await expect(whole.getByRole('button', { name: 'れんさんのメニューを開く' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(info).toBeFocused();
});
