import type { Page } from '@playwright/test';
import { startApp, type RunningApp } from './runningApp.ts';
import { median, type Row, RUNS } from './table.ts';

interface Screen {
  path: string;
  /** E-mail address of the logged-in user; nobody unless given. */
  as?: string;
  /** What users do there, one after the other. */
  presses: Record<string, (page: Page) => Promise<void>>;
}

const hana = 'hana@example.com';
const eachTab = async (page: Page) => {
  for (const tab of await page.getByRole('tab').all()) await tab.click();
};
const logIn = { 'type and press the button': (page: Page) => fillIn(page, 'メールアドレス') };

const screens: readonly Screen[] = [
  { path: '/login', presses: logIn },
  { path: '/register', presses: logIn },
  { path: '/forgot-password', presses: logIn },
  {
    path: '/search',
    as: hana,
    presses: {
      filter: (page) => page.getByRole('button', { name: '東京都', exact: true }).click(),
      like: (page) =>
        page
          .getByRole('button', { name: /さんにいいねする/ })
          .first()
          .click(),
      'next page': (page) => page.getByRole('link', { name: '2ページ目' }).click(),
      async order(page) {
        // A choice from a list that the system draws is no press; its key is one.
        await page.getByRole('combobox', { name: '並び替え' }).focus();
        await page.keyboard.press('ArrowDown');
      },
      'open a person': (page) => page.locator('article h3').first().click(),
      async 'close a person'(page) {
        await page.getByRole('dialog').waitFor();
        await page.keyboard.press('Escape');
      },
      'open the menu': (page) => page.getByRole('button', { name: 'アカウントメニュー' }).click(),
    },
  },
  { path: '/likes', as: hana, presses: { tabs: eachTab } },
  { path: '/notifications', as: hana, presses: { tabs: eachTab } },
  {
    path: '/messages',
    as: hana,
    presses: {
      'open a chat': (page) => page.getByRole('link', { name: /^れんさんとの会話/ }).click(),
      type: (page) => page.getByRole('textbox', { name: 'メッセージを入力' }).pressSequentially('こんばんは'),
      send: (page) => page.keyboard.press('Enter'),
    },
  },
  {
    path: '/board',
    as: hana,
    presses: {
      type: (page) => page.getByRole('textbox', { name: '投稿を書く' }).first().pressSequentially('こんばんは'),
      'more posts': (page) => page.getByRole('button', { name: 'もっと見る' }).click(),
      play: (page) => page.getByRole('button', { name: /^再生/ }).first().click(),
    },
  },
  {
    path: '/profile/edit',
    as: hana,
    presses: {
      type: (page) => page.getByRole('textbox', { name: /^表示名/ }).pressSequentially('さん'),
      tabs: eachTab,
    },
  },
];

/** How much slower the processor of a phone is. */
const SLOWER = [1, 4];

/** Measures the web vitals of each screen, and of what users do there: on this machine, and with a CPU 4 times slower. */
export async function benchScreens(): Promise<Row[][]> {
  const running = await startApp('default');
  try {
    const vitals: Row[] = [];
    const presses: Row[] = [];
    for (const screen of screens) {
      const [plain, slow] = await measured(running, screen);
      const title = `median of ${RUNS}`;
      vitals.push({
        [title]: screen.path,
        'LCP ms': plain('LCP'),
        'LCP ms, CPU/4': slow('LCP'),
        CLS: plain('CLS', 4),
        'CLS, CPU/4': slow('CLS', 4),
      });
      for (const press of Object.keys(screen.presses)) {
        presses.push({
          [title]: `${screen.path}: ${press}`,
          'INP ms': plain(press),
          'INP ms, CPU/4': slow(press),
        });
      }
    }
    return [vitals, presses];
  } finally {
    await running.close();
  }
}

/** Returns functions that give the median of a figure, for each speed of the processor. */
async function measured(running: RunningApp, screen: Screen) {
  const samples = SLOWER.map((): Record<string, number>[] => []);
  // The first visit warms the backend up and is not counted.
  for (let count = 0; count <= RUNS; count += 1) {
    for (const [index, slower] of SLOWER.entries()) samples[index]?.push(await visit(running, screen, slower));
  }
  return samples.map(
    ([, ...counted]) =>
      (key: string, decimals = 0) =>
        median(counted.map((sample) => sample[key] ?? Number.NaN)).toFixed(decimals),
  ) as [Format, Format];
}

type Format = (key: string, decimals?: number) => string;

async function visit(running: RunningApp, { path, as, presses }: Screen, slower: number) {
  await running.fake.reset('default');
  const { page } = await running.enter({ slower, as: as ?? null });
  await page.goto(new URL(path, running.app).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const figures: Record<string, number> = { LCP: await page.evaluate(() => window.bench.largestPaint) };
  for (const [name, press] of Object.entries(presses)) {
    await page.evaluate(() => (window.bench.slowestInteraction = 0));
    await press(page);
    // An interaction is reported after its paint; those under 16 ms are not.
    await page.waitForTimeout(500);
    figures[name] = await page.evaluate(() => window.bench.slowestInteraction);
  }
  figures['CLS'] = await page.evaluate(() => window.bench.layoutShift);
  await page.context().close();
  return figures;
}

async function fillIn(page: Page, label: string): Promise<void> {
  await page.getByLabel(label).first().pressSequentially('hana@example.com');
  await page.getByRole('button').first().click();
}
