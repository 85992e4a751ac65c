import { style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { vars } from '../theme/theme.css.ts';

/** Dark text on yellow stands out from cards and from all bubbles of a chat; without padding, so that no line moves. */
export const mark = style({
  borderRadius: '3px',
  color: vars.color.onBrand,
  backgroundColor: vars.color.warn,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  selectors: { '&[data-current]': { backgroundColor: vars.color.orangeLight } },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'MarkText',
      backgroundColor: 'Mark',
      selectors: { '&[data-current]': { color: 'HighlightText', backgroundColor: 'Highlight' } },
    },
  },
});
