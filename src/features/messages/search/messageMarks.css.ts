import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../../../ui/theme/breakpoints.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/** Dark words on yellow stand out from the bubbles of both sides; without padding, so that no line moves. */
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

/** The bubble of a message that is being sent is pale, which would make marks hard to read. */
globalStyle(`[data-status] [data-bubble][data-bubble]:has(${mark})`, { opacity: 1 });

/** The message that is looked at has a ring besides. */
globalStyle(`[data-bubble]:has(${mark}[data-current])`, {
  outline: `2px solid ${vars.color.orangeLight}`,
  outlineOffset: '2px',
});
