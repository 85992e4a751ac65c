/** Whether Vitest runs the stories. Vitest itself gives the page no variable that says so. */
export const isTestRun = '__vitest_browser__' in globalThis;

/** The name of the frame in which pictures of stories are drawn. */
export const PICTURE_FRAME = 'picture';
