import type { Page } from '@playwright/test';
import { oneOfEach, sampleSeed } from '../../support/sample.ts';
import { expect, test } from '../fixtures.ts';
import { enter } from './enter.ts';
import { connected } from './messagesPage.ts';
import { attackAnswers, attacks, expectHarmless, inspect, listen } from './securityXss.ts';

// What a server or another user may send, in every string of every response.

test.use({ viewport: { width: 360, height: 740 } });

/** Invalid pictures are missing or cannot be decoded. */
test.beforeEach(({ allowErrors }) => {
  allowErrors(/Failed to load resource/);
  test.setTimeout(attacks().length * 240_000);
});

type Walk = (page: Page, look: () => Promise<void>) => Promise<void>;

/** A test that opens and checks all screens for every part of the corpus. */
const underAttack = (name: string, walks: Record<string, Walk>) => (): void => {
  test(name, async ({ page }) => {
    const ranIn = await listen(page);
    await enter(page, 'hana@example.com', '/privacy');
    for (const [screen, walk] of Object.entries(walks)) {
      await test.step(screen, async () => {
        for (const attack of attacks()) {
          await attackAnswers(page, attack);
          await walk(page, () => expectHarmless(page, ranIn));
          expect(attack.fields.length).toBeGreaterThan(0);
        }
      });
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
};

const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const people = underAttack('search, people, likes and what the messages say', {
  'search, its filters, a person and their videos': async (page, look) => {
    await page.goto('/search');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await look();
    await page.getByRole('button', { name: /^フィルターを開く/ }).click();
    await expect(page.getByRole('dialog').getByRole('button').nth(5)).toBeVisible();
    await look();
    await close(page);
    await page.evaluate(() => history.pushState(null, '', '/search?profile=profile-2'));
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'マッチ度の内訳' })).toBeVisible();
    await look();
  },
  'likes in three lists, a match, and what the messages say': async (page, look) => {
    await page.goto('/likes?tab=sent');
    for (const tab of [/^送った/, /^マッチング/, /^受け取った/]) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await look();
    }
    const back = page.getByRole('button', { name: 'いいねを返す' });
    // The next part of the corpus needs one as well.
    if ((await back.count()) < 2) return;
    await back.first().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'あとで' })).toBeVisible();
    await look();
  },
});

const own = underAttack('the board, notifications and the own profile', {
  'the board, its replies and an author': async (page, look) => {
    await page.goto('/board');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page
      .getByRole('button', { name: /件の返信$/ })
      .first()
      .click();
    await page.getByRole('button', { name: '返信する' }).first().click();
    await look();
    await page.getByRole('button', { name: 'アカウントメニューを開く' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    await page.evaluate(() => history.pushState(null, '', '/board?user=user-2'));
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'マッチ度の内訳' })).toBeVisible();
    await look();
  },
  notifications: async (page, look) => {
    await page.goto('/notifications');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page
      .getByRole('button', { name: /のメニューを開く$/ })
      .first()
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
    await look();
  },
  'the own profile, its tags, links and videos': async (page, look) => {
    await page.goto('/profile/edit');
    await expect(page.getByLabel('表示名')).toBeVisible();
    for (const tab of ['基本情報', 'タグ設定', 'SNSリンク', '動画設定']) {
      if (tab !== '基本情報') {
        await page.getByRole('button', { name: '編集メニューを開く' }).click();
        await page.getByRole('dialog').getByRole('button', { name: tab }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await look();
    }
  },
});

function conversations(): void {
  test('conversations, a chat, and every string of every frame', async ({ page, backend }) => {
    const ranIn = await listen(page);
    await enter(page, 'hana@example.com', '/privacy');
    for (const attack of attacks()) {
      await attackAnswers(page, attack);
      const isConnected = connected(page);
      await page.goto('/messages');
      const rows = page.getByRole('link', { name: /さんとの会話/ });
      await expect(rows.first()).toBeVisible();
      await isConnected;
      await expectHarmless(page, ranIn);
      await rows.first().click();
      await expect(page.locator('[data-status]').last()).toBeVisible();
      await expectHarmless(page, ranIn);

      const [, conversation = ''] = /c=([^&]+)/.exec(page.url()) ?? [];
      const last = 'もう攻撃ではない';
      for (const [at, text] of [...attack.texts, last].entries()) {
        const stored = { id: `attack-${at}`, created_at: new Date().toISOString(), is_read: false };
        const content = text.slice(0, 5_000);
        const message = { ...stored, conversation_id: conversation, sender_id: 'user-2', content };
        const notification = {
          ...stored,
          type: 'announcement',
          title: text.slice(0, 200),
          message: text.slice(0, 2_000),
        };
        const frames = [
          { type: text, text },
          { type: 'new_notification', notification },
          { type: 'new_message', message },
        ];
        for (const frame of frames) await backend.emit('hana@example.com', frame);
      }
      await expect(page.getByRole('log').getByText(last)).toBeVisible();
      await expectHarmless(page, ranIn);

      await page.getByRole('button', { name: /さんの情報を見る$/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectHarmless(page, ranIn);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

// With a seed only one of them runs.
for (const declare of oneOfEach([people, own, conversations], 3, sampleSeed())) declare();

test('the check detects injected code', async ({ page, errorLog, allowErrors }) => {
  allowErrors(/./);
  const ranIn = await listen(page);
  await page.goto('/privacy');
  await expectHarmless(page, ranIn);
  await page.evaluate(() => {
    const add = (tag: string, attributes: Record<string, string>) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.body.append(element);
    };
    add('a', { href: 'javascript:__xss(1)' });
    add('a', { href: 'https://evil.example/', rel: 'noopener' });
    add('img', { src: 'https://evil.example/x.png' });
    add('iframe', { src: 'data:text/html,x' });
    add('hr', {});
    document.querySelector('hr')?.style.setProperty('width', '2000px');
    Object.assign(Object.prototype, { polluted: true });
    (window as unknown as { __xss: () => void }).__xss();
    // oxlint-disable-next-line no-alert -- that it is noticed is what this is about
    window.alert(1);
  });
  expect(await ranIn()).toEqual(['dialog: 1', 'ran']);
  const found = await page.evaluate(inspect);
  expect(Object.values(found).map((list) => list.length)).toEqual([1, 1, 2, 2]);
  expect(errorLog.takeBreaches().length).toBeGreaterThan(0);
});
