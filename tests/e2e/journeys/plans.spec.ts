import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';
import { bubbles, composer, conversationWith, log, openChat } from './messagesPage.ts';

/** A day so many days from now in Japan, as a date field has it. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000 + 32_400_000).toISOString().slice(0, 10);

test('two people find a song and a date: cards in both chats, a choice, a calendar file, and a connection lost in between', async ({
  page,
  openPage,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await enter(page, 'hana@example.com', '/messages');
  const other = await openPage();
  await enter(other, 'ren@example.com', '/messages');
  await openChat(page, 'れん');
  await openChat(other, 'はな');
  const plus = page.getByRole('button', { name: '日程・曲・場所を送る' });
  const form = (name: string) => page.getByRole('dialog', { name });

  await test.step('a song is a card, and what was typed survives a closed form', async () => {
    await plus.press('Enter');
    await page.getByRole('menuitem', { name: '曲を決める' }).press('Enter');
    await form('曲を決める').getByLabel('曲名').fill('丸ノ内の夜');
    await page.keyboard.press('Escape');
    await expect(form('曲を決める')).toHaveCount(0);
    await plus.click();
    await page.getByRole('menuitem', { name: '曲を決める' }).click();
    await expect(form('曲を決める').getByLabel('曲名')).toHaveValue('丸ノ内の夜');
    await form('曲を決める').getByLabel('テンポ').fill('１２０');
    await form('曲を決める').getByRole('button', { name: 'この内容で送る' }).click();
    await expect(composer(page)).toBeFocused();
    await expect(bubbles(other).last()).toContainText(/曲の提案\s*曲名: 丸ノ内の夜\s*テンポ: 120/);
    await expect(conversationWith(other, 'はな')).toHaveAccessibleName(/最新のメッセージ: 曲の提案が届きました/);
  });

  await test.step('candidates are sent, and wait while the connection is lost', async () => {
    await plus.click();
    await page.getByRole('menuitem', { name: '日程を決める' }).click();
    const dates = form('日程を決める');
    await dates.getByLabel('候補1の日付').fill(day(-2));
    await dates.getByLabel('開始').fill('14:00');
    await dates.getByLabel('終了').fill('16:00');
    await dates.getByRole('button', { name: 'この内容で送る' }).click();
    await expect(dates.getByText('過ぎた日時は送れません')).toBeVisible();
    await dates.getByLabel('候補1の日付').fill(day(2));
    await dates.getByRole('button', { name: '候補を増やす' }).click();
    await dates.getByLabel('候補2の日付').fill(day(3));
    await dates.getByLabel('開始').last().fill('23:00');
    await dates.getByLabel('終了').last().fill('01:00');
    await dates.getByLabel('スタジオ').fill('スタジオ音の輪');
    await page.context().setOffline(true);
    await dates.getByRole('button', { name: 'この内容で送る' }).click();
    await expect(log(page).getByText('接続が戻りしだい送信します')).toBeVisible();
    await page.context().setOffline(false);
    await expect(bubbles(other).last()).toContainText('日程の候補');
  });

  await test.step('the other one chooses, and both see the next date', async () => {
    await bubbles(other)
      .last()
      .getByRole('button', { name: /^② .*翌1:00を選ぶ$/ })
      .click();
    await expect(bubbles(page).last()).toContainText('【日程】② でお願いします');
    for (const each of [page, other]) {
      await expect(log(each).getByText(/^決定 /)).toBeVisible();
      const person = each.getByRole('button', { name: /さんの情報を見る$/ });
      await expect(person).toHaveAccessibleDescription(/次の予定 .* 23:00$/);
    }
    await expect(log(page).getByText('決定 れんさん')).toBeVisible();
    await expect(conversationWith(page, 'れん')).toHaveAccessibleName(/。次の予定 .* 23:00$/);
  });

  await test.step('the calendar has the date', async () => {
    await page.getByRole('button', { name: '予定', exact: true }).click();
    const list = page.getByRole('dialog', { name: '予定' });
    await expect(list.getByRole('link', { name: /23:00.*れん.*スタジオ音の輪/ })).toBeVisible();
    const saved = page.waitForEvent('download');
    await list.getByRole('button', { name: 'カレンダーに追加' }).click();
    const file = readFileSync(await (await saved).path(), 'utf8');
    const [first] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    const event = new ICAL.Event(first);
    expect(event).toMatchObject({ summary: 'れんさんと音合わせ', location: 'スタジオ音の輪' });
    expect(event.startDate.toJSDate().toISOString()).toBe(`${day(3)}T14:00:00.000Z`);
    expect(event.endDate.toJSDate().toISOString()).toBe(`${day(3)}T16:00:00.000Z`);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('one proposes a song and a date, and finds both as cards after a reload', async ({ page }) => {
    await enter(page, 'hana@example.com', '/messages');
    await openChat(page, 'れん');
    const open = async (name: string) => {
      await page.getByRole('button', { name: '日程・曲・場所を送る' }).tap();
      await page.getByRole('menuitem', { name }).tap();
      return page.getByRole('dialog', { name });
    };
    const song = await open('曲を決める');
    await song.getByLabel('曲名').fill('丸ノ内の夜');
    await song.getByRole('button', { name: 'この内容で送る' }).tap();
    await expect(bubbles(page).last()).toContainText(/曲の提案\s*曲名: 丸ノ内の夜/);
    const dates = await open('日程を決める');
    await dates.getByLabel('候補1の日付').fill(day(2));
    await dates.getByLabel('開始').fill('14:00');
    await dates.getByLabel('終了').fill('16:00');
    await dates.getByRole('button', { name: 'この内容で送る' }).tap();
    const candidate = bubbles(page)
      .last()
      .getByRole('listitem')
      .filter({ hasText: /^① .*14:00〜16:00/ });
    await expect(candidate).toBeVisible();
    await expect(bubbles(page).last()).toHaveAttribute('data-status', 'sent');

    await page.reload();
    await expect(candidate).toBeVisible();
    await expect(bubbles(page).nth(-2)).toContainText(/曲の提案\s*曲名: 丸ノ内の夜/);
    await page.getByRole('button', { name: '会話一覧に戻る' }).tap();
    await expect(conversationWith(page, 'れん')).toHaveAccessibleName(/最新のメッセージ: .*日程の候補/);
  });
});
