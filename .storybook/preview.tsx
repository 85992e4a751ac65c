import a11yAddon from '@storybook/addon-a11y';
import vitestAddon from '@storybook/addon-vitest';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { backendAddon } from './backendAddon.ts';
import { consoleAddon } from './consoleAddon.ts';
import { providersAddon } from './providersAddon.tsx';
import '../src/ui/theme/global.css.ts';

document.documentElement.lang = 'ja';

// In ms. Code that comes when it is needed may take longer than the usual second where nothing is bundled.
configure({ asyncUtilTimeout: 5_000 });

const viewports = {
  small: { name: '320 px', styles: { width: '320px', height: '640px' } },
  narrow: { name: '360 px', styles: { width: '360px', height: '740px' } },
  tablet: { name: '768 px', styles: { width: '768px', height: '1024px' } },
  desktop: { name: '1280 px', styles: { width: '1280px', height: '800px' } },
} as const;

export default definePreview({
  addons: [a11yAddon(), vitestAddon(), consoleAddon(), backendAddon(), providersAddon()],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
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
