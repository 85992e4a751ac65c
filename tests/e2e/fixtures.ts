import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { type Backend, backendInPage, backendOnPort } from './backend.ts';
import { ports } from './ports.ts';

interface Fixtures {
  /** A browser of somebody else, watched like the first; closed at the end. */
  openPage: () => Promise<Page>;
  /** Names trouble that a test is about. Everything else that goes wrong in a page fails the test. */
  allowTrouble: (pattern: RegExp) => void;
  /** Controls of the fake backend; on its port it starts every test in the scenario `default`. */
  backend: Backend;
  troubles: Troubles;
}

export interface Options {
  /** The app talks to the fake on its port; else the fake is in the browser, behind the service worker. */
  onPort: boolean;
}

class Troubles {
  readonly allowed: RegExp[] = [];
  private readonly seen: string[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        this.seen.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => this.seen.push(`uncaught: ${error.error().stack ?? error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A page that is left gives up what it was waiting for.
      if (reason !== 'net::ERR_ABORTED')
        this.seen.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
    });
  }

  unexpected(): string[] {
    return this.seen.filter((trouble) => !this.allowed.some((pattern) => pattern.test(trouble)));
  }
}

export const test = base.extend<Fixtures & Options>({
  troubles: [
    async ({ context }, provide) => {
      const troubles = new Troubles();
      troubles.watch(context);
      await provide(troubles);
      expect(troubles.unexpected(), 'trouble in a page that the test did not allow').toEqual([]);
    },
    { auto: true },
  ],
  allowTrouble: async ({ troubles }, provide) => {
    await provide((pattern) => troubles.allowed.push(pattern));
  },
  openPage: async ({ browser, troubles }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      troubles.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  baseURL: ({ onPort }, provide, { parallelIndex }) =>
    provide(`http://localhost:${onPort ? ports.app(parallelIndex) : ports.mockApp}`),
  onPort: [true, { option: true }],
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
