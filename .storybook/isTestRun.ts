/** Whether Vitest runs the stories. Vitest itself gives the page no variable that says so. */
export const isTestRun = '__vitest_browser__' in globalThis;
