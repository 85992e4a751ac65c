import { machineTime, startApp, type Visit } from './runningApp.ts';
import { MACHINE, type Row, sampled } from './table.ts';

/** The screens in the shell, by their paths without the slash. */
const screens = ['search', 'likes', 'notifications', 'messages', 'board', 'profile/edit'] as const;

/** How many times slower the processor of a phone is than this one. */
const SLOWER = 4;
/** Duration in ms from which on a task is long; the time above it counts as blocking. */
const LONG_TASK_MS = 50;

/** An event of a trace, for example a task of a thread. `tdur` is its CPU time in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** Measures the start of the screens in the shell. */
export async function benchStart(): Promise<Row[][]> {
  const running = await startApp('default');
  const tables: Row[][] = [];
  try {
    for (const screen of screens) {
      const run = async () => startingOf(await running.enter(), new URL(`/${screen}`, running.app).href);
      tables.push(
        await sampled(`start of /${screen}`, run, {
          'blocked ms, CPU/4': 200,
          'first call, × the entry': 1.3,
        }),
      );
    }
    return tables;
  } finally {
    await running.close();
  }
}

/**
 * Opens a URL and measures its start on a processor four times slower, in ms: the sum of its tasks' time above 50 ms,
 * and of all its tasks. Both are CPU times of the main thread, which other processes do not affect.
 */
async function startingOf(visit: Visit, address: string): Promise<Record<string, number>> {
  const { page } = visit;
  const machine = await machineTime(visit);
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  // Waits for work that begins after the first responses, such as the parts that accompany every screen.
  await page.waitForTimeout(1000);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const firstCall = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource');
    const calls = loaded.filter(({ name }) => name.includes('/api/')).map(({ startTime }) => startTime);
    return Math.min(...calls) / (loaded.find(({ name }) => name.includes('/assets/index-'))?.responseEnd ?? Number.NaN);
  });
  await page.context().close();
  const tasks = busiestMainThread(traceEvents).map((microseconds) => (SLOWER * microseconds) / 1000);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    [MACHINE]: machine,
    'first call, × the entry': firstCall,
    'blocked ms, CPU/4': sum(tasks.map((task) => Math.max(0, task - LONG_TASK_MS))),
    'main thread ms, CPU/4': sum(tasks),
  };
}

/**
 * Returns the durations in microseconds of the tasks of the busiest main thread, because the browser has some of its
 * own.
 */
function busiestMainThread(events: readonly TraceEvent[]): number[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const threads = new Map<string, number[]>();
  for (const event of events) {
    if (event.name === 'thread_name' && event.args.name === 'CrRendererMain') threads.set(threadOf(event), []);
  }
  for (const event of events) {
    if (event.name === 'ThreadControllerImpl::RunTask') threads.get(threadOf(event))?.push(event.tdur ?? 0);
  }
  const total = (durations: number[]) => durations.reduce((sum, duration) => sum + duration, 0);
  return [...threads.values()].toSorted((a, b) => total(b) - total(a))[0] ?? [];
}
