import a11yAddon from '@storybook/addon-a11y';
import vitestAddon from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { axeAddon } from './axeAddon.ts';
import { backendAddon } from './backendAddon.ts';
import { consoleAddon } from './consoleAddon.ts';
import { providersAddon } from './providersAddon.tsx';
import '../src/ui/theme/global.css.ts';

document.documentElement.lang = 'ja';

const isTestRun = '__vitest_browser__' in globalThis;

configure({
  // In ms. Nothing is bundled, and the machine may be slow and busy: only what never comes takes so long.
  asyncUtilTimeout: 60_000,
  // A query that waits fails many times before it succeeds. To print the document each time takes a tenth of the run.
  ...(isTestRun ? { getElementError: (message) => new Error(message ?? 'No element was found') } : {}),
});

const viewports = {
  small: { name: '320 px', styles: { width: '320px', height: '640px' } },
  narrow: { name: '360 px', styles: { width: '360px', height: '740px' } },
  low: { name: '740 × 360 px', styles: { width: '740px', height: '360px' } },
  keyboard: { name: '360 px above a keyboard', styles: { width: '360px', height: '420px' } },
  tablet: { name: '768 px', styles: { width: '768px', height: '1024px' } },
  desktop: { name: '1280 px', styles: { width: '1280px', height: '800px' } },
  wide: { name: '1920 px', styles: { width: '1920px', height: '1080px' } },
} as const;

export default definePreview({
  addons: [axeAddon(), a11yAddon(), vitestAddon(), consoleAddon(), backendAddon(), providersAddon()],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // Names contain the words that are seen (rule T5, WCAG 2.5.3); axe does not ask for it by itself.
      config: { rules: [{ id: 'label-content-name-mismatch', enabled: true }] },
      // The panel shows what passed, too; a test run asks for the violations alone, which is half the work.
      options: isTestRun ? { resultTypes: ['violations'] } : {},
    },
    viewport: { options: viewports },
    options: {
      storySort: {
        // The screens in the order in which somebody comes by them.
        order: [
          'Foundations',
          'Components',
          'Screens',
          ['auth', 'Shell', 'shell', 'search', 'people', 'likes', 'messages', 'notifications', 'board', 'profile', '*'],
        ],
      },
    },
  },
});
