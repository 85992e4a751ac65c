import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { submitLogin } from './enter.ts';
import { call, openEditor, openTab, save, snackbar, unsaved } from './profileSteps.ts';

const dialog = '変更を破棄しますか？';

/** A save of the same person elsewhere. */
async function changeName(page: Page, name: string): Promise<void> {
  const profile = (await call(page, '/api/profiles/me')) as Record<string, unknown>;
  const fields = ['bio', 'age_range', 'activity_level', 'years_of_experience'];
  const links = ['website_url', 'twitter_url', 'instagram_url', 'youtube_url', 'soundcloud_url'];
  const kept = Object.fromEntries([...fields, ...links].map((field) => [field, profile[field]]));
  await call(page, '/api/profiles/me', 'PUT', { profile_update: { ...kept, display_name: name } });
}

/** Back to the editor from anywhere in the app. */
async function editAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'アカウントメニューを開く' }).click();
  await page.getByRole('menuitem', { name: 'プロフィールを編集' }).click();
  await expect(page.getByLabel('表示名')).toBeVisible();
}

test('what a save sends, on a phone too; a failing one keeps everything; tags that did not come are not lost', async ({
  page,
  backend,
  allowTrouble,
}) => {
  allowTrouble(/status of (422|500)|ERR_EMPTY_RESPONSE|ERR_CONNECTION|Query/);
  await openEditor(page);
  await expect(page.getByLabel('表示名')).toHaveValue('はな');
  await expect(unsaved(page)).toBeHidden();

  await test.step('the newest tag of a group of one replaces the other and is the same as the select', async () => {
    await openTab(page, 'タグ設定');
    const ages = page.getByRole('group', { name: '年代' });
    await ages.getByRole('button', { name: '40代' }).click();
    await expect(ages.getByRole('button', { pressed: true })).toHaveText('40代');
    await openTab(page, '基本情報');
    await expect(page.getByRole('combobox', { name: '年代' })).toHaveValue('40s');
    await page.getByRole('combobox', { name: '年代' }).selectOption('選択しない');
    await openTab(page, 'タグ設定');
    await expect(ages.getByRole('button', { pressed: true })).toHaveCount(0);
    await openTab(page, '基本情報');
  });

  await test.step('empty texts are null; it is said, and a second later leads to the search', async () => {
    await page.getByLabel('表示名').fill(' はなこ ');
    await page.getByLabel('自己紹介').fill('');
    await page.getByLabel('経験年数').fill('１２');
    await page.getByRole('combobox', { name: '年代' }).selectOption('30代');
    await expect(unsaved(page)).toBeVisible();

    const waiting = page.waitForRequest((request) => request.method() === 'PUT');
    await save(page);
    const body = (await waiting).postDataJSON() as { profile_update: object; tags_update: { tags: string[] } };
    expect(body.profile_update).toMatchObject({
      display_name: 'はなこ',
      bio: null,
      years_of_experience: 12,
      age_range: '30s',
    });
    expect(body.profile_update).not.toHaveProperty('avatar_url');
    expect(body.tags_update.tags.length).toBeGreaterThan(3);

    await expect(snackbar(page, 'プロフィールを更新しました')).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/edit$/);
    await expect(page).toHaveURL(/\/search$/);
    await expect(snackbar(page, 'プロフィールを更新しました')).toBeVisible();
    expect(await call(page, '/api/profiles/me')).toMatchObject({
      display_name: 'はなこ',
      bio: null,
      years_of_experience: 12,
      tags: { ages: [{ value: '30s' }] },
    });
  });

  await test.step('Enter saves too, and untouched tags are not sent', async () => {
    await editAgain(page);
    await page.getByLabel('自己紹介').fill('新しい自己紹介です。');
    const waiting = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByLabel('表示名').press('Enter');
    expect((await waiting).postDataJSON()).not.toHaveProperty('tags_update');
    await expect(page).toHaveURL(/\/search$/);
  });

  await test.step('on a phone the tabs are a drawer; a handle becomes an address, and only web addresses are links', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await editAgain(page);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.getByLabel('自己紹介').fill('電話で書いた文章');
    await page.getByRole('button', { name: '編集メニューを開く' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'SNSリンク' }).click();
    const x = page.getByRole('textbox', { name: 'X（旧Twitter）' });
    await x.fill('＠hana_sings');
    await x.blur();
    await expect(x).toHaveValue('https://x.com/hana_sings');
    const link = page.getByRole('link', { name: 'X（旧Twitter）を新しいタブで開く' });
    await expect(link).toHaveAttribute('href', 'https://x.com/hana_sings');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');

    const youtube = page.getByRole('textbox', { name: 'YouTube' });
    await youtube.fill('javascript:alert(1)');
    await expect(youtube).toHaveAccessibleDescription('URLの形式で入力してください（https:// から始まるURL）');
    await expect(page.getByRole('link', { name: 'YouTubeを新しいタブで開く' })).toHaveCount(0);
    expect(await page.locator('a[href^="javascript"]').count()).toBe(0);
    // It is a hint and holds nothing up (rule P12).
    await save(page);
    await expect(page).toHaveURL(/\/search$/);
    expect(await call(page, '/api/profiles/me')).toMatchObject({
      twitter_url: 'https://x.com/hana_sings',
      youtube_url: 'javascript:alert(1)',
    });
    expect(await call(page, '/api/profiles/me')).toMatchObject({ bio: '電話で書いた文章' });
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('a failing save keeps everything and can be tried again', async () => {
    await editAgain(page);
    await page.getByLabel('自己紹介').fill('消えては困る文章');
    // The English words of a 500 give way to the screen's own (rule C3a).
    for (const status of [422, 500]) {
      await backend.faults({ operationId: 'updateMyProfile', status });
      await save(page);
      await expect(snackbar(page, 'プロフィールの更新に失敗しました')).toBeVisible();
      await expect(page.getByLabel('自己紹介')).toHaveValue('消えては困る文章');
      await expect(unsaved(page)).toBeVisible();
      await page.getByRole('button', { name: '通知を閉じる' }).click();
    }
    await backend.faults({ operationId: 'updateMyProfile' });
    await save(page);
    await expect(page).toHaveURL(/\/search$/);
    expect(await call(page, '/api/profiles/me')).toMatchObject({ bio: '消えては困る文章' });
  });

  await test.step('tags that can’t be loaded are never lost by a save', async () => {
    await editAgain(page);
    await backend.faults({ operationId: 'listTagCategories', status: 500 });
    await page.reload();
    await page.getByLabel('自己紹介').fill('タグは触っていません');
    const waiting = page.waitForRequest((request) => request.method() === 'PUT');
    await openTab(page, 'タグ設定');
    await expect(page.getByText('タグの読み込みに失敗しました')).toBeVisible();
    await save(page);
    expect((await waiting).postDataJSON()).not.toHaveProperty('tags_update');
    await expect(page).toHaveURL(/\/search$/);
  });
});

test('leaving with unsaved changes asks, by a link, by Back and by the logout; without any it does not', async ({
  page,
}) => {
  await openEditor(page);
  await test.step('a newer profile is taken over and leaves what was typed alone', async () => {
    await page.getByLabel('自己紹介').fill('長い自己紹介');
    // Another device saves meanwhile; what is done with the picture here has the profile read anew.
    await changeName(page, 'はなこ');
    await page.getByRole('button', { name: '画像を削除する' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click();
    await expect(page.getByLabel('表示名')).toHaveValue('はなこ');
    await expect(page.getByLabel('自己紹介')).toHaveValue('長い自己紹介');
    await save(page);
    await expect(page).toHaveURL(/\/search$/);
    expect(await call(page, '/api/profiles/me')).toMatchObject({ display_name: 'はなこ', bio: '長い自己紹介' });
  });

  await test.step('cancel without changes goes straight to the search', async () => {
    await editAgain(page);
    await page.getByRole('link', { name: 'キャンセル' }).click();
    await expect(page).toHaveURL(/\/search$/);
  });

  await test.step('changes that were taken back hold nobody: Back leaves at once', async () => {
    await editAgain(page);
    await page.getByLabel('表示名').fill('はな');
    await expect(unsaved(page)).toBeVisible();
    await page.getByLabel('表示名').fill('はなこ');
    await expect(unsaved(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/search$/);
  });

  await test.step('staying loses nothing', async () => {
    await editAgain(page);
    await page.getByLabel('自己紹介').fill('書きかけの文章');
    await expect(unsaved(page)).toBeVisible();
    for (const name of ['掲示板', 'キャンセル']) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('alertdialog', { name: dialog }).getByRole('button', { name: '編集を続ける' }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expect(page).toHaveURL(/\/profile\/edit$/);
      await expect(page.getByLabel('自己紹介')).toHaveValue('書きかけの文章');
    }
  });

  await test.step('the way leads on when the changes are given up, and they are gone', async () => {
    await page.getByRole('link', { name: 'キャンセル' }).click();
    await page.getByRole('alertdialog', { name: dialog }).getByRole('button', { name: '破棄して移動する' }).click();
    await expect(page).toHaveURL(/\/search$/);
    await page.goto('/profile/edit');
    await expect(page.getByLabel('表示名')).toBeVisible();
    await expect(page.getByLabel('自己紹介')).not.toHaveValue('書きかけの文章');
    await expect(unsaved(page)).toBeHidden();
  });

  await test.step('Back asks too', async () => {
    await page.getByRole('link', { name: 'キャンセル' }).click();
    await expect(page).toHaveURL(/\/search$/);
    await editAgain(page);
    await page.getByLabel('自己紹介').fill('もう一度');
    await expect(unsaved(page)).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: '編集を続ける' }).click();
    await expect(page.getByLabel('自己紹介')).toHaveValue('もう一度');
    await expect(page).toHaveURL(/\/profile\/edit$/);
    await page.goBack();
    await page.getByRole('button', { name: '破棄して移動する' }).click();
    await expect(page).toHaveURL(/\/search/);
  });

  await test.step('a logout asks, and removes the draft', async () => {
    await editAgain(page);
    await page.getByLabel('自己紹介').fill('書きかけの文章');
    await page.getByRole('button', { name: 'アカウントメニューを開く' }).click();
    await page.getByRole('menuitem', { name: 'ログアウト' }).click();
    await page.getByRole('alertdialog', { name: dialog }).getByRole('button', { name: '破棄して移動する' }).click();
    await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible();
    await openEditor(page);
    await expect(page.getByLabel('自己紹介')).not.toHaveValue('書きかけの文章');
  });
});

test('what was typed outlives a reload and waits for the same person after a dead session', async ({
  page,
  backend,
  allowTrouble,
}) => {
  allowTrouble(/status of (401|404)/);
  await openEditor(page);
  await page.getByLabel('自己紹介').fill('書きかけの文章');
  await openTab(page, 'タグ設定');
  await page.getByRole('button', { name: 'メタル' }).click();
  await page.reload();
  await expect(page.getByLabel('自己紹介')).toHaveValue('書きかけの文章');
  await expect(unsaved(page)).toBeVisible();

  await backend.faults({ operationId: 'updateMyProfile', status: 401 });
  await save(page);
  await expect(page.getByText('セッションの有効期限が切れました。もう一度ログインしてください。')).toBeVisible();
  await backend.faults({});

  // Somebody else finds nothing of it.
  await submitLogin(page, 'ren@example.com');
  await expect(page).toHaveURL(/\/profile\/edit$/);
  await expect(page.getByLabel('表示名')).toHaveValue('れん');
  await expect(unsaved(page)).toBeHidden();
  await page.getByRole('button', { name: 'アカウントメニューを開く' }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();

  await openEditor(page);
  await expect(page.getByLabel('自己紹介')).toHaveValue('書きかけの文章');
  await openTab(page, 'タグ設定');
  await expect(page.getByRole('button', { name: 'メタル' })).toHaveAttribute('aria-pressed', 'true');
  await save(page);
  await expect(page).toHaveURL(/\/search$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});

test('who types on after a save stays, with what they type', async ({ page }) => {
  await page.clock.install();
  await openEditor(page);
  await page.getByLabel('自己紹介').fill('一度目');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await save(page);
  // What follows the answer takes no time to speak of: the second after which it would leave has hardly begun.
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(snackbar(page, 'プロフィールを更新しました')).toBeVisible({ timeout: 50 });
  }).toPass();
  await page.getByLabel('自己紹介').fill('二度目');
  await expect(unsaved(page)).toBeVisible();
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/profile\/edit$/);
  await expect(page.getByLabel('自己紹介')).toHaveValue('二度目');
  await save(page);
  await expect(page).toHaveURL(/\/search$/);
});

test('somebody new gets an empty form, fills it in, and the completeness follows', async ({ page, allowTrouble }) => {
  allowTrouble(/status of 404 .*profiles\/me/);
  await openEditor(page, 'sora@example.com');
  const ring = page.getByRole('progressbar', { name: 'プロフィール充実度' });
  await expect(ring).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByText('ほか5件')).toBeVisible();
  await expect(page.getByLabel('表示名')).toHaveValue('');

  await page.getByRole('button', { name: '表示名を入力する' }).click();
  await expect(page.getByLabel('表示名')).toBeFocused();
  await page.keyboard.type('そら');
  await expect(ring).toHaveAttribute('aria-valuenow', '15');

  await page.getByRole('button', { name: 'タグを3つ以上選ぶ（あと3つ）' }).click();
  await expect(page.getByRole('tab', { name: 'タグ設定' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('タグをさがす')).toBeFocused();
  for (const tag of ['ロック', 'ドラム', '東京都']) await page.getByRole('button', { name: tag, exact: true }).click();
  await expect(ring).toHaveAttribute('aria-valuenow', '35');

  await page.getByRole('button', { name: '自己紹介を書く' }).click();
  await page.keyboard.type('ドラムを始めました。');
  await expect(ring).toHaveAttribute('aria-valuenow', '50');
  await page.getByRole('button', { name: 'SNSリンクを追加する' }).click();
  await expect(page.getByRole('textbox', { name: 'X（旧Twitter）' })).toBeFocused();
  await page.keyboard.type('@sora');
  await expect(ring).toHaveAttribute('aria-valuenow', '60');
  await save(page);
  await expect(page).toHaveURL(/\/search$/);
  expect(await call(page, '/api/profiles/me')).toMatchObject({
    display_name: 'そら',
    bio: 'ドラムを始めました。',
    age_range: null,
    twitter_url: 'https://x.com/sora',
    tags: { genres: [{ value: 'rock' }], instruments: [{ value: 'drums' }], locations: [{ value: 'tokyo' }] },
  });
});
