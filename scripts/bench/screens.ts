import type { Page } from '@playwright/test';
import { startApp, type RunningApp } from './runningApp.ts';
import { median, type Row, RUNS } from './table.ts';

interface Screen {
  path: string;
  /** E-mail address of the logged-in user; nobody unless given. */
  as?: string;
  /** A user's first action, whose time until the next paint is measured. */
  act: (page: Page) => Promise<void>;
}

const hana = 'hana@example.com';
const tabs = (page: Page) => page.getByRole('tab');

const screens: readonly Screen[] = [
  { path: '/login', act: (page) => fillIn(page, 'メールアドレス') },
  { path: '/register', act: (page) => fillIn(page, 'メールアドレス') },
  { path: '/forgot-password', act: (page) => fillIn(page, 'メールアドレス') },
  {
    path: '/search',
    as: hana,
    async act(page) {
      await page.getByRole('button', { name: '東京都', exact: true }).click();
      await page
        .getByRole('button', { name: /さんにいいねする/ })
        .first()
        .click();
      await page.getByRole('combobox', { name: '並び替え' }).selectOption('newest');
    },
  },
  {
    path: '/likes',
    as: hana,
    async act(page) {
      for (const tab of await tabs(page).all()) await tab.click();
    },
  },
  {
    path: '/notifications',
    as: hana,
    async act(page) {
      for (const tab of await tabs(page).all()) await tab.click();
    },
  },
  {
    path: '/messages',
    as: hana,
    async act(page) {
      await page.getByRole('link', { name: /^れんさんとの会話/ }).click();
      await page.getByRole('textbox', { name: 'メッセージを入力' }).pressSequentially('こんばんは');
      await page.keyboard.press('Enter');
    },
  },
  {
    path: '/board',
    as: hana,
    async act(page) {
      await page.getByRole('textbox', { name: '投稿を書く' }).first().pressSequentially('こんばんは');
      await page.getByRole('button', { name: 'もっと見る' }).click();
    },
  },
  {
    path: '/profile/edit',
    as: hana,
    async act(page) {
      await page.getByRole('textbox', { name: /^表示名/ }).pressSequentially('さん');
      for (const tab of await tabs(page).all()) await tab.click();
    },
  },
];

/** Measures the web vitals of each screen: on this machine, and with the CPU 4 times slower. */
export async function benchScreens(): Promise<Row[][]> {
  const running = await startApp('default');
  try {
    const rows: Row[] = [];
    for (const screen of screens) rows.push(await measured(running, screen));
    return [rows];
  } finally {
    await running.close();
  }
}

async function measured(running: RunningApp, screen: Screen): Promise<Row> {
  const plain = [];
  const slow = [];
  // The first visit warms the backend up and is not counted.
  for (let count = 0; count <= RUNS; count += 1) {
    plain.push(await visit(running, screen, 1));
    slow.push(await visit(running, screen, 4));
  }
  const of = (samples: Vitals[], key: keyof Vitals, decimals = 0) =>
    median(samples.slice(1).map((sample) => sample[key])).toFixed(decimals);
  return {
    [`web vitals, median of ${RUNS}`]: screen.path,
    'LCP ms': of(plain, 'largestPaint'),
    'LCP ms, CPU/4': of(slow, 'largestPaint'),
    CLS: of(plain, 'layoutShift', 4),
    'CLS, CPU/4': of(slow, 'layoutShift', 4),
    'INP ms': of(plain, 'slowestInteraction'),
    'INP ms, CPU/4': of(slow, 'slowestInteraction'),
  };
}

type Vitals = Awaited<ReturnType<typeof visit>>;

async function visit(running: RunningApp, { path, as, act }: Screen, slower: number) {
  const { page } = await running.enter({ slower, as: as ?? null });
  await page.goto(new URL(path, running.app).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const { largestPaint } = await page.evaluate(() => ({ largestPaint: window.bench.largestPaint }));
  await act(page);
  // An interaction is reported after its paint.
  await page.waitForTimeout(500);
  const { layoutShift, slowestInteraction } = await page.evaluate(() => ({
    layoutShift: window.bench.layoutShift,
    slowestInteraction: window.bench.slowestInteraction,
  }));
  await page.context().close();
  return { largestPaint, layoutShift, slowestInteraction };
}

async function fillIn(page: Page, label: string): Promise<void> {
  await page.getByLabel(label).first().pressSequentially('hana@example.com');
  await page.getByRole('button').first().click();
}
