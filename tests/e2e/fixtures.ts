import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { type Backend, backendInPage, backendOnPort } from './backend.ts';
import { chaosSeed, chaosErrors, skipUnfit, applyBadNetwork } from './chaos.ts';
import { logViolations } from './logViolations.ts';
import { isOurPort, ports } from './ports.ts';

interface Fixtures {
  /** A page in another browser context, watched like the first one and closed at the end. */
  openPage: () => Promise<Page>;
  /** Allows errors that the test is about. Every other error in a page fails the test. */
  allowErrors: (pattern: RegExp) => void;
  /** Controls of the fake backend; on its port it starts every test in the scenario `default`. */
  backend: Backend;
  errorLog: ErrorLog;
  /** In chaos mode, simulates the bad network for all pages of a context. */
  chaos: (context: BrowserContext) => Promise<void>;
}

export interface Options {
  /**
   * Whether the app uses the fake backend on its port; otherwise the fake backend runs in the browser, behind the
   * service worker.
   */
  onPort: boolean;
  /**
   * Whether the built app installs its service worker, which hides requests from `page.route`; otherwise service
   * workers are removed.
   */
  cachesApp: boolean;
}

/** Violations of the Content-Security-Policy, in the messages of Chromium and of `logViolations`. */
const VIOLATION = /Content Security Policy|Trusted(HTML|Script|ScriptURL)\b/;

class ErrorLog {
  readonly allowed: RegExp[] = [];
  private readonly seen: string[] = [];
  private breaches: string[] = [];

  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(logViolations);
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        this.seen.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
      }
      if (VIOLATION.test(message.text())) this.breaches.push(message.text());
    });
    context.on('request', (request) => {
      if (isForeign(request.url())) this.breaches.push(`asked a third party: ${request.url()}`);
    });
    context.on('weberror', (error) => this.seen.push(`uncaught: ${error.error().stack ?? error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A page that is closed or navigates aborts its requests.
      if (reason !== 'net::ERR_ABORTED')
        this.seen.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
    });
  }

  /**
   * Violations of the policy and requests to third parties, which no test may allow. Only a test about them takes them.
   */
  takeBreaches(): string[] {
    const taken = this.breaches;
    this.breaches = [];
    return taken;
  }

  unexpected(): string[] {
    return this.seen.filter((error) => !this.allowed.some((pattern) => pattern.test(error)));
  }
}

/** Whether an address belongs neither to the app nor to its backend. */
function isForeign(address: string): boolean {
  const { protocol, hostname, port } = new URL(address);
  if (['about:', 'blob:', 'data:'].includes(protocol)) return false;
  return hostname !== 'localhost' || !isOurPort(Number(port));
}

/** A browser without service workers, as some are in private mode. */
const withoutServiceWorker = (context: BrowserContext) =>
  context.addInitScript(() => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker);

/** By how much the processor of every page is slowed down (`npm run tool -- steady`); for stories slowProcessor.ts does this. */
const slowdown = Number(process.env.VITE_CPU_SLOWDOWN ?? 1);

async function slowDown(context: BrowserContext): Promise<void> {
  if (!(slowdown > 1)) return;
  const slow = async (page: Page) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  };
  for (const page of context.pages()) await slow(page);
  // Some pages are closed again at once.
  context.on('page', (page) => void slow(page).catch(() => undefined));
}

export const test = base.extend<Fixtures & Options>({
  errorLog: [
    async ({ context, onPort, cachesApp }, provide) => {
      const errorLog = new ErrorLog();
      if (onPort && !cachesApp) await withoutServiceWorker(context);
      await errorLog.watch(context);
      await slowDown(context);
      await provide(errorLog);
      expect(errorLog.takeBreaches(), 'breaches of the security of a page').toEqual([]);
      expect(errorLog.unexpected(), 'errors in a page that the test did not allow').toEqual([]);
    },
    { auto: true },
  ],
  allowErrors: async ({ errorLog }, provide) => {
    await provide((pattern) => errorLog.allowed.push(pattern));
  },
  chaos: [
    async ({ context, errorLog }, provide, info) => {
      const apply = async (over: BrowserContext) => {
        if (chaosSeed !== null) await applyBadNetwork(over, info, chaosSeed);
      };
      if (chaosSeed !== null) {
        skipUnfit(info);
        errorLog.allowed.push(chaosErrors);
      }
      await apply(context);
      await provide(apply);
    },
    { auto: true },
  ],
  openPage: async ({ browser, errorLog, onPort, chaos }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await errorLog.watch(context);
      await slowDown(context);
      if (onPort) await withoutServiceWorker(context);
      await chaos(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  baseURL: ({ onPort }, provide, { parallelIndex }) =>
    provide(`http://localhost:${onPort ? ports.app(parallelIndex) : ports.mockApp}`),
  onPort: [true, { option: true }],
  cachesApp: [false, { option: true }],
  backend: [
    async ({ page, onPort }, provide, { parallelIndex }) => {
      const backend = onPort ? backendOnPort(parallelIndex) : backendInPage(page);
      if (onPort) await backend.reset();
      await provide(backend);
    },
    { auto: true },
  ],
});

export { expect };
