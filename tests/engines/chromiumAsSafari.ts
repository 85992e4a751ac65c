import { deepEqual } from 'node:assert/strict';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import { behaveAsSafari, describeChromium } from './behaveAsSafari.ts';
import type { Browser, Engine, Settings, Surroundings, Tab } from './engine.ts';
import { between } from './keys.ts';

/**
 * Chromium without the features that Safari lacks: finds faults of an iPhone without one, with a driver that can do
 * everything.
 */
export const chromiumAsSafari: Engine = {
  name: 'chromium-as-safari',
  // The browser that `npm test` installs for the other tests.
  missing: () => null,
  packages: [],
  launch,
  control,
};

async function launch(settings: Settings, { environment }: Surroundings): Promise<Browser> {
  const options = launchOptions();
  const letters = settings.hasLargeLetters ? ['--blink-settings=defaultFontSize=32,minimumFontSize=0'] : [];
  const browser = await chromium.launch({ ...options, args: [...options.args, ...letters], env: environment });
  const context = await browser.newContext({
    viewport: { width: settings.width, height: settings.height },
    reducedMotion: settings.hasReducedMotion ? 'reduce' : 'no-preference',
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // Safari needs a press for it, and asks nobody.
    permissions: ['clipboard-read', 'clipboard-write', 'microphone'],
    ...(settings.width < 600 ? { hasTouch: true, isMobile: true } : {}),
  });
  await context.addInitScript(behaveAsSafari);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(`${message.type()}: ${message.text()}`);
  });
  return {
    version: `Chromium ${browser.version()} as Safari`,
    openTab: async () => tabOf(await context.newPage()),
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}

/** Every removed feature existed before, and is missing now. */
async function control(altered: Browser, address: string): Promise<void> {
  const plain = await chromium.launch(launchOptions());
  try {
    const before = await featuresIn(tabOf(await plain.newPage()), address);
    const after = await featuresIn(await altered.openTab(), address);
    const everything = (value: boolean) => Object.fromEntries(Object.keys(before).map((name) => [name, value]));
    deepEqual(before, everything(true), 'Chromium itself has all of it');
    deepEqual(after, everything(false), 'Chromium as Safari has nothing of it');
  } finally {
    await plain.close();
  }
}

async function featuresIn(tab: Tab, address: string): Promise<Record<string, boolean>> {
  await tab.goto(address);
  await tab.evaluate(`document.body.replaceChildren(Object.assign(document.createElement('button'), {
    id: 'probe', style: 'position: fixed; inset: 0' }))`);
  await tab.press({ x: 50, y: 50 });
  const features = (await tab.evaluate(`(${describeChromium.toString()})()`)) as Record<string, boolean>;
  await tab.close();
  return features;
}

function tabOf(page: Page): Tab {
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(`(${expression})`),
    press: ({ x, y }) => page.mouse.click(x, y),
    async drag(from, to) {
      const [first, ...others] = between(from, to);
      await page.mouse.move(first?.x ?? 0, first?.y ?? 0);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    async keys(...keys) {
      for (const chord of keys) await page.keyboard.press([chord].flat().join('+'));
    },
    chooseFile: (selector, index, path) => page.locator(selector).nth(index).setInputFiles(path),
    picture: () => page.screenshot({ caret: 'initial' }),
    close: () => page.close(),
  };
}
