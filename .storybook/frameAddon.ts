import { definePreviewAddon } from 'storybook/internal/csf';
import { waitFor } from 'storybook/test';
import { expectNoOverhang } from '../tests/support/expectNoOverhang.ts';
import { findOverlaps } from '../tests/support/findOverlaps.ts';
import { expectTextsContained } from '../tests/support/expectTextsContained.ts';
import { isTestRun } from './isTestRun.ts';
import { windowOf, type WindowSize } from './viewports.ts';

/** In milliseconds: the manager sizes the frame right after it was asked to show the story. */
const PATIENCE = 2_000;
/** What a story closes last, or what leaves by itself, such as a moment after a first save, may still be there. */
const WITHOUT_OVERLAPS = { timeout: 3_000 };

/**
 * Opened by hand, a story begins in its own window only, as in a test run. The manager sizes the frame while the story
 * starts already, and a story that is opened without the manager makes itself a frame. In a test run a story fails whose
 * page is wider than its window at the end, in which a person's text reaches beyond its element, or in which something
 * stands in the way of a press.
 */
export const frameAddon = () =>
  definePreviewAddon({
    async beforeEach({ viewMode, globals, storyGlobals, abortSignal }) {
      if (isTestRun || viewMode === 'docs' || globals.width) return;
      const size = windowOf(storyGlobals.viewport?.value);
      if (size === undefined || fits(size)) return;
      if (window.self === window.top) return showInFrame(size, abortSignal);
      await new Promise<void>((resolve) => {
        const patience = setTimeout(resolve, PATIENCE);
        const check = () => {
          if (!fits(size)) return;
          clearTimeout(patience);
          window.removeEventListener('resize', check);
          resolve();
        };
        window.addEventListener('resize', check);
      });
    },
    async afterEach() {
      // In the manager an error thrown here replaces the story by an error page.
      if (!isTestRun) return;
      expectNoOverhang();
      expectTextsContained();
      await waitFor(() => {
        const overlaps = findOverlaps();
        if (overlaps.length > 0) throw new Error(`Something stands in the way of a press:\n${overlaps.join('\n')}`);
      }, WITHOUT_OVERLAPS);
    },
  });

const fits = ({ width, height }: WindowSize) =>
  innerWidth === Number.parseInt(width, 10) && innerHeight === Number.parseInt(height, 10);

/** The rest happens in the frame, whose events come here as they come to the manager. */
async function showInFrame({ width, height }: WindowSize, left: AbortSignal): Promise<void> {
  const frame = document.createElement('iframe');
  Object.assign(frame, { src: location.href, title: document.title });
  Object.assign(frame.style, { display: 'block', width, height, border: 'none', marginInline: 'auto' });
  document.body.append(frame);
  document.body.className = '';
  await new Promise((resolve) => left.addEventListener('abort', resolve, { once: true }));
  frame.remove();
}
