import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), msw({ mode: 'worker-only' })] }),
});
