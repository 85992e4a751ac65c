import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { prebundled, storyPackages } from '../scripts/prebundled.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    // The places in the sidebar; below them a story stands where its file lies.
    '../src/ui/theme/*.stories.tsx',
    { directory: '../src/ui', files: '!(theme)/*.stories.tsx', titlePrefix: 'Components' },
    { directory: '../src/features', files: '**/*.stories.tsx', titlePrefix: 'Screens' },
    { directory: '../src/app', files: '**/*.stories.tsx', titlePrefix: 'Screens' },
    { directory: '../src/reports', files: '*.stories.tsx', titlePrefix: 'Operation' },
    { directory: '../mocks/panel', files: '*.stories.tsx', titlePrefix: 'Mock panel' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), msw({ mode: 'worker-only' })],
    // The list is complete: a scan of every story, and waiting for the first page's imports, would find nothing more.
    optimizeDeps: { include: [...prebundled, ...storyPackages], noDiscovery: true },
  }),
});
