import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { submitLogin } from './enter.ts';
import { openEditor, openTab, save, snackbar, unsaved } from './profileSteps.ts';

const dialog = '変更を破棄しますか？';

/** Opens the editor again from any screen. */
async function editAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'アカウントメニューを開く' }).click();
  await page.getByRole('menuitem', { name: 'プロフィールを編集' }).click();
  await expect(page.getByLabel('表示名')).toBeVisible();
}

test('where a save leads; leaving with unsaved changes asks for confirmation, by a link and by Back', async ({
  page,
}) => {
  await openEditor(page);
  await expect(page.getByLabel('表示名')).toHaveValue('はな');
  await expect(unsaved(page)).toBeHidden();

  await test.step('Enter saves; a message confirms it, also on the search that opens', async () => {
    await page.getByLabel('自己紹介').fill('新しい自己紹介です。');
    await page.getByLabel('表示名').fill('はなこ');
    await page.getByLabel('表示名').press('Enter');
    await expect(snackbar(page, 'プロフィールを更新しました')).toBeVisible();
    await expect(page).toHaveURL(/\/search$/);
    await expect(snackbar(page, 'プロフィールを更新しました')).toBeVisible();
  });

  await test.step('by a link: staying keeps the changes, and leaving discards them', async () => {
    await editAgain(page);
    await page.getByLabel('自己紹介').fill('書きかけの文章');
    await page.getByRole('link', { name: '掲示板', exact: true }).click();
    await page.getByRole('alertdialog', { name: dialog }).getByRole('button', { name: '編集を続ける' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page).toHaveURL(/\/profile\/edit$/);
    await expect(page.getByLabel('自己紹介')).toHaveValue('書きかけの文章');
    await page.getByRole('link', { name: '掲示板', exact: true }).click();
    await page.getByRole('alertdialog', { name: dialog }).getByRole('button', { name: '破棄して移動する' }).click();
    await expect(page).toHaveURL(/\/board$/);
    await editAgain(page);
    await expect(page.getByLabel('自己紹介')).toHaveValue('新しい自己紹介です。');
    await expect(unsaved(page)).toBeHidden();
  });

  await test.step('Back asks too', async () => {
    await page.getByLabel('自己紹介').fill('もう一度');
    await expect(unsaved(page)).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: '編集を続ける' }).click();
    await expect(page.getByLabel('自己紹介')).toHaveValue('もう一度');
    await expect(page).toHaveURL(/\/profile\/edit$/);
    await page.goBack();
    await page.getByRole('button', { name: '破棄して移動する' }).click();
    await expect(page).toHaveURL(/\/board$/);
  });
});

test('typed text, also of a video, survives a reload and waits for the same person after an expired session', async ({
  page,
  backend,
  allowErrors,
}) => {
  allowErrors(/status of (401|404)/);
  const videoTitle = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .first()
    .getByRole('textbox', { name: 'タイトル' });
  await openEditor(page);
  await page.getByLabel('自己紹介').fill('書きかけの文章');
  await openTab(page, 'タグ設定');
  await page.getByRole('button', { name: 'メタル' }).click();
  await openTab(page, '動画設定');
  await page.getByRole('button', { name: '「シティポップのカバー」を編集' }).click();
  await videoTitle.fill('書きかけの題名');
  await page.reload();
  await expect(page.getByLabel('自己紹介')).toHaveValue('書きかけの文章');
  await expect(unsaved(page)).toBeVisible();
  await openTab(page, '動画設定');
  await expect(videoTitle).toHaveValue('書きかけの題名');

  await backend.faults({ operationId: 'updateMyProfile', status: 401 });
  await save(page);
  await expect(page.getByText('セッションの有効期限が切れました。もう一度ログインしてください。')).toBeVisible();
  await backend.faults({});

  // Another user sees nothing of it.
  await submitLogin(page, 'ren@example.com');
  await expect(page).toHaveURL(/\/profile\/edit$/);
  await expect(page.getByLabel('表示名')).toHaveValue('れん');
  await expect(unsaved(page)).toBeHidden();
  await page.getByRole('button', { name: 'アカウントメニューを開く' }).click();
  await page.getByRole('menuitem', { name: 'ログアウト' }).click();

  await submitLogin(page);
  await expect(page).toHaveURL(/\/search$/);
  await editAgain(page);
  await expect(page.getByLabel('自己紹介')).toHaveValue('書きかけの文章');
  await openTab(page, 'タグ設定');
  await expect(page.getByRole('button', { name: 'メタル' })).toHaveAttribute('aria-pressed', 'true');
  await openTab(page, '動画設定');
  await expect(videoTitle).toHaveValue('書きかけの題名');
  await page.getByRole('tabpanel').getByRole('button', { name: '保存', exact: true }).click();
  await expect(snackbar(page, '動画の情報を更新しました')).toBeVisible();
  await save(page);
  await expect(page).toHaveURL(/\/search$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});
