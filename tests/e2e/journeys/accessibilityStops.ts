import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** A state of the app whose accessibility a journey checks: a screen, and what is open on it. */
export interface Stop {
  name: string;
  path: string;
  /** Steps after opening the path, if the path alone is not enough. */
  open?: (page: Page) => Promise<void>;
  /** Looks like this only in a narrow window. */
  narrow?: true;
  /** Closes at the first scrolling. */
  fleeting?: true;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => expect(page.locator('[role="dialog"], [role="alertdialog"]').last()).toBeVisible();
const popover = (page: Page) => expect(page.locator(':popover-open')).toBeVisible();
const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

async function results(page: Page): Promise<void> {
  await expect(page.getByText('299人', { exact: true })).toBeVisible();
}

async function openRensChat(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^れんさんとの会話/ }).click();
  await expect(page.getByText('土曜が楽しみです。').last()).toBeVisible();
}
const cards = (page: Page) => expect(page.getByRole('article').first()).toBeVisible();
const tab = (name: string) => async (page: Page) => {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
};

const login: readonly Stop[] = [
  { name: 'login', path: '/login' },
  {
    name: 'login, wrong',
    path: '/login',
    open: async (page) => {
      await page.getByRole('button', { name: 'ログイン', exact: true }).click();
      await expect(page.getByText('メールアドレスを入力してください')).toBeVisible();
    },
  },
  { name: 'register', path: '/register' },
  {
    name: 'registered',
    path: '/register',
    open: async (page) => {
      await fill(page, 'メールアドレス', 'stops@example.com');
      await fill(page, 'パスワード', 'password123');
      await fill(page, 'パスワード（確認）', 'password123');
      await page.getByRole('checkbox').check();
      await press(page, '登録する');
      await dialog(page);
    },
  },
];

const otherPublic: readonly Stop[] = [
  {
    name: 'verification without a token',
    path: '/verify-email',
  },
  { name: 'forgotten password', path: '/forgot-password' },
  { name: 'new password', path: '/reset-password?token=any' },
  { name: 'privacy', path: '/privacy' },
  {
    name: 'deletion by an administrator',
    path: '/admin/delete-account',
    open: async (page) => {
      await fill(page, 'メールアドレス', 'ren@example.com');
      await fill(page, 'パスワード', 'password123');
      await page.keyboard.press('Enter');
      await dialog(page);
    },
  },
  { name: 'not found', path: '/nowhere' },
];

const search: readonly Stop[] = [
  { name: 'search', path: '/search', open: results },
  { name: 'search on a phone, filtered', path: '/search?genres=1', narrow: true, open: cards },
  {
    name: 'filters',
    path: '/search?genres=1',
    narrow: true,
    open: async (page) => {
      await cards(page);
      await press(page, /^フィルターを開く/);
      await dialog(page);
      await expect(page.getByRole('dialog').getByRole('button', { name: '東京都' })).toBeVisible();
    },
  },
  {
    name: 'all tags of a card',
    path: '/search',
    fleeting: true,
    open: async (page) => {
      await results(page);
      await press(page, /ほか\d+個のタグを表示する/);
      await popover(page);
    },
  },
];

const likes: readonly Stop[] = [
  {
    name: 'a person',
    path: '/likes?user=user-2',
    open: async (page) => {
      await dialog(page);
      await expect(page.getByRole('dialog').getByText('マッチ度 78%')).toBeVisible();
    },
  },
  { name: 'likes, sent', path: '/likes', open: cards },
  {
    name: 'a match',
    path: '/likes?tab=received',
    open: async (page) => {
      await press(page, 'れんさんにいいねする');
      await dialog(page);
      await expect(page.getByText('いいねを送りました')).toHaveCount(0);
      await expect(page.getByText('🎉 マッチングしました！')).toHaveCount(0);
    },
  },
  { name: 'likes, matched', path: '/likes?tab=matched', open: cards },
];

const messages: readonly Stop[] = [
  {
    name: 'notifications',
    path: '/notifications',
    open: cards,
  },
  {
    name: 'menu of a notification',
    path: '/notifications',
    fleeting: true,
    open: async (page) => {
      await press(page, '「メンテナンスのお知らせ」のメニューを開く');
      await popover(page);
    },
  },
  {
    name: 'conversations',
    path: '/messages',
    open: (page) => expect(page.getByRole('link', { name: /^れんさんとの会話/ })).toBeVisible(),
  },
  { name: 'a chat', path: '/messages', open: openRensChat },
  {
    name: 'who that is',
    path: '/messages',
    open: async (page) => {
      await openRensChat(page);
      await press(page, 'れんさんの情報を見る');
      await expect(page.getByRole('dialog').getByText('社会人ドラマー')).toBeVisible();
    },
  },
];

const board: readonly Stop[] = [
  { name: 'board', path: '/board', open: cards },
  {
    name: 'answering a post',
    path: '/board',
    open: async (page) => {
      await press(page, /^\d+件の返信/);
      await press(page, '返信する');
      await expect(page.getByRole('textbox', { name: /さんに返信$/ })).toBeVisible();
    },
  },
  {
    name: 'writing a post on a phone',
    path: '/board',
    narrow: true,
    open: async (page) => {
      // It is hidden while the person scrolls down.
      await page.evaluate(() => window.scrollTo(0, 0));
      await press(page, '新しい投稿を書く');
      await dialog(page);
    },
  },
  {
    name: 'deleting a post',
    path: '/board',
    open: async (page) => {
      await cards(page);
      await press(page, '投稿メニューを開く');
      await page.getByRole('menuitem', { name: '削除する' }).click();
      await dialog(page);
    },
  },
];

const profile: readonly Stop[] = [
  {
    name: 'profile',
    path: '/profile/edit',
    open: (page) => expect(page.getByLabel('表示名')).toBeVisible(),
  },
  ...['タグ設定', 'SNSリンク', '動画設定'].map((name) => ({ name, path: '/profile/edit', open: tab(name) })),
  {
    name: 'leaving without saving',
    path: '/profile/edit',
    open: async (page) => {
      await page.getByLabel('表示名').fill('はなこ');
      await page.getByRole('link', { name: 'OTONOWA ホーム（さがす画面へ）' }).click();
      await dialog(page);
    },
  },
];

const account: readonly Stop[] = [
  {
    name: 'account menu',
    path: '/notifications',
    fleeting: true,
    open: async (page) => {
      await press(page, 'アカウントメニューを開く');
      await popover(page);
    },
  },
  {
    name: 'deleting the account',
    path: '/notifications',
    open: async (page) => {
      await press(page, 'アカウントメニューを開く');
      await page.getByRole('menuitem', { name: 'アカウントを削除' }).click();
      await dialog(page);
    },
  },
];

export const publicStops = { 'login and registration': login, 'other public screens': otherPublic };
export const memberStops = { search, likes, 'notifications and messages': messages, board, profile, account };
