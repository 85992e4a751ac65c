import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { prebundled, storyPackages } from '../scripts/prebundled.ts';
import { color } from '../src/ui/theme/tokens.ts';
import { PICTURE_FRAME } from './isTestRun.ts';
import { places } from './places.ts';

/** Storybook's own settings: where the stories are and how they are built. preview.tsx says how they are rendered. */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    // The places in the sidebar; below them a story stands where its file lies.
    './docs/*.mdx',
    { directory: './flows', files: '*.stories.tsx', titlePrefix: 'Flows' },
    { directory: '../src/ui', files: '!(theme)/*.stories.tsx', titlePrefix: 'Components' },
    ...places.map(([folder, place]) => ({
      directory: `../src/${folder}`,
      files: '**/*.stories.tsx',
      titlePrefix: `Screens/${place}`,
    })),
    { directory: '../src/reports', files: '*.stories.tsx', titlePrefix: 'Operation' },
    { directory: '../mocks/panel', files: '*.stories.tsx', titlePrefix: 'Mock panel' },
  ],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // A test run draws no page, and reading the source of every story for it takes time.
    ...(process.env.VITEST ? [] : ['@storybook/addon-docs']),
  ],
  // What is seen before a page is there has the ground of the product, too. A part without a place of its own has a margin.
  // In a picture nobody presses a finding of axe, for which Storybook would compute all styles anew after every change.
  previewHead: (head = '') =>
    `${head}<script>if (window.name === '${PICTURE_FRAME}') FEATURES.highlight = false</script><style>:is(.sb-preparing-story, .sb-preparing-docs, .sb-preparing-docs *) { background: ${color.ground} !important } .part #storybook-root:not(:has(main)) { box-sizing: border-box; max-width: 720px; margin-inline: auto; padding: 24px }</style>`,
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), msw({ mode: 'worker-only' })],
    build: { ...config.build, chunkImportMap: false },
    // The list is complete: a scan of every story, and waiting for the first page's imports, would find nothing more.
    optimizeDeps: { include: [...prebundled, ...storyPackages], noDiscovery: true },
  }),
});
