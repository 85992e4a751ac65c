import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { type Backend, backendInPage, backendOnPort } from './backend.ts';
import { chaosSeed, chaosTrouble, skipUnfit, unleash } from './chaos.ts';
import { isOurPort, ports } from './ports.ts';

interface Fixtures {
  /** A browser of somebody else, watched like the first; closed at the end. */
  openPage: () => Promise<Page>;
  /** Names trouble that a test is about. Everything else that goes wrong in a page fails the test. */
  allowTrouble: (pattern: RegExp) => void;
  /** Controls of the fake backend; on its port it starts every test in the scenario `default`. */
  backend: Backend;
  troubles: Troubles;
  /** In chaos mode the bad network over all pages. */
  chaos: (context: BrowserContext) => Promise<void>;
}

export interface Options {
  /** The app talks to the fake on its port; else the fake is in the browser, behind the service worker. */
  onPort: boolean;
  /** The built app keeps its files in its service worker, which hides requests from `page.route`; else there is none. */
  keepsApp: boolean;
}

/** What the Content-Security-Policy stopped, in Chromium's words and in those of the listener below. */
const VIOLATION = /Content Security Policy|Trusted(HTML|Script|ScriptURL)\b/;

class Troubles {
  readonly allowed: RegExp[] = [];
  private readonly seen: string[] = [];
  private breaches: string[] = [];

  async watch(context: BrowserContext): Promise<void> {
    // Not every violation is a line of the console by itself.
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
        // oxlint-disable-next-line no-console -- this runs in the page, whose console is watched below
        console.error(`Content Security Policy stopped ${effectiveDirective}: ${blockedURI} ${sample}`);
      });
    });
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
      // A page that is left gives up what it was waiting for.
      if (reason !== 'net::ERR_ABORTED')
        this.seen.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
    });
  }

  /** What no test may allow: violations of the policy and requests to third parties. Only a test about them takes them. */
  takeBreaches(): string[] {
    const taken = this.breaches;
    this.breaches = [];
    return taken;
  }

  unexpected(): string[] {
    return this.seen.filter((trouble) => !this.allowed.some((pattern) => pattern.test(trouble)));
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

/** How many times slower every page's processor is (`npm run tool -- steady`); stories have it from slowProcessor.ts. */
const slowdown = Number(process.env.VITE_CPU_SLOWDOWN ?? 1);

async function slowDown(context: BrowserContext): Promise<void> {
  if (!(slowdown > 1)) return;
  const slow = async (page: Page) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  };
  for (const page of context.pages()) await slow(page);
  // Some pages are gone again at once.
  context.on('page', (page) => void slow(page).catch(() => undefined));
}

export const test = base.extend<Fixtures & Options>({
  troubles: [
    async ({ context, onPort, keepsApp }, provide) => {
      const troubles = new Troubles();
      if (onPort && !keepsApp) await withoutServiceWorker(context);
      await troubles.watch(context);
      await slowDown(context);
      await provide(troubles);
      expect(troubles.takeBreaches(), 'breaches of the security of a page').toEqual([]);
      expect(troubles.unexpected(), 'trouble in a page that the test did not allow').toEqual([]);
    },
    { auto: true },
  ],
  allowTrouble: async ({ troubles }, provide) => {
    await provide((pattern) => troubles.allowed.push(pattern));
  },
  chaos: [
    async ({ context, troubles }, provide, info) => {
      const lay = async (over: BrowserContext) => {
        if (chaosSeed !== null) await unleash(over, info.titlePath.join(), chaosSeed);
      };
      if (chaosSeed !== null) {
        skipUnfit(info);
        troubles.allowed.push(chaosTrouble);
      }
      await lay(context);
      await provide(lay);
    },
    { auto: true },
  ],
  openPage: async ({ browser, troubles, onPort, chaos }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      await troubles.watch(context);
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
  keepsApp: [false, { option: true }],
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
