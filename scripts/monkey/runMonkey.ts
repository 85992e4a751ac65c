import type { Page } from '@playwright/test';
import { seededRandom } from '../../mocks/content/random.ts';
import type { Backend } from '../../tests/e2e/backend.ts';
import { type Hands, nextAction } from './actions.ts';
import { Companion } from './companion.ts';
import { type Holdings, weigh } from './heap.ts';
import { enterAs, leave, visitEveryScreen } from './tour.ts';
import { glimpse } from './surface.ts';
import { Troubles } from './troubles.ts';

export interface MonkeyOptions {
  page: Page;
  backend: Backend;
  /** Where the app is, without a slash at the end; its API is asked there too. */
  app: string;
  actions: number;
  seed: number;
  /** Compares what the page holds before and after, in one document. */
  weighHeap?: boolean;
  onProgress?: (done: number) => void;
}

export interface MonkeyReport {
  done: number;
  /** Why it ended early, null when it did not. */
  fault: string | null;
  lastActions: readonly string[];
  explained: ReadonlyMap<string, number>;
  screens: ReadonlyMap<string, number>;
  before: Holdings | null;
  after: Holdings | null;
}

const EMAIL = 'hana@example.com';
const REMEMBERED = 30;
/** So long does it stay among the screens for everybody before it logs in again. */
const OUTSIDE = 60;
/** Share of the actions after which the page is no more loaded anew. */
const LAST_LOAD = 1 / 6;
/** Share of the actions after which the heap is weighed for the first time: by then the code has run and is compiled. */
const WARM = 1 / 2;

/**
 * Random actions over every screen, the same for the same seed as far as the machine's speed lets them be. Ends at the
 * first crash, uncaught error, or word on the console that nothing done to the network explains.
 */
export async function runMonkey(options: MonkeyOptions): Promise<MonkeyReport> {
  const { page, backend, app, actions, seed, weighHeap = false, onProgress } = options;
  const companion = new Companion(app, 'ren@example.com');
  const random = seededRandom(seed);
  const hands: Hands = {
    page,
    random,
    backend,
    companion,
    email: EMAIL,
    offlineFor: 0,
    lastOffline: Number.NEGATIVE_INFINITY,
    mayReload: true,
  };
  const troubles = new Troubles(page.context(), hands);
  const lastActions: string[] = [];
  const screens = new Map<string, number>();
  const report = { lastActions, screens, explained: troubles.explained };
  let before: Holdings | null = null;
  let outside = 0;

  await stayIn(page, app);

  /** The same World, the same person, the same screen: what is held there can be compared. */
  async function weighAtHome(): Promise<Holdings> {
    await backToNetwork();
    await leave(page);
    companion.forget();
    await backend.reset();
    await enterAs(page, EMAIL);
    await visitEveryScreen(page);
    return weigh(page);
  }

  async function backToNetwork(): Promise<void> {
    if (hands.offlineFor === 0) return;
    hands.offlineFor = 0;
    hands.lastOffline = performance.now();
    await page.context().setOffline(false);
  }

  async function act(): Promise<void> {
    if (hands.offlineFor > 0) {
      hands.lastOffline = performance.now();
      if (hands.offlineFor === 1) await backToNetwork();
      else hands.offlineFor -= 1;
    }
    lastActions.push(await nextAction(random)(hands));
    if (lastActions.length > REMEMBERED) lastActions.shift();
    if (!page.url().startsWith(app)) {
      // A page of the browser's own: nothing of the app was there to answer.
      await backToNetwork();
      await page.goto(`${app}/search`);
      lastActions.push('back from a page of the browser');
    }
    const seen = await glimpse(page);
    screens.set(seen.path, (screens.get(seen.path) ?? 0) + 1);
    if (seen.crashed) await leaveCrash();
    outside = seen.loggedIn ? 0 : outside + 1;
    if (outside > OUTSIDE) {
      await backToNetwork();
      await enterAs(page, EMAIL);
      lastActions.push('log in again');
      outside = 0;
    }
  }

  /** Code that could not be fetched is the network's doing: its way out is to load the page anew. */
  async function leaveCrash(): Promise<void> {
    if (!troubles.codeMissing) {
      troubles.add('The crash page is shown');
      return;
    }
    await backToNetwork();
    await page.goto(`${app}/search`);
    troubles.codeMissing = false;
    lastActions.push('loaded anew: code was missing');
  }

  let done = 0;
  const end = (fault: string | null, after: Holdings | null = null): MonkeyReport => ({
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
      if (weighHeap && hands.mayReload && done >= actions * LAST_LOAD) {
        hands.mayReload = false;
        await backToNetwork();
        await page.goto(`${app}/login`);
      }
      if (weighHeap && before === null && done >= actions * WARM) before = await weighAtHome();
      await patiently(act, page, () => lastActions.push('(the page was on its way elsewhere)'));
      const [trouble] = troubles.unexplained;
      if (trouble !== undefined) return end(trouble);
      onProgress?.(done + 1);
    }
    if (!weighHeap) return end(null);
    const after = await weighAtHome();
    const [trouble] = troubles.unexplained;
    const isComparable = before?.document === after.document;
    return end(trouble ?? (isComparable ? null : 'The page was loaded anew between the two weighings'), after);
  } catch (error) {
    return end(troubles.unexplained[0] ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)));
  }
}

/** Strangers are not called, windows that open close again, and every question is answered with yes. */
async function stayIn(page: Page, app: string): Promise<void> {
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

/** A page that is on its way elsewhere cannot be asked; it can a moment later. */
async function patiently(act: () => Promise<void>, page: Page, onLeaving: () => void): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!/Execution context was destroyed|frame was detached|interrupted by another navigation/.test(String(error)))
      throw error;
    onLeaving();
    await page.waitForLoadState('domcontentloaded');
  }
}
