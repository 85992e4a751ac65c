import { definePreviewAddon } from 'storybook/internal/csf';
import { translatePage } from '../tests/support/translatePage.ts';
import { watchTextNodes } from '../tests/support/watchTextNodes.ts';
import { isTestRun } from './isTestRun.ts';

export interface TranslatorParameters {
  parameters: {
    /** Whether the page is translated by the browser while the story is played; default false. */
    translated?: boolean;
  };
}

/**
 * Translates the page of a story that asks for it. In a test run each story fails in which React has made a text node of
 * its own, which a translator would take from it (rule S29).
 */
export const translatorAddon = () => {
  const takeTexts = isTestRun ? watchTextNodes() : () => [];
  return definePreviewAddon<TranslatorParameters>({
    beforeEach({ parameters: { translated = false } }) {
      takeTexts();
      return translated ? translatePage() : undefined;
    },
    afterEach() {
      const texts = takeTexts();
      if (texts.length === 0) return;
      throw new Error(
        `Texts that are not the only child of an element (put a <span> around each):\n${texts.join('\n')}`,
      );
    },
  });
};
