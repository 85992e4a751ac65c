import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';

test.use({ reducedMotion: 'no-preference' });

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const celebrationOf = (page: Page, name: string) =>
  page.getByRole('dialog', { name: `${name}さんとマッチングしました！` });

test('れん likes はな, who sees it live and likes back; both see the match, and later its end', async ({
  page,
  openPage,
}) => {
  const hana = page;
  const ren = await openPage();

  // れん has liked はな before; he removes that like first.
  await enter(ren, 'ren@example.com', '/likes');
  await expect(tab(ren, '送った（1件）')).toHaveAttribute('aria-selected', 'true');
  await item(ren, 'はな').getByRole('button', { name: 'はなさんへのいいねを取り消す' }).click();
  await expect(ren.getByText('いいねを取り消しました')).toBeVisible();
  await expect(ren.getByRole('heading', { name: 'まだいいねを送っていません' })).toBeVisible();

  await enter(hana, 'hana@example.com', '/likes?tab=received');
  await expect(tab(hana, '受け取った（6件）')).toBeVisible();

  // A likes B …
  await ren.evaluate(() => history.pushState(null, '', '/likes?user=user-1'));
  const dialog = ren.getByRole('dialog', { name: 'はな' });
  await dialog.getByRole('button', { name: 'いいね', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'いいね済み' })).toBeVisible();
  await expect(ren.getByText('いいねを送りました')).toBeVisible();
  await ren.keyboard.press('Escape');
  await expect(tab(ren, '送った（1件）')).toBeVisible();

  // … B sees it without any action …
  await expect(tab(hana, '受け取った（7件）')).toBeVisible();
  await expect(item(hana, 'れん')).toBeVisible();

  // … and likes back.
  await item(hana, 'れん').getByRole('button', { name: 'いいねを返す' }).click();
  await Promise.all([
    expect(hana.getByText('🎉 マッチングしました！')).toBeVisible(),
    expect(ren.getByText('🎉 新しいマッチングが成立しました！')).toBeVisible(),
  ]);
  await expect(celebrationOf(hana, 'れん')).toBeVisible();
  await celebrationOf(hana, 'れん').getByRole('button', { name: 'あとで' }).click();
  await expect(tab(hana, 'マッチング（5件）')).toHaveAttribute('aria-selected', 'true');
  await expect(item(hana, 'れん').getByText('マッチング中')).toBeVisible();
  // L26: the new match glows for 3 s.
  await expect(item(hana, 'れん').getByRole('article')).toHaveCSS('animation-duration', '3s');
  await expect(tab(hana, '受け取った（6件）')).toBeVisible();
  // The match was made by her own like, so the socket's event about it changes nothing.
  await expect(hana.getByText('🎉 新しいマッチングが成立しました！')).toHaveCount(0);

  await expect(celebrationOf(ren, 'はな')).toHaveCount(0);
  await expect(tab(ren, '送った（0件）')).toBeVisible();
  await tab(ren, 'マッチング（1件）').click();
  await expect(item(ren, 'はな')).toBeVisible();

  // After the match ends, れん is among those who like はな again.
  await item(hana, 'れん').getByRole('button', { name: 'マッチングを解除' }).click();
  await expect(hana.getByText('マッチングを解除しました')).toBeVisible();
  await expect(tab(hana, 'マッチング（4件）')).toHaveAttribute('aria-selected', 'true');
  await tab(hana, '受け取った（7件）').click();
  await expect(item(hana, 'れん')).toBeVisible();
  await ren.reload();
  await expect(tab(ren, '送った（1件）')).toBeVisible();
  await expect(tab(ren, 'マッチング（0件）')).toBeVisible();
});
