import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';
import { asUser } from './messagesPage.ts';

const searchPath = '/search';
const cards = (page: Page) => page.getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const results = (page: Page) => page.getByRole('region', { name: 'あなたにおすすめのアーティスト' });
const count = (page: Page, people: number) => results(page).getByText(`${people}人`, { exact: true });
const filterChip = (page: Page, tag: string) => page.getByRole('button', { name: tag, exact: true });
const sort = (page: Page) => page.getByRole('combobox', { name: '並び替え' });
const found = (page: Page) => results(page).getByText(/^\d+人のプロフィールが見つかりました$/);

/** Somebody logged in, at an address. */
async function open(page: Page, address = searchPath, email = 'hana@example.com'): Promise<void> {
  await enter(page, email, address);
  await expect(found(page)).toBeAttached();
  // Away from the cards, which keep their places under the pointer.
  await page.mouse.move(0, 0);
}

async function isDescending(page: Page): Promise<boolean> {
  const words = await page.getByText(/^マッチ度 \d+%$/).allTextContents();
  const scores = words.map((text) => Number(/\d+/.exec(text)?.[0]));
  return scores.length === 12 && scores.every((score, index) => score <= (scores[index - 1] ?? 100));
}

test('filters are in the address and survive reload, Back and a shared link; chips let them go; nobody found has a way out', async ({
  page,
  openPage,
  request,
}) => {
  await open(page);
  await expect(cards(page).getByRole('button', { name: /いいね/ })).toHaveCount(12);
  await expect(filterChip(page, '東京都')).toBeVisible();
  expect(await page.locator('*').count(), 'elements of the screen (Q10)').toBeLessThanOrEqual(700);

  await test.step('filters, reload, a shared link, Back and Forward', async () => {
    await expect(count(page, 299)).toBeVisible();
    const everybody = await names(page);

    await filterChip(page, '東京都').click();
    await expect(page).toHaveURL(/\/search\?locations=118$/);
    await expect(filterChip(page, '東京都')).toHaveAttribute('aria-pressed', 'true');
    await filterChip(page, 'ロック').click();
    await expect(page).toHaveURL(/\/search\?locations=118&genres=1$/);
    const selected = page.getByRole('region', { name: '選択中の条件' });
    await expect(selected.getByRole('listitem')).toHaveText(['東京都', 'ロック']);
    await expect(count(page, 299)).toHaveCount(0);
    // The people of the first filter alone may still be there when the second is pressed.
    const { get } = await asUser(request, 'hana@example.com');
    const both = (await get('/api/profiles/search?locations=118&genres=1')) as { display_name: string }[];
    const others = both.filter(({ display_name: name }) => name !== 'はな').length;
    await expect(found(page)).toHaveText(`${others}人のプロフィールが見つかりました`);
    const rockers = await names(page);
    expect(rockers).not.toEqual(everybody);

    await page.reload();
    await expect(found(page)).toBeAttached();
    await expect.poll(() => names(page)).toEqual(rockers);

    const other = await openPage();
    await open(other, page.url(), 'ren@example.com');
    await expect.poll(async () => (await names(other)).length).toBe(rockers.length);
    await expect(other.getByRole('button', { name: '「ロック」を外す' })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(/\/search\?locations=118$/);
    await expect(page.getByRole('button', { name: '「ロック」を外す' })).toHaveCount(0);
    await page.goBack();
    await expect(count(page, 299)).toBeVisible();
    await expect.poll(() => names(page)).toEqual(everybody);
    await page.goForward();
    await expect(page.getByRole('button', { name: '「東京都」を外す' })).toBeVisible();
  });

  await test.step('chips let filters go, one or all', async () => {
    await page.evaluate(() => history.pushState(null, '', '/search?locations=118,117&genres=1'));
    const remove = (tag: string) => page.getByRole('button', { name: `「${tag}」を外す` });
    await remove('東京都').click();
    await expect(page).toHaveURL(/\/search\?locations=117&genres=1$/);
    await expect(remove('千葉県')).toBeVisible();
    await expect(filterChip(page, '東京都')).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'すべてクリア' }).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(count(page, 299)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'あなたにおすすめのアーティスト' })).toBeFocused();
  });

  await test.step('nobody is found: the hint, and the way out', async () => {
    for (const tag of ['沖縄県', '箏']) await filterChip(page, tag).click();
    await expect(page.getByRole('heading', { name: 'プロフィールが見つかりません' })).toBeVisible();
    await expect(page.getByText('フィルター条件を調整してみてください')).toBeVisible();
    const advice = page.getByRole('button', { name: /^「.+」を外すと\d+人見つかります$/ }).first();
    const promised = Number(/(\d+)人/.exec((await advice.textContent()) ?? '')?.[1]);
    await advice.click();
    await expect(count(page, promised)).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: '条件をすべてクリア' }).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(count(page, 299)).toBeVisible();
  });

  await test.step('a search is saved, applied after a reload, deleted and brought back (F37)', async () => {
    await page.evaluate(() => history.pushState(null, '', '/search?locations=118&genres=1'));
    const save = page.getByRole('button', { name: 'この条件を保存' });
    const list = page.getByRole('button', { name: '保存した条件' });
    await expect(list).toHaveCount(0);
    await save.click();
    const field = page.getByRole('textbox', { name: '条件の名前' });
    await expect(field).toHaveValue('東京都・ロック');
    await page.getByRole('button', { name: '保存する' }).click();
    await expect(page.getByText('条件を保存しました')).toBeVisible();
    await expect(save).toHaveCount(0);

    await page.goto(searchPath);
    await expect(count(page, 299)).toBeVisible();
    await page.reload();
    await list.click();
    const dialog = page.getByRole('dialog', { name: '保存した条件' });
    await dialog.getByRole('link', { name: '東京都・ロック' }).click();
    await expect(page).toHaveURL(/\/search\?locations=118&genres=1$/);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: '「ロック」を外す' })).toBeVisible();

    await list.click();
    await dialog.getByRole('button', { name: '「東京都・ロック」を削除' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(list).toHaveCount(0);
    await page.getByRole('button', { name: '元に戻す' }).click();
    await expect(list).toBeVisible();
    await page.reload();
    await expect(list).toBeVisible();
  });
});

test('the orders, pages of 12, and an address with what is not there', async ({ page }) => {
  await open(page);

  await test.step('by match, the newest, the last seen', async () => {
    await expect(sort(page).getByRole('option')).toHaveText(['マッチ度順', '新着順', '最近アクティブ順']);
    // The best of all stand there when all have come and the pointer rests.
    await expect.poll(() => isDescending(page)).toBe(true);
    const byMatch = await names(page);

    await sort(page).selectOption('新着順');
    await expect(page).toHaveURL(/\/search\?sort=newest$/);
    await expect.poll(() => names(page)).not.toEqual(byMatch);
    const newest = await names(page);
    await sort(page).selectOption('最近アクティブ順');
    await expect(page).toHaveURL(/sort=active$/);
    await expect.poll(() => names(page)).not.toEqual(newest);
    await page.goBack();
    await expect(sort(page)).toHaveValue('newest');
    await expect.poll(() => names(page)).toEqual(newest);
    await page.reload();
    await expect(found(page)).toBeAttached();
    expect(await names(page)).toEqual(newest);
  });

  await test.step('pages of 12; another filter begins at the first', async () => {
    await page.evaluate(() => history.pushState(null, '', '/search'));
    await expect(sort(page)).toHaveValue('match');
    await expect.poll(() => isDescending(page)).toBe(true);
    await expect(cards(page)).toHaveCount(12);
    const first = await names(page);
    await page.getByRole('link', { name: '2ページ目' }).click();
    await expect(page).toHaveURL(/\/search\?page=2$/);
    await expect.poll(() => names(page)).not.toEqual(first);
    const second = await names(page);
    await page.reload();
    await expect(found(page)).toBeAttached();
    expect(await names(page)).toEqual(second);
    await page.getByRole('link', { name: '25ページ目' }).click();
    await expect(cards(page)).toHaveCount(299 - 24 * 12);
    await filterChip(page, '東京都').click();
    await expect(page).toHaveURL(/\/search\?locations=118$/);
    await expect(page.getByRole('link', { name: '1ページ目', exact: true })).toHaveAttribute('aria-current', 'page');
  });

  await test.step('what an address asks for and is not there is ignored', async () => {
    await page.evaluate(() =>
      history.pushState(null, '', '/search?genres=1,nonsense&sort=upside-down&page=-3&colour=red'),
    );
    await expect(filterChip(page, 'ロック')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: /^「.+」を外す$/ })).toHaveCount(1);
    await expect(sort(page)).toHaveValue('match');
    await filterChip(page, 'ロック').click();
    await expect(page).toHaveURL(/\/search$/);
  });
});

test('a backend that is slow or fails: cards keep their places, what is there stays and can be asked for again', async ({
  page,
  backend,
  allowTrouble,
}) => {
  allowTrouble(/status of 500/);
  allowTrouble(/console\.warning: Query /);
  await open(page);

  await test.step('while people come the cards keep their places; the best are shown when all are there', async () => {
    const best = await names(page);
    await backend.faults({ operationId: 'listProfiles', latency: 1200 });
    await page.goto(searchPath);
    await expect(cards(page)).toHaveCount(12);
    const first = await names(page);
    expect(first).not.toEqual(best);
    await expect(found(page)).toHaveCount(0);
    await expect(results(page).getByText(/^\d+人以上$/)).toBeVisible();
    // Whoever is among the cards with the keyboard is not moved away.
    const link = cards(page).first().getByRole('link');
    await link.focus();
    await expect(found(page)).toBeAttached();
    await expect(count(page, 299)).toBeVisible();
    expect(await names(page)).toEqual(first);
    await expect(link).toBeFocused();
    await page.getByRole('searchbox', { name: 'タグをさがす' }).focus();
    await expect.poll(() => names(page)).toEqual(best);
  });

  await test.step('a failure says so', async () => {
    await backend.faults({ operationId: 'listProfiles' });
    await backend.faults({ operationId: 'searchProfiles', status: 500 });
    await filterChip(page, '東京都').click();
    const alert = page.getByRole('alert').filter({ hasText: 'エラーが発生しました。もう一度お試しください。' });
    await expect(alert).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await backend.faults({ operationId: 'searchProfiles', rate: 0 });
    await alert.getByRole('button', { name: 'もう一度試す' }).click();
    await expect(alert).toHaveCount(0);
    await expect(found(page)).toBeAttached();

    await backend.faults({ operationId: 'listProfiles', status: 500 });
    await page.goto(searchPath);
    await expect(alert).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await backend.faults({ operationId: 'listProfiles', rate: 0 });
    await alert.getByRole('button', { name: 'もう一度試す' }).click();
    await expect(count(page, 299)).toBeVisible();
  });
});
