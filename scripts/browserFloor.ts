/** The first version of each browser that the app works in (docs/browsers.md). */
export const browserFloor = { chrome: '111', edge: '111', firefox: '121', safari: '16.4', ios: '16.4' } as const;

/** The same versions in the format of the bundler's build targets. */
export const buildTarget: string[] = Object.entries(browserFloor).map(([browser, version]) => browser + version);
