import { definePreviewAddon } from 'storybook/internal/csf';
import { waitFor } from 'storybook/test';
import { queryClientOf } from '../src/session/queryClientOf.ts';
import { sessions } from '../src/session/sessions.ts';
import { drawnIn } from '../tests/support/drawnIn.ts';
import { isTestRun } from './isTestRun.ts';

/** For each file: its pictures, and the story that ends with it. */
const pictures = new Map<string, Map<string, string>>();

/**
 * In a test run a visible story fails that ends blank or looks like another one of its file. The steps of a test belong
 * into a story of their own with the tags '!dev' and '!autodocs'. It is run, too, but no reviewer sees it.
 */
export const lastFrameAddon = () =>
  definePreviewAddon<{ parameters: { fault?: { latency?: number } } }>({
    async afterEach({ id, componentId, tags, parameters: { fault } }) {
      if (!tags.includes('dev')) return;
      const settled = fault?.latency === undefined ? waitFor(expectNoCall) : Promise.resolve();
      // Opened by hand, it ends when it has settled, too: pictures of it are taken then.
      if (!isTestRun) return settled.catch(() => undefined);
      await settled;
      const drawn = drawnIn(document.body);
      if (drawn.length === 0) throw new Error('The story ends with nothing to see. Its test is a hidden story.');
      const ofFile = pictures.get(componentId) ?? new Map<string, string>();
      pictures.set(componentId, ofFile);
      const picture = [`${innerWidth} × ${innerHeight}`, ...drawn].join('\n');
      const other = ofFile.get(picture) ?? id;
      ofFile.set(picture, other);
      if (other !== id)
        throw new Error(
          `The story ends looking like ${other}. Show another state, or hide it with '!dev', '!autodocs'.`,
        );
    },
  });

function expectNoCall(): void {
  if (queryClientOf(sessions.getState()).isFetching() > 0) throw new Error('A call is under way at the end');
}
