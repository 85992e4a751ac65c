import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { windowOf } from './viewports.ts';

/**
 * Gives the frame the width that the toolbar asks for. Storybook's own control of the window is locked in a story that
 * names its window, and most screens do.
 */
export function chooseWidth(api: API): void {
  const style = document.head.appendChild(document.createElement('style'));
  const apply = ({ globals }: { globals: { width?: string } }) => {
    const size = windowOf(globals.width);
    style.textContent =
      size === undefined
        ? ''
        : `:has(> #storybook-preview-iframe), #storybook-preview-iframe { width: ${size.width} !important; }`;
  };
  api.on(SET_GLOBALS, apply);
  api.on(GLOBALS_UPDATED, apply);
}
