import type { Response } from '@playwright/test';
import { startApp, type RunningApp } from './runningApp.ts';
import { quantile, type Row, sampled } from './table.ts';

/** Duration in ms of an animation frame at 60 Hz from which on the next one was dropped. */
const DROPPED_FROM = 25;

/** Measures how smoothly the board scrolls with 1,000 posts loaded. */
export async function benchFrames(): Promise<Row[][]> {
  const running = await startApp('large');
  try {
    return [
      await sampled('board, 1,000 posts, scrolling', () => scrolling(running), {
        'frames dropped %': 1,
        'frame p50 ms': 1,
      }),
    ];
  } finally {
    await running.close();
  }
}

async function scrolling(running: RunningApp) {
  const { page } = await running.enter();
  await page.goto(new URL('/board', running.app).href);
  const more = page.getByRole('button', { name: 'もっと見る' });
  await page.getByRole('article').first().waitFor();
  let posts = 0;
  const count = async (answer: Response) => {
    posts += ((await answer.json()) as unknown[]).length;
  };
  page.on('response', (response) => {
    if (!/\/api\/posts\/\?/.test(response.url())) return;
    void count(response);
  });
  const end = page.getByText('これ以上の投稿はありません');
  for (;;) {
    await more.or(end).waitFor();
    if (await end.isVisible()) break;
    // The button is missing when the response to the last press contained the last posts.
    await more.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  }
  const frames = await page.evaluateHandle(() => window.bench.frames());
  await page.mouse.move(640, 400);
  for (let turn = 0; turn < 100; turn += 1) {
    await page.mouse.wheel(0, turn < 50 ? -400 : 400);
    await page.waitForTimeout(40);
  }
  const times = await frames.evaluate((stop) => stop());
  await page.context().close();
  return {
    frames: times.length,
    'frame p50 ms': quantile(times, 0.5),
    'frame p95 ms': quantile(times, 0.95),
    'frames dropped %': (100 * times.filter((time) => time > DROPPED_FROM).length) / times.length,
    'posts loaded': posts,
  };
}
