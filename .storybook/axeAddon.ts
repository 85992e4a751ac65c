import { definePreviewAddon } from 'storybook/internal/csf';
import { isSampled } from '../tests/support/sample.ts';

const seed = Number(import.meta.env.VITE_SAMPLE_SEED || Number.NaN);
const tried = new Set<string>();

/**
 * Chooses the stories that axe checks for accessibility, since that takes a quarter of the time of all stories. With a
 * sample's seed: the first story of each file, which shows the screen or component at rest, an eighth of the other
 * stories of screens and a sixteenth of those of parts; else all.
 */
export const axeAddon = () =>
  definePreviewAddon({
    beforeEach(context) {
      const { id, componentId, title } = context;
      const isFirst = !tried.has(componentId);
      tried.add(componentId);
      if (Number.isNaN(seed) || isFirst || isSampled(id, title.endsWith('Screen') ? 8 : 16, seed)) return;
      context.parameters = { ...context.parameters, a11y: { ...context.parameters.a11y, test: 'off' } };
    },
  });
