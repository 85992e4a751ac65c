/**
 * Packages that Vite bundles before it serves anything, so that no first visit waits for a scan of the whole source
 * tree, and no package that is found later reloads the page. tests/architecture/prebundle.test.ts compares the lists
 * with the imports.
 */

/** No source imports these: the JSX transform, the React compiler, vanilla-extract and msw insert the imports. */
export const injectedPackages = ['react/compiler-runtime', 'react/jsx-dev-runtime', 'msw/browser', 'msw/experimental'];

/** For the app, on the fake backend too. */
export const prebundled = [
  '@base-ui/react/alert-dialog',
  '@base-ui/react/dialog',
  '@dnd-kit/core',
  '@oddbird/popover-polyfill',
  '@tanstack/react-query',
  'date-fns/constants',
  'date-fns/differenceInHours',
  'date-fns/differenceInMinutes',
  'date-fns/getSeconds',
  'idb',
  'mediabunny',
  'msw',
  'partysocket/ws',
  'react',
  'react-dom',
  'react-dom/client',
  'uqr',
  'web-vitals',
  'wouter',
  'zod/mini',
  'zod/v4/core',
  'zustand',
  'zustand/react/shallow',
  'zustand/vanilla',
  ...injectedPackages,
];

/** Additional packages for the stories and for the tests in the browser. */
export const storyPackages = [
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  '@storybook/addon-vitest',
  '@storybook/react-vite',
  'storybook/internal/core-events',
  'storybook/internal/csf',
  'storybook/preview-api',
  'storybook/test',
  'storybook/theming/create',
  'wouter/memory-location',
  'wouter/use-browser-location',
];
