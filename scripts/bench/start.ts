import type { Visit } from './runningApp.ts';

/** The screens in the shell, by their paths without the slash. */
export const startScreens = ['search', 'likes', 'notifications', 'messages', 'board', 'profile/edit'] as const;

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

/**
 * Opens a URL and measures its start on a processor four times slower, in ms: the sum of its tasks' time above 50 ms,
 * and of all its tasks. Both are CPU times of the main thread, which other processes do not affect.
 */
export async function startingOf({ page }: Visit, address: string): Promise<Record<string, number>> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  // Waits for work that begins after the first responses, such as the parts that accompany every screen.
  await page.waitForTimeout(1000);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.context().close();
  const tasks = busiestMainThread(traceEvents).map((microseconds) => (SLOWER * microseconds) / 1000);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
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
