import type { Page } from '@playwright/test';
import { seededRandom } from '../../mocks/content/random.ts';
import type { Backend } from '../../tests/e2e/backend.ts';
import { type MonkeyState, nextAction } from './actions.ts';
import { OtherUser } from './otherUser.ts';
import { type HeapUsage, measureHeap } from './heap.ts';
import { enterAs, leave, visitEveryScreen } from './tour.ts';
import { readAppState } from './controls.ts';
import { ErrorLog } from './errorLog.ts';

export interface MonkeyOptions {
  page: Page;
  backend: Backend;
  /** Origin of the app and of its API, without a slash at the end. */
  app: string;
  actions: number;
  seed: number;
  onProgress: (done: number) => void;
}

export interface MonkeyReport {
  done: number;
  /** Why the run ended early; null when it did not. */
  fault: string | null;
  lastActions: readonly string[];
  explained: ReadonlyMap<string, number>;
  screens: ReadonlyMap<string, number>;
  before: HeapUsage | null;
  after: HeapUsage | null;
}

const EMAIL = 'hana@example.com';
const MAX_LAST_ACTIONS = 30;
/** Maximum number of actions on public screens before the monkey logs in again. */
const MAX_LOGGED_OUT = 60;
/** Share of the actions after which the page is not reloaded any more. */
const LAST_LOAD = 1 / 6;
/**
 * Share of the actions after which the heap is measured for the first time: by then the code has been run and compiled.
 */
const FIRST_MEASUREMENT = 1 / 2;

/**
 * Executes random actions on every screen. The same seed gives the same actions as far as the machine's speed allows.
 * Ends at the first crash, uncaught error, or console message that no known fault explains.
 */
export async function runMonkey(options: MonkeyOptions): Promise<MonkeyReport> {
  const { page, backend, app, actions, seed, onProgress } = options;
  const otherUser = new OtherUser(app, 'ren@example.com');
  const random = seededRandom(seed);
  const state: MonkeyState = {
    page,
    random,
    backend,
    otherUser,
    email: EMAIL,
    offlineFor: 0,
    lastOffline: Number.NEGATIVE_INFINITY,
    mayReload: true,
  };
  const errors = new ErrorLog(page.context(), state);
  const lastActions: string[] = [];
  const screens = new Map<string, number>();
  const report = { lastActions, screens, explained: errors.explained };
  let before: HeapUsage | null = null;
  let loggedOut = 0;

  await confineToApp(page, app);

  /** Measures the heap in a comparable state: a new World, the same user, the same screen. */
  async function measureInSearch(): Promise<HeapUsage> {
    await backToNetwork();
    await leave(page);
    otherUser.forget();
    await backend.reset();
    await enterAs(page, EMAIL);
    await visitEveryScreen(page);
    return measureHeap(page);
  }

  async function backToNetwork(): Promise<void> {
    if (state.offlineFor === 0) return;
    state.offlineFor = 0;
    state.lastOffline = performance.now();
    await page.context().setOffline(false);
  }

  async function act(): Promise<void> {
    if (state.offlineFor > 0) {
      state.lastOffline = performance.now();
      if (state.offlineFor === 1) await backToNetwork();
      else state.offlineFor -= 1;
    }
    lastActions.push(await nextAction(random)(state));
    if (lastActions.length > MAX_LAST_ACTIONS) lastActions.shift();
    if (!page.url().startsWith(app)) {
      // An error page of the browser, which appears when the app could not be loaded.
      await backToNetwork();
      await page.goto(`${app}/search`);
      lastActions.push('back from a page of the browser');
    }
    const seen = await readAppState(page);
    screens.set(seen.path, (screens.get(seen.path) ?? 0) + 1);
    if (seen.crashed) await handleCrash();
    loggedOut = seen.loggedIn ? 0 : loggedOut + 1;
    if (loggedOut > MAX_LOGGED_OUT) {
      await backToNetwork();
      await enterAs(page, EMAIL);
      lastActions.push('log in again');
      loggedOut = 0;
    }
  }

  /**
   * After a crash: when code could not be fetched because of the network, reloads the page, as a user would. Any other
   * crash is an error.
   */
  async function handleCrash(): Promise<void> {
    if (!errors.codeMissing) {
      errors.add('The crash page is shown');
      return;
    }
    await backToNetwork();
    await page.goto(`${app}/search`);
    errors.codeMissing = false;
    lastActions.push('loaded anew: code was missing');
  }

  let done = 0;
  const end = (fault: string | null, after: HeapUsage | null = null): MonkeyReport => ({
    ...report,
    done,
    fault,
    before,
    after,
  });
  try {
    await page.goto(`${app}/login`);
    await enterAs(page, EMAIL);
    for (; done < actions; done += 1) {
      if (state.mayReload && done >= actions * LAST_LOAD) {
        state.mayReload = false;
        await backToNetwork();
        await page.goto(`${app}/login`);
      }
      if (before === null && done >= actions * FIRST_MEASUREMENT) before = await measureInSearch();
      await retryAfterNavigation(act, page, () => lastActions.push('(the page was on its way elsewhere)'));
      const [unexplained] = errors.unexplained;
      if (unexplained !== undefined) return end(unexplained);
      onProgress(done + 1);
    }
    const after = await measureInSearch();
    const [unexplained] = errors.unexplained;
    const isComparable = before?.document === after.document;
    return end(unexplained ?? (isComparable ? null : 'The page was loaded anew between the two weighings'), after);
  } catch (error) {
    return end(errors.unexplained[0] ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)));
  }
}

/** Blocks requests to other hosts, closes popup windows, and accepts all dialogs. */
async function confineToApp(page: Page, app: string): Promise<void> {
  const context = page.context();
  await context.route(
    (url) => !url.href.startsWith(app) && url.protocol.startsWith('http'),
    (route) => route.abort('aborted'),
  );
  context.on('page', (other) => {
    if (other !== page) void other.close();
  });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
}

/** Runs an action. When it fails because the page is navigating, waits until the next document is loaded. */
async function retryAfterNavigation(act: () => Promise<void>, page: Page, onLeaving: () => void): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!/Execution context was destroyed|frame was detached|interrupted by another navigation/.test(String(error)))
      throw error;
    onLeaving();
    await page.waitForLoadState('domcontentloaded');
  }
}
